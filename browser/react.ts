/** What hydrates an island: a file that every island needs. */
export { createElement } from 'react';
export { flushSync } from 'react-dom';
export { hydrateRoot } from 'react-dom/client';
