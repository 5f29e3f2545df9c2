import { finishedPage } from '@/browser/finished-page';

const files = { script: '/site.js', islands: new Map([['menu', ['/react.js', '/menu.js']]]) };

/** A page as Next exports it. */
const page = (body: string, head = '<title>Fees</title>') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

it.each([
  '<script>$RT=[];window.__newNext=1</script>',
  '<script src="/elsewhere.js"></script>',
  `<template><script data-own="">a</script><script>go()</script></template>`,
])('refuses a page with a script that is not known: %s', (script) => {
  for (const source of [page(script), page('<p>Fees</p>', script)])
    expect(() => finishedPage('fees.html', source, files)).toThrow(/^fees\.html has a script/);
});

it('names the files that each island needs, and refuses one that has none', () => {
  const island = '<div data-island="menu" data-props="{}">';
  expect(finishedPage('fees.html', page(island), files)).toContain(
    '<div data-island="menu" data-files="/react.js /menu.js" data-props="{}">',
  );
  const other = page('<div data-island="pacer">');
  expect(() => finishedPage('fees.html', other, files)).toThrow('pacer');
});
