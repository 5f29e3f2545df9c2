/**
 * Takes a picture of every screen of the running site (`npm start` in another window):
 * `npm run screens -- [--only=fees,contact] [--languages=en,fr] [--to=folder] [--readme]`
 * With it come contact sheets, and with `--readme` the picture in README.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { allLocales, type Locale } from '../../content/locales';
import { localePath, pagePaths, postPath } from '../../content/site-map';
import { findBrowser } from '../lib/find-browser';
import { runningSite } from '../lib/running-site';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    languages: { type: 'string', default: 'en,fr' },
    widths: { type: 'string', default: '390,820,1440' },
    schemes: { type: 'string', default: 'light,dark' },
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
const languages = allLocales.filter((locale) => values.languages.split(',').includes(locale));
const site = await runningSite();

const widths = values.widths.split(',').map(Number);
const schemes = values.schemes.split(',') as ('light' | 'dark')[];

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
await mkdir(values.to, { recursive: true });
for (const scheme of schemes) {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    for (const locale of languages) {
      const files: string[] = [];
      for (const name of names) files.push(await shoot(page, name, locale, `${width}-${scheme}`));
      await contactSheet(files, `${values.to}/sheet-${locale}-${width}-${scheme}.png`);
    }
    await page.close();
  }
}
if (values.readme) await readmePicture();
await browser.close();

type Page = Awaited<ReturnType<typeof browser.newPage>>;

async function open(page: Page, path: string) {
  // Twice: a typeface that came too late for the first visit's first paint is there for the second.
  for (const visit of ['load', 'networkidle'] as const) {
    await page.goto(site + path, { waitUntil: visit });
  }
  await page.evaluate(() => document.fonts.ready);
  // Past every picture, which is fetched when it comes near; then back to the top.
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) {
      // What this window does not show is never fetched.
      if (!picture.checkVisibility()) continue;
      picture.scrollIntoView({ behavior: 'instant' });
      await picture.decode();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function shoot(page: Page, name: string, locale: Locale, suffix: string): Promise<string> {
  const path = screens[name];
  if (!path) {
    throw new Error(
      `There is no screen called "${name}". There are: ${Object.keys(screens).join(', ')}`,
    );
  }
  const file = `${values.to}/${name}-${locale}-${suffix}.png`;
  await open(page, localePath(path, locale));
  await page.screenshot({ path: file, fullPage: true });
  return file;
}

/** All screens of one language, width and scheme side by side, each 240 pixels wide. */
async function contactSheet(files: string[], to: string) {
  const [width, gap] = [240, 16];
  const pictures = await Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(file)
        .resize({ width })
        .toBuffer({ resolveWithObject: true });
      return { data, height: info.height };
    }),
  );
  await sharp({
    create: {
      width: gap + pictures.length * (width + gap),
      height: Math.max(...pictures.map(({ height }) => height)) + 2 * gap,
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite(
      pictures.map(({ data }, index) => ({
        input: data,
        left: gap + index * (width + gap),
        top: gap,
      })),
    )
    .png()
    .toFile(to);
}

/** The top of the home page by day and by night, for README. */
async function readmePicture() {
  const [width, height] = [1360, 1000];
  const halves = await Promise.all(
    (['light', 'dark'] as const).map(async (colorScheme) => {
      const page = await browser.newPage({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await open(page, '/');
      return sharp(await page.screenshot())
        .resize({ width: 800 })
        .toBuffer();
    }),
  );
  await sharp({
    create: {
      width: 1600,
      height: Math.round((height * 800) / width),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(halves.map((input, index) => ({ input, left: index * 800, top: 0 })))
    .png({ palette: true })
    .toFile('scripts/home.png');
}
