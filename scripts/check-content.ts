/**
 * Reads what the owner and the writers edit before anything is built: settings, facts, words, posts and the portrait.
 * Where something is wrong it ends with an error, and its last lines say each thing in a sentence.
 */
import './load-env.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { checkPortrait } from '../facts/check-portrait';
import { checkPractice } from '../facts/practice-schema';
import { fieldsOf, sentenceOf } from '../facts/read-practice';
import { checkSettingsFile, readEndpoint } from '../facts/settings';
import { publicFiles } from './public-files';

const faults: string[] = [];

/** The file and line of which a sentence speaks. */
const placeOf = (fault: string) => fault.split(': ')[0];

/** Does something, and keeps what stops it as sentences. */
async function noting(act: () => unknown) {
  try {
    await act();
  } catch (error) {
    const said = faults.map(placeOf);
    faults.push(
      ...sentenceOf(error)
        .split('\n')
        .filter((fault) => !said.includes(placeOf(fault))),
    );
  }
}

async function linkable(): Promise<Set<string>> {
  const { allLocales } = await import('../languages/locales');
  const { localePath, shortenedServices } = await import('../routing/addresses');
  const { pagePaths } = await import('../routing/pages');
  // What is not offered, too: such a link stands as words (components/sections/article-body.tsx).
  const pages = [...Object.values(pagePaths), ...shortenedServices.map((service) => `/${service}`)];
  return new Set([
    ...allLocales.flatMap((locale) => pages.map((path) => localePath(path, locale))),
    ...[...publicFiles()].map((file) => `/${file}`),
    '/sitemap.xml',
  ]);
}

// Next would build with React's code for development, and fail after minutes.
const { NODE_ENV, npm_lifecycle_event: command } = process.env;
if (command === 'build' && NODE_ENV !== undefined && NODE_ENV !== 'production')
  faults.push(
    `NODE_ENV is "${NODE_ENV}" where the site is built. Take it away there, or set it to "production".`,
  );
// The modules are loaded one after another, since each stops where its part of `content/` cannot be read.
await noting(() => {
  const file = '.env.production';
  if (existsSync(file)) checkSettingsFile(readFileSync(file, 'utf8'));
  readEndpoint(process.env);
});
await noting(async () => {
  const { where, twice, names } = fieldsOf('content/practice.ts');
  faults.push(...twice, ...names.values());
  // All else is read with nothing in their place.
  for (const name of names.keys()) Object.assign(globalThis, { [name]: undefined });
  const { practice } = await import('../content/practice');
  checkPractice(practice, where);
  const { portrait } = practice.practitioner ?? {};
  if (portrait) await checkPortrait(`content/${portrait.file}`);
});
// All else reads the facts.
if (faults.length === 0) {
  await noting(async () => {
    const { placeWarning, wordFaults } = await import('../words/check-words');
    faults.push(...wordFaults());
    const warning = placeWarning();
    if (warning) console.warn(warning);
  });
  await noting(async () => {
    const { readPosts } = await import('../posts/post-files');
    readPosts({ drafts: true });
  });
  await noting(async () => {
    const addresses = await linkable();
    const { articleFaults } = await import('../posts/articles');
    faults.push(...(await articleFaults((path) => addresses.has(path))));
  });
}

if (faults.length > 0) {
  console.error(`\nThis has to be put right before the site can be built:\n\n${faults.join('\n')}`);
  process.exitCode = 1;
}
