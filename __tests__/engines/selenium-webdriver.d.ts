// What `visitor.ts` uses is typed there, by `Visitor`.
declare module 'selenium-webdriver';
