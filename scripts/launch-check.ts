/**
 * Tells the practice's owner what is still a placeholder, what only the owner can vouch for, and
 * whether enquiries arrive. Ends with an error while anything is open: `npm run launch-check`. With
 * `-- --markdown` the same is a letter to the owner, which names no file.
 */
import './load-env.mjs';
import { parseArgs } from 'node:util';
import { practice } from '../content/practice';
import { openPoints } from '../facts/launch';
import { placesElsewhere } from '../facts/place-in-words';
import { readSettings } from '../facts/settings';
import { readPosts } from '../posts/post-files';
import { allPosts, articleLanguage } from '../posts/posts';
import { wordsFor } from '../words/words';

const chapters = {
  set: {
    editor: 'Set these in content/practice.ts:',
    owner: '## What is missing\n\nPlease answer each by its number.',
  },
  confirm: {
    editor:
      'Confirm these: where a sentence is true, add the word before it to the list "confirmed" in content/practice.ts. Where it is not, change the figure there, or the words in content/.',
    owner:
      '## Is this true?\n\nThe site says these things, or rests on them. Please answer yes to each that is true. Where one is not, write what is.',
  },
  connect: { editor: 'Connect the enquiry form:', owner: '## The enquiry form' },
} as const;

const { markdown } = parseArgs({ options: { markdown: { type: 'boolean' } } }).values;
const { siteUrl = practice.siteUrl, enquiryEndpoint } = readSettings(process.env);
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
    payment: wordsFor('en').pages.fees.payment.ways,
    elsewhere: placesElsewhere(practice.location),
  },
);

if (markdown)
  console.log(
    `# ${practice.name}: before the website opens\n\nYour website is built. Before it opens, some things can only come from you.\n`,
  );
for (const todo of ['set', 'confirm', 'connect'] as const) {
  if (!open.some((point) => point.todo === todo)) continue;
  console.log(`${chapters[todo][markdown ? 'owner' : 'editor']}\n`);
  for (const [index, { what, sentence, edit = '', ...point }] of open.entries()) {
    if (point.todo !== todo) continue;
    const number = `${index + 1}.`;
    console.log(
      markdown ? `${number} ${sentence}` : `  ${number} ${what}: ${sentence} ${edit}`.trimEnd(),
    );
  }
  console.log();
}
console.log(
  {
    0: 'Nothing is open: the site can be launched.',
    1: 'One point is open before the launch.',
  }[open.length] ?? `${open.length} points are open before the launch.`,
);
process.exitCode = open.length > 0 ? 1 : 0;
