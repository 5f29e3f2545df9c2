import { renderToStaticMarkup } from 'react-dom/server';
import { finishedPage } from '@/browser/finished-page';
import { InlineScript } from '@/components/ui/inline-script';

const files = { script: '/site.js', islands: new Map([['menu', ['/react.js', '/menu.js']]]) };
const own = renderToStaticMarkup(InlineScript({ code: 'light()' }));
const data = renderToStaticMarkup(InlineScript({ type: 'application/ld+json', data: {} }));

/** A page as Next exports it. */
const page = (body: string, head = '<title>Fees</title>') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

it('takes Next’s scripts out, and keeps the site’s own', () => {
  const next = [
    '<script src="/_next/static/chunks/main.js" async=""></script>',
    '<script>self.__next_f.push([1,"a"])</script>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
  ].join('');
  const finished = finishedPage('fees.html', page(`<p>Fees</p>${data}${next}`, own + next), files);
  expect(finished).not.toMatch(/_next/);
  expect(finished.match(/<script[^>]*>/g)).toEqual([
    '<script data-own="">',
    '<script type="module" src="/site.js">',
    '<script data-own="" type="application/ld+json">',
  ]);
});

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
