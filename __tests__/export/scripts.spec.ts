import { fileOf, files, read } from './exported';

it('the file that all pages share is compiled while it arrives, and no other one', () => {
  const marked = files.filter(
    (file) =>
      /^\/_next\/static\/chunks\/.*\.js$/.test(file) &&
      read(file).startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(marked).toEqual([expect.stringMatching(/\/chunks\/site-/)]);
  for (const page of ['/', '/fr/contact', '/404'])
    expect(read(fileOf(page))).toContain(`${marked[0]}"`);
});
