/**
 * Tells the practice's owner what is still a placeholder, what only the owner can vouch for, and
 * whether enquiries arrive. Ends with an error while anything is open: `npm run launch-check`.
 */
import { createRequire } from 'node:module';
import { openPoints } from '../content/launch';
import { practice } from '../content/practice';
import { checkPractice } from '../content/practice-schema';

const chapters = {
  set: 'Set these in content/practice.ts:',
  confirm:
    'Confirm these: where a sentence is true, add the word before it to the list "confirmed" in\ncontent/practice.ts. Where it is not, change the figure there, or the words in content/.',
  connect: 'Connect the enquiry form (README, "Deploy"):',
} as const;

// As the build sees them: from the shell, or from a file such as .env.production. (The package hides
// its names from `import`.)
const { loadEnvConfig } = createRequire(import.meta.url)('@next/env') as typeof import('@next/env');
loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
try {
  checkPractice(practice);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const open = openPoints(
  { ...practice, siteUrl: process.env.SITE_URL || practice.siteUrl },
  process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT?.trim(),
);

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
