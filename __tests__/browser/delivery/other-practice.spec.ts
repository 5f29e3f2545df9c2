import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { allLocales } from '@/content/locales';
import { localePath, pagePaths } from '@/content/site-map';
import { practice as other } from '../../fixtures/other-practice';
import { practice as specified } from '../../fixtures/specified-practice';
import { plainSpaces, tracesOf } from '../../fixtures/traces';
import { folder, siteUrl } from './form-service';

/** A file's words in plain spaces: without styles and drawings, whose numbers are no facts, and marks within figures. */
const wordsOf = (file: string) =>
  plainSpaces(
    readFileSync(join(folder, file), 'utf8')
      .replace(/<style[^>]*>.*?<\/style>/gs, '')
      .replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1')
      .replace(/ d="[^"]*"|\\?"d\\?":\\?"[^"]*"/g, ''),
  );

type Written = { name: string; words: string };
let files: Written[] = [];
test.beforeAll(() => {
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|txt|js|xml|json|webmanifest)$|^_(headers|redirects)$/.test(name))
    // The router's files of a page lie in a folder with the page's name.
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({ name, words: wordsOf(name) }));
});
const html = (path: string) =>
  files.find(({ name }) => name === `${path.slice(1) || 'index'}.html`)?.words ?? '';

test('no file of another practice’s site holds a fact of the one before', () => {
  expect(files.length).toBeGreaterThan(100);
  const left = tracesOf(specified).flatMap(({ what, pattern }) =>
    files.flatMap(({ name, words }) => {
      const found = pattern.exec(words);
      return found
        ? `${name}, ${what}: …${words.slice(Math.max(0, found.index - 50), found.index + 50)}…`
        : [];
    }),
  );
  expect(left).toEqual([]);
});

test('every fact of another practice stands on its site', () => {
  const all = files.map(({ words }) => words).join('\n');
  const missing = tracesOf({ ...other, siteUrl })
    .filter(({ pattern }) => !pattern.test(all))
    .map(({ what, pattern }) => `${what}: ${pattern.source}`);
  expect(missing).toEqual([]);
});

for (const locale of allLocales)
  test(`the facts stand where they belong, in ${locale}`, () => {
    const traces = tracesOf({ ...other, siteUrl });
    const shows = (path: string, ...keys: string[]) => {
      const page = html(localePath(path, locale));
      for (const key of keys) {
        const patterns = traces.filter(({ what }) => what === `${locale} ${key}` || what === key);
        expect(patterns.length, key).toBeGreaterThan(0);
        for (const { pattern } of patterns) expect(page, `${path}, ${key}`).toMatch(pattern);
      }
    };
    for (const path of Object.values(pagePaths))
      shows(path, 'practiceName', 'phone', 'telephone', 'siteUrl');
    const person = other.practitioner;
    for (const path of [pagePaths.home, pagePaths.contact]) {
      const page = html(localePath(path, locale));
      expect(page).toContain(`${person?.name}, ${person?.letters}`);
      expect(page).toContain(`alt="${person?.portrait?.alt[locale]}"`);
      expect(page).toContain('"@type":"Person"');
    }
    expect(html(localePath('/blog/1', locale))).toContain(`${person?.name}`);
    shows(pagePaths.home, 'experienceYears', 'satisfaction', 'sessionLanguages');
    shows(pagePaths.home, 'inWords.recoveryTime', 'inWords.stayTogetherShare');
    shows(pagePaths.fees, 'fee.individual', 'fee.couples', 'fee.extended', 'rebate', 'outOfPocket');
    shows(pagePaths.fees, 'length.individual', 'length.couples', 'length.extended');
    shows(pagePaths['infidelity-recovery'], 'recoveryTime', 'infidelityShare');
    shows(pagePaths['sex-therapy'], 'sexualConcernsWomen', 'sexualConcernsMen');
    shows(pagePaths.contact, 'monday', 'tuesday', 'saturday', 'ownWebsite', 'sessionLanguages');
    expect(html(localePath(pagePaths.contact, locale))).toContain('forms.localhost');
  });
