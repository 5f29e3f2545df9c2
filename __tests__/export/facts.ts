import { practice } from '@/content/practice';
import { weekFor } from '@/facts/calendar/week-formats';
import { valuesFor } from '@/facts/formats';
import type { Practice } from '@/facts/practice-schema';
import { practice as other } from '../fixtures/other-practice';
import { practice as specified } from '../fixtures/specified-practice';
import { files, plain, read } from './exported';

type Fact = { path: string; text: string };

/** Every text in a practice's facts, with the path that leads to it. */
function textsIn(value: unknown, path = ''): Fact[] {
  if (typeof value === 'string')
    return value.split('\n\n').map((text) => ({ path, text: plain(text) }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/**
 * A practice's facts as given and as each language writes them. Bare figures are left out, since they mean many things.
 */
const factsOf = (facts: Practice) =>
  [
    facts,
    ...facts.languages.flatMap((locale) => [valuesFor(locale, facts), weekFor(locale, facts)]),
  ]
    .flatMap((each) => textsIn(each))
    .filter(({ text }) => !/^\d+$/.test(text));

/** What the files say, in plain spaces: without styles and drawings. */
const written = files
  .filter((name) => /\.(html|txt|js|xml)$|^\/_(headers|redirects)$/.test(name))
  .map((name) => ({
    name,
    words: plain(read(name))
      .replace(/<style[^>]*>.*?<\/style>| d="[^"]*"/g, '')
      .replace(/&amp;|\\u0026/g, '&'),
  }));

/** The files that hold a text, not as a part of a longer number or word. */
function filesWith({ path, text }: Fact): string[] {
  const source = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\d.,])${source}(?![\\p{L}\\d]|[.,]\\d)`, 'u');
  return written
    .filter(({ words }) => pattern.test(words))
    .map(({ name }) => `${path}: ${text}, in ${name}`);
}

it('no fact that the practice has changed stands as it was specified', () => {
  // Crisis lines, too, answer in English; sentences name the place (docs/owner.md, “What needs a developer”).
  const elsewhereToo = /^\.(languages|services)|\.(suburb|area|whole|state|sessionLanguages)$/;
  const now = factsOf(practice).map(({ text }) => text);
  const before = factsOf(specified).filter(({ path }) => !elsewhereToo.test(path));
  expect(before.filter(({ text }) => !now.includes(text)).flatMap(filesWith)).toEqual([]);
});

if (practice.name === other.name)
  it('each fact of another practice stands on its site where it is offered, and nowhere else', () => {
    // Its languages and services are two.
    const notOffered = /infidelity|stayTogether|recovery|sexual|sex-?therapy|adhd|\.(es|pt-br)$/i;
    // Answers that a sentence stands for, what only computes, ends of sentences, what is not said while the practice is
    // away, and a length that only the table names.
    const inOtherWords =
      /\.(voicemail|gst|file|announceFrom|andOnline|orOnline)$|\.callBack\.|^\.length\.extended$/;
    const facts = factsOf(practice);
    const isOffered = ({ path }: Fact) => !notOffered.test(path);
    expect(facts.filter((fact) => !isOffered(fact)).flatMap(filesWith)).toEqual([]);
    const said = facts.filter((fact) => isOffered(fact) && !inOtherWords.test(fact.path));
    expect(said.filter((fact) => filesWith(fact).length === 0)).toEqual([]);
  });
