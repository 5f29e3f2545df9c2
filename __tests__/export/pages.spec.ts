import { allLocales, locales } from '@/content/locales';
import { phoneDisplay } from '@/content/phone';
import { localePath } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { routes } from '../screens';
import { elementsOf, fileOf, files, plain, read, textIn } from './exported';

const named = (path: string, tag: string) =>
  elementsOf(path).filter(({ tagName }) => tagName === tag);

it.each(routes)('$path has its language in the HTML, and one h1', ({ path, locale }) => {
  const html = read(fileOf(path));
  expect(html.slice(0, 200)).toMatch(
    new RegExp(`^<!DOCTYPE html>.{0,40}<html lang="${locales[locale].tag}"`, 's'),
  );
  expect(named(path, 'h1')).toHaveLength(1);
  // Not `toMatch`, which would print the whole page.
  expect(/<h1[ >].*<h1[ >]/s.test(html)).toBe(false);
  expect(/\sstyle="/.test(html)).toBe(false);
});

it('an article with a route of its own wins over the generic one, in English only', () => {
  const title = (path: string) => named(path, 'h1').map(textIn).join();
  expect(title('/blog/infidelity-ptsd')).toContain('When Betrayal Feels Like Trauma');
  expect(title('/blog/7')).toBe('5 Signs Your Relationship Needs Counselling');
  expect(title('/es/blog/infidelity-ptsd')).toBe(title('/es/blog/1'));
});

it('the 404 document says so, is one document, and betrays nothing of the server', () => {
  const html = read('/404.html');
  expect(html).toContain('Oops! Page not found');
  expect(html).toContain('name="robots" content="noindex"');
  expect(/rel="canonical"|node_modules|at Object\./.test(html)).toBe(false);
  expect(html.match(/<html/g)).toHaveLength(1);
  // Its drawing stands right above the horizon: both with a sun would be two in one sky.
  expect(html.match(/class="sun-disc/g)).toHaveLength(1);
});

it('the 404 document has no address of its own, where its status would be 200', () => {
  expect(files.filter((file) => file.startsWith('/_not-found'))).toEqual([]);
});

it.each(allLocales)('in %s the form’s HTML offers the phone without scripts', (locale) => {
  const { withoutScript } = wordsFor(locale).pages.contact.form;
  expect(withoutScript).toContain(phoneDisplay);
  const [said] = named(localePath('/contact', locale), 'noscript').map(textIn);
  expect(plain(said ?? '')).toContain(plain(withoutScript));
});

it('each page carries its stylesheet, once, and what the router fetches carries none', () => {
  const [style] = named('/', 'style').map(textIn);
  // A piece that is written alike in HTML and in the payload's strings.
  const [piece = 'no stylesheet in the page'] = /[\w{}:;,#.()-]{60,}/.exec(style ?? '') ?? [];
  const copiesIn = (file: string) => read(file).split(piece).length - 1;
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => copiesIn(file) !== 1)).toEqual([]);
  expect(pages.filter((file) => read(file).includes('rel="stylesheet"'))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.txt') && copiesIn(file) > 0)).toEqual([]);
});
