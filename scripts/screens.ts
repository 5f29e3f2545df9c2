/**
 * Takes a picture of every screen of the running site (`npm start` in another window):
 * `npm run screens -- [--only=fees,contact] [--languages=en,fr] [--to=folder]`
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { allLocales, type Locale } from '../content/locales';
import { localePath, pagePaths, postPath } from '../content/site-map';
import { findBrowser } from './find-browser';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    languages: { type: 'string', default: 'en,fr' },
    widths: { type: 'string', default: '390,820,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    to: { type: 'string', default: 'screens' },
  },
});

const screens: Record<string, string> = {
  ...pagePaths,
  article: postPath('1'),
  'infidelity-ptsd': postPath('infidelity-ptsd'),
  '404': '/nowhere',
};
const names = values.only?.split(',') ?? Object.keys(screens);
const languages = allLocales.filter((locale) => values.languages.split(',').includes(locale));
const site = `http://localhost:${process.env.PORT || 3000}`;

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
await mkdir(values.to, { recursive: true });
for (const scheme of values.schemes.split(',') as ('light' | 'dark')[]) {
  for (const width of values.widths.split(',').map(Number)) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    for (const locale of languages) {
      for (const name of names) await shoot(page, name, locale, width, scheme);
    }
    await page.close();
  }
}
await browser.close();

type Page = Awaited<ReturnType<typeof browser.newPage>>;

async function shoot(page: Page, name: string, locale: Locale, width: number, scheme: string) {
  const path = screens[name];
  if (!path)
    throw new Error(
      `There is no screen called "${name}". There are: ${Object.keys(screens).join(', ')}`,
    );
  // Twice: a typeface that came too late for the first visit's first paint is there for the second.
  for (const visit of ['load', 'networkidle'] as const)
    await page.goto(site + localePath(path, locale), { waitUntil: visit });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: `${values.to}/${name}-${locale}-${width}-${scheme}.png`,
    fullPage: true,
  });
}
