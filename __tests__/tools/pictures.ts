/**
 * Takes a picture of every screen of the running site (`npm start` in another window):
 * `npm run screens -- [--only=fees,contact] [--languages=en,fr] [--hour=12:00] [--to=folder] [--readme]`
 * With it come contact sheets, and with `--readme` the picture in README. The hour is the practice's.
 */

import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { allLocales } from '../../languages/locales';
import { localePath, postPath } from '../../routing/addresses';
import { pagePaths } from '../../routing/pages';
import { findBrowser } from './find-browser';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    languages: { type: 'string', default: 'en,fr' },
    hour: { type: 'string', default: '12:00' },
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
    throw new Error(`There is no screen "${name}". There are: ${Object.keys(screens).join(', ')}`);
const languages = allLocales.filter((locale) => values.languages.split(',').includes(locale));
const site = `http://localhost:${process.env.PORT || 3000}`;

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
await mkdir(values.to, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 820, 1440]) {
    const page = await openWindow(width, 900, colorScheme, values.hour);
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

async function openWindow(
  width: number,
  height: number,
  colorScheme: 'light' | 'dark',
  hour: string,
): Promise<Page> {
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(`2026-11-25T${hour}+10:00`);
  return page;
}

async function show(page: Page, path: string) {
  // Twice: a typeface that came too late for the first visit's first paint is there for the second.
  for (const waitUntil of ['load', 'networkidle'] as const)
    await page.goto(site + path, { waitUntil });
  await page.evaluate(() => document.fonts.ready);
  await readThrough(page);
}

/** Scrolls to the end as a reader does, until every picture is there, and back to the top. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    // A picture that this window does not show is never fetched.
    for (const picture of document.images) if (picture.checkVisibility()) await picture.decode();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The top of the home page by day and by night, for README. */
async function readmePicture() {
  const halves: Buffer[] = [];
  for (const [colorScheme, hour] of [
    ['light', '12:00'],
    ['dark', '22:00'],
  ] as const) {
    const page = await openWindow(1360, 1000, colorScheme, hour);
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
