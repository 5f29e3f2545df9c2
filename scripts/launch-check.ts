/**
 * Asks the practice's owner what has to be settled before the launch: placeholders, what only the owner can vouch for, and
 * where enquiries go. Ends with an error while anything is open: `npm run launch-check`. With `-- --markdown` it is a
 * letter that the owner answers, and names no file.
 */
import './load-env.mjs';
import { parseArgs } from 'node:util';
import { practice } from '../content/practice';
import { blank, openPoints } from '../facts/launch';
import { placesElsewhere } from '../facts/place-in-words';
import { readSettings } from '../facts/settings';
import { readPosts } from '../posts/post-files';
import { allPosts, articleLanguage } from '../posts/posts';
import { serviceIds } from '../routing/pages';
import { wordsFor } from '../words/words';

const { markdown } = parseArgs({ options: { markdown: { type: 'boolean' } } }).values;
const { siteUrl = practice.siteUrl, enquiryEndpoint } = readSettings(process.env);
const { pages } = wordsFor('en');
const elsewhere = placesElsewhere(practice);
const open = openPoints(
  { ...practice, siteUrl },
  {
    endpoint: enquiryEndpoint,
    untold: allPosts()
      .filter((post) => !articleLanguage(post, 'en'))
      .map(({ texts }) => texts.en.title),
    drafts: readPosts({ drafts: true }).flatMap(({ texts }) =>
      Object.values(texts).flatMap(({ draft, title }) => (draft ? title : [])),
    ),
    payment: pages.fees.payment.ways,
    services: serviceIds.map((id) => pages[id].name),
    elsewhere,
  },
);
type OpenPoint = (typeof open)[number];

/** A question as the owner reads it, with room for the answer. */
function inLetter({ number, text, answer }: OpenPoint): string {
  const [, question, ground] = /^(.*?\?) (.*)$/s.exec(text) ?? [];
  const boxes = answer === 'line' ? [`Answer: ${blank}`] : answer.map((each) => `- [ ] ${each}`);
  return `**${number}. ${question}** ${ground}\n\n${boxes.join('\n')}\n`;
}

/** The same for whoever edits the files. */
function inList({ number, id, text, answer, where, needed }: OpenPoint): string {
  const things = answer === 'line' || answer[0] === 'Yes.' ? [] : answer;
  const places = id === 'place' ? elsewhere.map(({ at, text }) => `${at}: ${text}`) : [];
  const mayStay = needed ? '' : `. Where it may stay so, add '${id}' to "confirmed"`;
  return [`${number}. ${text}`, ...things, ...places, `→ ${where}${mayStay}.`].join('\n    ');
}

console.log(
  markdown
    ? `# Before the website of ${practice.name} opens

Hello${practice.practitioner ? ` ${practice.practitioner.name}` : ''},

your website is built. Before it opens, some things can only come from you.

How to answer: reply to this letter and write into it. Put an x between the brackets, [x], where something is so, and
your words where there is a line. You need not answer all at once: a question keeps its number, and what is settled is
not asked again. What comes first keeps visitors from booking.
`
    : 'What stands in quotes is a field of content/practice.ts.\n',
);
for (const chapter of new Set(open.map((point) => point.chapter))) {
  const those = open.filter((point) => point.chapter === chapter);
  console.log(markdown ? `## ${chapter}\n` : `${chapter}:\n`);
  console.log(`${those.map(markdown ? inLetter : inList).join('\n')}${markdown ? '' : '\n'}`);
}
const ending = {
  0: 'Nothing is open: the site can be launched.',
  1: 'One point is open before the launch.',
}[open.length];
console.log(
  markdown ? 'Thank you.' : (ending ?? `${open.length} points are open before the launch.`),
);
process.exitCode = open.length > 0 ? 1 : 0;
