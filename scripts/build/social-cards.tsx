/**
 * Draws the pictures that social apps show for the pages into the exported site, under `og/`: one for
 * every page in every language. Part of every build, which names the folder. To look at them without one:
 * `npx tsx scripts/build/social-cards.tsx screens`
 */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ComponentType } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { DrawingProps } from '../../components/illustrations/drawing';
import { HeroRiver } from '../../components/illustrations/hero-river';
import { LampWindow } from '../../components/illustrations/lamp-window';
import { LogoMark } from '../../components/illustrations/logo-mark';
import { MangroveRoots } from '../../components/illustrations/mangrove-roots';
import { ReedBank } from '../../components/illustrations/reed-bank';
import { RiverFork } from '../../components/illustrations/river-fork';
import { SingleBoat } from '../../components/illustrations/single-boat';
import { TideBreathing } from '../../components/illustrations/tide-breathing';
import { Tideline } from '../../components/illustrations/tideline';
import { TwoCurrents } from '../../components/illustrations/two-currents';
import { Wave } from '../../components/illustrations/wave';
import { WovenReeds } from '../../components/illustrations/woven-reeds';
import { categoryServices } from '../../content/categories';
import { locales } from '../../content/locales';
import { genericPostId, type Post } from '../../content/post-files';
import { practice } from '../../content/practice';
import type { PageId } from '../../content/site-map';
import { sitePages } from '../../content/site-pages';
import { cardSize, type SocialCard, socialCard } from '../../seo/social-card';
import { palette, standaloneSvg } from '../lib/drawings';
import { someAtATime } from '../lib/some-at-a-time';

const { width, height } = cardSize;

/** Where the picture begins, in pixels from the left; the words stand before it. */
const bankLeft = 684;

/** The bank between words and picture. */
const bank = 'M770 -10C700 110 800 230 752 350S660 520 724 640';

/** A drawing, and the part of it that a card shows: from where, and how much of its height. */
type Scene = { Drawing: ComponentType<DrawingProps>; x: number; y: number; tall: number };

/** By page; one that is not named has the scene of home. */
const scenes: Partial<Record<PageId, Scene>> & { home: Scene } = {
  home: { Drawing: HeroRiver, x: 2, y: 0, tall: 680 },
  services: { Drawing: RiverFork, x: 282, y: 0, tall: 480 },
  'couples-marriage': { Drawing: TwoCurrents, x: 96, y: 0, tall: 400 },
  'infidelity-recovery': { Drawing: Tideline, x: 160, y: 0, tall: 400 },
  'adhd-couples': { Drawing: WovenReeds, x: 172, y: 0, tall: 400 },
  'sex-therapy': { Drawing: MangroveRoots, x: 105, y: 0, tall: 400 },
  individual: { Drawing: SingleBoat, x: 150, y: 0, tall: 400 },
  fees: { Drawing: HeroRiver, x: 140, y: 158, tall: 430 },
  blog: { Drawing: ReedBank, x: 530, y: 0, tall: 480 },
  contact: { Drawing: LampWindow, x: 150, y: 0, tall: 400 },
};

function sceneOf(page: PageId): Scene {
  return scenes[page] ?? scenes.home;
}

/** An article has the scene of its page: its category's, unless it has one of its own. */
function articleScene({ id, category }: Post): Scene {
  if (id === 'infidelity-ptsd') return { Drawing: TideBreathing, x: 500, y: 0, tall: 480 };
  if (id === genericPostId) return { Drawing: ReedBank, x: 215, y: 0, tall: 480 };
  return sceneOf(categoryServices[category][0]);
}

const fonts = [
  { name: 'display', weight: 400, data: await font('fraunces') },
  { name: 'text', weight: 400, data: await font('figtree', { wght: 400 }) },
  { name: 'text', weight: 600, data: await font('figtree', { wght: 600 }) },
] as const;

const mark = standaloneSvg(LogoMark, { x: 72, y: 60, width: 56, height: 56 });
const wave = dataUrl(standaloneSvg(Wave, { width: 48, height: 16, color: palette.river ?? '' }));

const ownCards = sitePages().filter((page) => page.kind === 'article' || page.part === 1);
const cards = ownCards.flatMap((page) =>
  page.locales.map((locale) => ({
    scene: page.kind === 'page' ? sceneOf(page.page) : articleScene(page.post),
    card: socialCard(page, locale),
    lang: locales[locale].tag,
  })),
);
const started = Date.now();
const sizes: number[] = [];
await someAtATime(cards, async ({ scene, card, lang }) => {
  const file = `${process.argv[2] ?? 'screens'}${card.path}`;
  await mkdir(dirname(file), { recursive: true });
  const { size } = await sharp(Buffer.from(await draw(scene, card, lang)))
    // Flat colours: dithering would only add noise, and smears one colour over a whole area. More effort takes
    // twice the time, and makes larger files of them.
    .png({ palette: true, dither: 0, effort: 1 })
    .toFile(file);
  sizes.push(size);
});
console.log(
  `${cards.length} social cards, the largest ${(Math.max(...sizes) / 1000).toFixed(0)} kB, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);

/** A card as SVG; its letters are outlines. */
async function draw({ Drawing, x, y, tall }: Scene, card: SocialCard, lang: string) {
  const picture = standaloneSvg(Drawing, {
    x: bankLeft,
    width: width - bankLeft,
    height,
    viewBox: `${x} ${y} ${(tall * (width - bankLeft)) / height} ${tall}`,
  });
  const words = await satori(<Words {...card} lang={lang} />, { width, height, fonts: [...fonts] });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="${palette.paper}" d="M0 0h1200v630H0z"/>
    <clipPath id="bank"><path d="${bank}H1200V0z"/></clipPath>
    <g clip-path="url(#bank)">${picture}</g>
    <path fill="none" stroke="${palette.sand}" stroke-width="14" d="${bank}"/>
    ${mark}
    ${words}
  </svg>`;
}

/** satori reads `tw` as Tailwind's classes; `className` it does not know. */
function Words({ lang, ...card }: SocialCard & { lang: string }) {
  const { section, title, place } = card;
  return (
    <div
      lang={lang}
      tw="flex h-full w-full flex-col py-[60px] pl-[72px]"
      style={{ color: palette.ink, fontFamily: 'text' }}
    >
      <div tw="flex h-[56px] items-center pl-[74px] text-[34px]" style={{ fontFamily: 'display' }}>
        {practice.name}
      </div>
      <div tw="flex w-[600px] grow flex-col justify-center">
        {section && (
          <div
            tw="mb-[18px] flex items-center font-semibold text-[28px]"
            style={{ color: palette.river }}
          >
            {/* biome-ignore lint/performance/noImgElement: this is drawn here and never by a browser. */}
            <img src={wave} alt="" width={48} height={16} tw="mr-[18px]" />
            {section}
          </div>
        )}
        <div
          style={{
            fontFamily: 'display',
            fontSize: fontSize(card),
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {title.replaceAll('-', '-\u2060')}
        </div>
      </div>
      <div tw="text-[26px]" style={{ color: palette['ink-soft'] }}>
        {place}
      </div>
    </div>
  );
}

/** In pixels: the longer, the smaller, so that it takes five lines at most. */
function fontSize({ title, section }: SocialCard) {
  // Only the home page's stands alone.
  if (!section) return 84;
  if (title.length < 42) return 72;
  if (title.length < 64) return 60;
  return title.length < 78 ? 54 : 50;
}

/** One weight of a typeface of the site, in a format that satori reads. */
async function font(name: string, variationAxes?: { wght: number }): Promise<Buffer> {
  return subsetFont(await readFile(`components/layout/fonts/${name}.woff2`), null, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes,
  });
}

function dataUrl(svg: string) {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
