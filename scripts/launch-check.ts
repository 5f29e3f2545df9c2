/**
 * Tells the practice's owner what is still a placeholder, what only the owner can vouch for, and
 * whether enquiries arrive. Ends with an error while anything is open: `npm run launch-check`.
 */
import { openPoints } from '../content/launch';
import { practice } from '../content/practice';
import { loadSettings } from './lib/settings';

const chapters = {
  set: 'Set these in content/practice.ts:',
  confirm:
    'Confirm these: where a sentence is true, add the word before it to the list "confirmed" in\ncontent/practice.ts. Where it is not, change the figure there, or the words in content/.',
  connect: 'Connect the enquiry form (README, “… have enquiries delivered?”):',
} as const;

const { siteUrl = practice.siteUrl, enquiryEndpoint } = loadSettings();
const open = openPoints({ ...practice, siteUrl }, enquiryEndpoint);

if (open.length === 0) {
  console.log('Nothing is open: the site can be launched.');
} else {
  for (const todo of ['set', 'confirm', 'connect'] as const) {
    const points = open.filter((point) => point.todo === todo);
    if (points.length === 0) continue;
    console.log(`${chapters[todo]}\n`);
    for (const { what, sentence } of points) console.log(`  ${what}: ${sentence}`);
    console.log();
  }
  console.log(
    open.length === 1
      ? 'One point is open before the launch.'
      : `${open.length} points are open before the launch.`,
  );
  process.exit(1);
}
