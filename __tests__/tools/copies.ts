import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { otherSite } from '../fixtures/other-site';
import { practice as specified } from '../fixtures/specified-practice';
import { writeFiles } from './write-files';

/** What a copy does without. With a lock file, Next would take it for the root; settings are the owner's. */
const leftOut = /^(node_modules|\.git|\.next|out|test-results|screens|package-lock\.json|\.env.*)$/;

/**
 * Copies the project, so that what is built there leaves `out/` alone.
 * @param folder inside the project, where the copy finds what is installed
 */
function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.'))
    if (!leftOut.test(name)) cpSync(name, join(folder, name), { recursive: true });
}

/**
 * The same with the facts of the specified practice, since the tests hold what was specified. The owner's own are checked
 * by every build.
 */
export function copyAsSpecified(folder: string): void {
  copyProject(folder);
  const facts = `export const practice: Practice = ${JSON.stringify(specified, null, 2)};\n`;
  writeFileSync(
    join(folder, 'content/practice.ts'),
    `import type { Practice } from '../facts/practice-schema';\n\n${facts}`,
  );
}

/** Where a portrait has its face, so that pictures of the site show whether it is cut. */
const somebody = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
  <path fill="#264" d="M90 1200q20-330 250-370h220q230 40 250 370"/>
  <path fill="#b86" d="M370 700h160v160q-80 70-160 0z"/>
  <ellipse fill="#d9a680" cx="450" cy="540" rx="170" ry="220"/>
  <path fill="#432" d="M270 560q-20-270 180-270t180 270q-40-130-120-160-120 60-240 160z"/>
</svg>`;

/** The same with everything as another practice would have it: facts, portrait, posts, files and settings. */
export async function copyForOtherPractice(folder: string): Promise<void> {
  copyProject(folder);
  const practice = readFileSync('__tests__/fixtures/other-practice.ts', 'utf8');
  writeFiles(folder, { 'content/practice.ts': practice, ...otherSite });
  // As heavy as photographs.
  const photograph = (width: number, height: number) =>
    sharp({
      create: {
        ...{ width, height, channels: 3, background: '#c96' },
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
  await photograph(900, 1200)
    .composite([{ input: Buffer.from(somebody) }])
    .jpeg()
    .toFile(join(folder, 'content/portrait.jpg'));
  await photograph(1600, 1000)
    .png()
    .toFile(join(folder, 'content/posts/sunday-evening/chairs.png'));
}
