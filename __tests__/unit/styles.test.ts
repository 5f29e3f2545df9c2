import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

const stylesIn = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
/** What stands before a `{`, but for at-rules and the steps of an animation. */
const selectorsIn = (file: string) =>
  Array.from(stylesIn(file).matchAll(/([^{};]+)\{/g), ([, text = '']) => text.trim()).filter(
    (text) => !/^(@|from$|to$|\d+%)/.test(text),
  );
const classesIn = (selector: string) =>
  Array.from(selector.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name);

it.each(filesIn('components', /\.css$/))('%s styles its own component alone', (file) => {
  const own = basename(file, '.css');
  const foreign = selectorsIn(file).filter(
    (selector) =>
      classesIn(selector).some((name) => name !== own && !name.startsWith(`${own}-`)) ||
      /\[(src|href|class)|> div|div \+/.test(selector) ||
      // A rule begins with a class of the component, or with the page that has it, and one within it with `&`.
      !/^(html:has\(\.|[.&])/.test(selector),
  );
  expect(foreign).toEqual([]);
  expect(stylesIn(file).trim()).toMatch(/^@layer (components|pages) \{/);
});

it('shared styles name no component, but the grounds and drawings that know the hour', () => {
  const classes = filesIn('app/styles', /\.css$/)
    .flatMap(selectorsIn)
    .flatMap(classesIn);
  const known = ['night', 'evening', 'scene', 'by-hour'];
  expect(classes.filter((name) => !known.includes(name))).toEqual([]);
});

it('no list of classes is longer than 200 letters', () => {
  const texts = ['app', 'components']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .flatMap((file) => readFileSync(file, 'utf8').match(/(['"])[^'"\n]{201,}\1/g) ?? []);
  // A drawing's path is a long string, too.
  expect(texts.filter((text) => !/^.[Mm]-?[\d.]+[ -]/.test(text))).toEqual([]);
});
