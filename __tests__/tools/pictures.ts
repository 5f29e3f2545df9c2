/**
 * Takes a picture of every screen of the last build:
 * `npm run screens -- [--only=fees,contact] [--languages=en,fr] [--hour=12:00] [--to=folder] [--given]`
 * With it come contact sheets. The hour is the practice's. `--given` builds the site of a practice that has given every
 * fact, portrait and form service, and shows that.
 */
import { execSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { allLocales } from '../../languages/locales';
import { localePath, postPath } from '../../routing/addresses';
import { pagePaths } from '../../routing/pages';
import { copyForOtherPractice } from './copies';
import { launchOptions } from './find-browser';
import { localServer } from './local-server';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    languages: { type: 'string', default: 'en,fr' },
    hour: { type: 'string', default: '12:00' },
    to: { type: 'string', default: 'screens' },
    given: { type: 'boolean', default: false },
  },
});

const screens = Object.entries({
  ...pagePaths,
  article: postPath('1'),
  'infidelity-ptsd': postPath('infidelity-ptsd'),
  '404': '/nowhere',
}).filter(([name]) => values.only?.split(',').includes(name) ?? true);
const languages = allLocales.filter((locale) => values.languages.split(',').includes(locale));

const folder = values.given ? 'test-results/given' : '.';
if (values.given) {
  await copyForOtherPractice(folder);
  execSync('npm run build', { cwd: folder, stdio: 'inherit' });
}
const { origin, stop } = await localServer(folder);
const browser = await chromium.launch(launchOptions());
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 820, 1440]) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(`2026-11-25T${values.hour}+10:00`);
    for (const locale of languages) {
      const files: string[] = [];
      for (const [name, path] of screens) {
        await page.goto(origin + localePath(path, locale), { waitUntil: 'networkidle' });
        await readThrough(page);
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
await browser.close();
stop();

/** Scrolls to the end as a reader does, until every picture is there, and back to the top. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    // A picture that this window does not show is never fetched, nor one further on in a strip.
    for (const picture of document.images) {
      picture.loading = 'eager';
      if (picture.checkVisibility()) await picture.decode();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
