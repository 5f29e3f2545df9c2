/**
 * Tells the practice's owner what is still a placeholder, what only the owner can vouch for, and
 * whether enquiries arrive. Ends with an error while anything is open: `npm run launch-check`. With
 * `-- --markdown` the same is a list of tasks to send to the owner.
 */
import './load-env';
import { parseArgs } from 'node:util';
import { practice } from '../content/practice';
import { openPoints } from '../site/checks/launch';
import { checkPractice } from '../site/checks/practice-schema';
import { readSettings } from '../site/checks/settings';
import { allPosts, articleLanguage } from '../site/posts';

const chapters = {
  set: 'Set these in content/practice.ts:',
  confirm:
    'Confirm these: where a sentence is true, add the word before it to the list "confirmed" in content/practice.ts. Where it is not, change the figure there, or the words in content/.',
  connect: 'Connect the enquiry form (README, “… connect the enquiry form?”):',
} as const;

const { markdown } = parseArgs({ options: { markdown: { type: 'boolean' } } }).values;
checkPractice(practice);
const { siteUrl = practice.siteUrl, enquiryEndpoint } = readSettings(process.env);
const untold = allPosts()
  .filter((post) => !articleLanguage(post, 'en'))
  .map(({ texts }) => texts.en.title);
const open = openPoints({ ...practice, siteUrl }, enquiryEndpoint, untold);

if (markdown) console.log(`# ${practice.name}: before the launch\n`);
for (const todo of ['set', 'confirm', 'connect'] as const) {
  const points = open.filter((point) => point.todo === todo);
  if (points.length === 0) continue;
  console.log(markdown ? `## ${chapters[todo]}\n` : `${chapters[todo]}\n`);
  for (const { what, sentence } of points)
    console.log(markdown ? `- [ ] **${what}**: ${sentence}` : `  ${what}: ${sentence}`);
  console.log();
}
console.log(
  {
    0: 'Nothing is open: the site can be launched.',
    1: 'One point is open before the launch.',
  }[open.length] ?? `${open.length} points are open before the launch.`,
);
process.exitCode = open.length > 0 ? 1 : 0;
