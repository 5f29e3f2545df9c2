import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { HeroRiver } from '@/components/illustrations/hero-river';
import { LampWindow } from '@/components/illustrations/lamp-window';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { MangroveRoots } from '@/components/illustrations/mangrove-roots';
import { ReedBank } from '@/components/illustrations/reed-bank';
import { RiverFork } from '@/components/illustrations/river-fork';
import { SingleBoat } from '@/components/illustrations/single-boat';
import { TideBreathing } from '@/components/illustrations/tide-breathing';
import { Tideline } from '@/components/illustrations/tideline';
import { TwoCurrents } from '@/components/illustrations/two-currents';
import { Wave } from '@/components/illustrations/wave';
import { WovenReeds } from '@/components/illustrations/woven-reeds';
import { practice } from '@/content/practice';
import { missingOnCards } from '@/languages/letters';
import { type Locale, locales } from '@/languages/locales';
import { categoryServices } from '@/posts/categories';
import type { Post } from '@/posts/post-files';
import { genericPostId } from '@/routing/addresses';
import { type CardScene, type PageId, pages } from '@/routing/pages';
import { palette, standaloneSvg } from '@/seo/drawings';
import { type SitePage, sitePages } from '@/seo/site-pages';
import { cardSize, hasCard, type SocialCard, socialCard } from '@/seo/social-card';

const { width, height } = cardSize;

/** Where the picture begins, in pixels from the left; the words stand before it. */
const bankLeft = 684;

/** The bank between words and picture. */
const bank = 'M770 -10C700 110 800 230 752 350S660 520 724 640';

/** A drawing, and the part of it that a card shows: from where, and how much of its height. */
type Scene = { Drawing: Parameters<typeof standaloneSvg>[0]; x: number; y: number; tall: number };

/** The scenes that the table of pages names. */
const scenes: Record<CardScene, Scene> = {
  hero: { Drawing: HeroRiver, x: 2, y: 0, tall: 680 },
  fork: { Drawing: RiverFork, x: 282, y: 0, tall: 480 },
  currents: { Drawing: TwoCurrents, x: 146, y: 0, tall: 400 },
  tideline: { Drawing: Tideline, x: 48, y: 0, tall: 400 },
  reeds: { Drawing: WovenReeds, x: 172, y: 0, tall: 400 },
  roots: { Drawing: MangroveRoots, x: 105, y: 0, tall: 400 },
  boat: { Drawing: SingleBoat, x: 150, y: 0, tall: 400 },
  river: { Drawing: HeroRiver, x: 140, y: 158, tall: 430 },
  'reed-bank': { Drawing: ReedBank, x: 530, y: 0, tall: 480 },
  lamp: { Drawing: LampWindow, x: 150, y: 0, tall: 400 },
};

/** @throws for a page without a card */
function sceneOf(page: PageId): Scene {
  const { card } = { card: undefined, ...pages[page] };
  if (!card) throw new Error(`The page ${page} has no card.`);
  return scenes[card];
}

/** An article has the scene of its page: its category's, unless it has one of its own. */
function articleScene({ id, category }: Post): Scene {
  if (id === 'infidelity-ptsd') return { Drawing: TideBreathing, x: 524, y: 0, tall: 480 };
  if (id === genericPostId) return { Drawing: ReedBank, x: 215, y: 0, tall: 480 };
  return sceneOf(categoryServices[category][0]);
}

type Card = { page: SitePage; locale: Locale; card: SocialCard };

/** Every page in every language, by the name of its picture. */
export const cards = new Map(
  sitePages()
    .filter(hasCard)
    .flatMap((page) =>
      page.locales.map((locale): [string, Card] => {
        const card = socialCard(page, locale);
        return [card.path.replace('/pictures/', ''), { page, locale, card }];
      }),
    ),
);

const font = async (name: string, weight: 400 | 600, file: string) => ({
  name,
  weight,
  data: await readFile(`app/pictures/fonts/${file}.ttf`),
});

/** One list for all cards: of a new one, the layout engine would parse the fonts again, a sixth of a card's time. */
const fonts = Promise.all([
  font('display', 400, 'fraunces'),
  font('text', 400, 'figtree-400'),
  font('text', 600, 'figtree-600'),
]);

/** The picture that social apps show for a page. */
export async function drawCard({ page, locale, card }: Card): Promise<Response> {
  const scene = page.kind === 'page' ? sceneOf(page.page) : articleScene(page.post);
  const strange = missingOnCards.exec(Object.values(card).join());
  // `ImageResponse` would fetch a font from another host for a letter that these lack.
  if (strange)
    throw new Error(`The fonts of social cards lack "${strange[0]}", in "${card.title}".`);
  const display = { fontFamily: 'display', fontWeight: 400 };
  return new ImageResponse(
    <div
      lang={locales[locale].tag}
      tw="flex h-full w-full flex-col py-[60px] pl-[72px]"
      style={{ color: palette.ink, fontFamily: 'text' }}
    >
      {/* biome-ignore lint/performance/noImgElement: no browser sees it. */}
      <img
        src={dataUrl(ground(scene))}
        alt=""
        width={width}
        height={height}
        tw="absolute top-0 left-0"
      />
      <div tw="flex h-[56px] items-center pl-[74px] text-[34px]" style={display}>
        {practice.name}
      </div>
      <div tw="flex w-[600px] grow flex-col justify-center">
        {card.section && (
          <div
            tw="mb-[18px] flex items-center font-semibold text-[28px]"
            style={{ color: palette.river }}
          >
            {/* biome-ignore lint/performance/noImgElement: no browser sees it. */}
            <img src={dataUrl(wave)} alt="" width={48} height={16} tw="mr-[18px]" />
            {plainSpaces(card.section)}
          </div>
        )}
        <div
          style={{
            ...display,
            fontSize: fontSize(card),
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {plainSpaces(card.title)}
        </div>
      </div>
      <div tw="text-[26px]" style={{ color: palette['ink-soft'] }}>
        {card.place}
      </div>
    </div>,
    {
      width,
      height,
      fonts: await fonts,
    },
  );
}

const mark = standaloneSvg(LogoMark, { x: 72, y: 60, width: 56, height: 56 });
const wave = standaloneSvg(Wave, { width: 48, height: 16, color: palette.river ?? '' });

/** A card without its words. */
function ground({ Drawing, x, y, tall }: Scene): string {
  const picture = standaloneSvg(Drawing, {
    x: bankLeft,
    width: width - bankLeft,
    height,
    viewBox: `${x} ${y} ${(tall * (width - bankLeft)) / height} ${tall}`,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="${palette.paper}" d="M0 0h1200v630H0z"/>
    <clipPath id="bank"><path d="${bank}H1200V0z"/></clipPath>
    <g clip-path="url(#bank)">${picture}</g>
    <path fill="none" stroke="${palette.sand}" stroke-width="14" d="${bank}"/>
    ${mark}
  </svg>`;
}

/** In pixels: the longer, the smaller, so that it takes five lines at most. */
function fontSize({ title, section }: SocialCard) {
  // Only the home page's stands alone.
  if (!section) return 84;
  if (title.length < 42) return 72;
  if (title.length < 64) return 60;
  return title.length < 78 ? 54 : 50;
}

/** The fonts have no narrow spaces. */
function plainSpaces(text: string) {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

function dataUrl(svg: string) {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
