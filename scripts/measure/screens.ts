/**
 * Takes a picture of every screen of the running site (`npm start` in another window):
 * `npm run screens -- [--only=fees,contact] [--languages=en,fr] [--to=folder] [--readme]`
 * With it come contact sheets, and with `--readme` the picture in README.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { allLocales } from '../../content/locales';
import { localePath, pagePaths, postPath } from '../../content/site-map';
import { runningSite } from '../lib/running-site';
import { stop } from '../lib/stop';
import { readThrough, startChromium } from './chromium';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    languages: { type: 'string', default: 'en,fr' },
    to: { type: 'string', default: 'screens' },
    readme: { type: 'boolean', default: false },
  },
});

const screens: Record<string, string> = {
  ...pagePaths,
  article: postPath('1'),
  'infidelity-ptsd': postPath('infidelity-ptsd'),
  '404': '/nowhere',
};
const names = values.only?.split(',') ?? Object.keys(screens);
for (const name of names)
  if (!screens[name])
    stop(`There is no screen "${name}". There are: ${Object.keys(screens).join(', ')}`);
const languages = allLocales.filter((locale) => values.languages.split(',').includes(locale));
const site = await runningSite();

const browser = await startChromium();
await mkdir(values.to, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 820, 1440]) {
    const page = await openWindow(width, 900, colorScheme);
    for (const locale of languages) {
      const files: string[] = [];
      for (const name of names) {
        await show(page, localePath(screens[name] ?? '', locale));
        files.push(`${values.to}/${name}-${locale}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: files.at(-1), fullPage: true });
      }
      // Of one picture there is no sheet.
      if (files.length < 2) continue;
      const small = files.map((file) => sharp(file).resize({ width: 240 }).toBuffer());
      await sharp(await Promise.all(small), {
        join: { across: files.length, shim: 16, background: '#8a8a8a' },
      }).toFile(`${values.to}/sheet-${locale}-${width}-${colorScheme}.png`);
    }
    await page.close();
  }
if (values.readme) await readmePicture();
await browser.close();

function openWindow(width: number, height: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  return browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
}

async function show(page: Page, path: string) {
  // Twice: a typeface that came too late for the first visit's first paint is there for the second.
  for (const waitUntil of ['load', 'networkidle'] as const)
    await page.goto(site + path, { waitUntil });
  await page.evaluate(() => document.fonts.ready);
  await readThrough(page);
}

/** The top of the home page by day and by night, for README. */
async function readmePicture() {
  const halves: Buffer[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openWindow(1360, 1000, colorScheme);
    await show(page, '/');
    halves.push(
      await sharp(await page.screenshot())
        .resize({ width: 800 })
        .toBuffer(),
    );
  }
  await sharp(halves, { join: { across: 2 } })
    .png({ palette: true })
    .toFile('docs/home.png');
}
