import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { practice as other } from '../../fixtures/other-practice';
import { siteUrl } from '../../fixtures/other-site';
import { practice as specified } from '../../fixtures/specified-practice';
import { plainSpaces, tracesOf } from '../../fixtures/traces';
import { folder } from './form-service';

const { languages, services } = specified;
/** All that the site has words for. */
const everything = { languages, services };

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

test('no file of another practice’s site holds a fact of the one before', () => {
  expect(files.length).toBeGreaterThan(50);
  // Crisis lines, too, answer for 24 hours and in English; sentences name the place (`npm run launch-check` finds them).
  const ofTheOneBefore = tracesOf(specified).filter(
    ({ what }) => !/(noticeHours|replyHours|sessionLanguages)$|place\./.test(what),
  );
  const left = ofTheOneBefore.flatMap(({ what, pattern }) =>
    files.flatMap(({ name, words }) => {
      const found = pattern.exec(words);
      return found
        ? `${name}, ${what}: …${words.slice(Math.max(0, found.index - 50), found.index + 50)}…`
        : [];
    }),
  );
  expect(left).toEqual([]);
});

test('nothing of what another practice does not offer stands on its site', () => {
  const offered = tracesOf({ ...other, siteUrl }).map(({ pattern }) => pattern.source);
  const gone = tracesOf({ ...other, siteUrl, ...everything })
    .filter(({ pattern }) => !offered.includes(pattern.source))
    // What other languages write as an offered one does.
    .filter(({ what }) => what === 'own' || /^en /.test(what));
  expect(gone.length).toBeGreaterThan(10);
  const found = gone.flatMap(({ what, pattern }) =>
    files.flatMap(({ name, words }) => (pattern.test(words) ? `${name}, ${what}` : [])),
  );
  expect(found).toEqual([]);
  // A drawing may stand for something else as well.
  const addresses =
    /(?<!\/scenes|data-name=)[/"](es|pt-br|sex-therapy|adhd-couples|infidelity-(recovery|ptsd))[/".#]/;
  // The hosts lead such addresses on.
  const named = files.filter(({ name }) => name !== '_redirects' && !name.endsWith('.js'));
  expect(
    named.flatMap(({ name, words }) =>
      addresses.test(words) ? `${name}: ${addresses.exec(words)}` : [],
    ),
  ).toEqual([]);
});

test('every fact of another practice stands on its site', () => {
  const all = files.map(({ words }) => words).join('\n');
  const missing = tracesOf({ ...other, siteUrl })
    // No sentence names it: the table of fees has it in short.
    .filter(({ what }) => !what.endsWith(' length.extended'))
    .filter(({ pattern }) => !pattern.test(all))
    .map(({ what, pattern }) => `${what}: ${pattern.source}`);
  expect(missing).toEqual([]);
});
