import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { pageColour } from '@/components/illustrations/palette';
import { practice } from '@/content/practice';
import { missingInType } from '@/languages/letters';
import { sitePages } from '@/seo/site-pages';
import { cardSize, type SocialCard, socialCard } from '@/seo/social-card';

const { width, height } = cardSize;

/** Where the picture begins, in pixels from the left; the words stand before it. */
const bankLeft = 684;

const bank = 'M770 -10C700 110 800 230 752 350S660 520 724 640';

/** A scene's file, and the part of it that a card shows: from where, and how much of its height. */
type Scene = { name: string; x: number; y: number; tall: number };

const scenes: Record<SocialCard['scene'], Scene> = {
  hero: { name: 'hero-river', x: 2, y: 0, tall: 680 },
  fork: { name: 'river-fork', x: 282, y: 0, tall: 480 },
  currents: { name: 'couples-marriage', x: 146, y: 0, tall: 400 },
  tideline: { name: 'infidelity-recovery', x: 48, y: 0, tall: 400 },
  reeds: { name: 'adhd-couples', x: 172, y: 0, tall: 400 },
  roots: { name: 'sex-therapy', x: 105, y: 0, tall: 400 },
  boat: { name: 'individual', x: 150, y: 0, tall: 400 },
  river: { name: 'hero-river', x: 140, y: 158, tall: 430 },
  'reed-bank': { name: 'reed-bank', x: 530, y: 0, tall: 480 },
  lamp: { name: 'online', x: 150, y: 0, tall: 400 },
  tide: { name: 'tide-breathing', x: 524, y: 0, tall: 480 },
  bend: { name: 'reed-bank', x: 215, y: 0, tall: 480 },
};

/** Every page in every language, by the name of its picture. */
export const cards = () =>
  new Map(
    sitePages()
      .flatMap((page) => page.locales.map((locale) => socialCard(page, locale)))
      .flatMap((card) => (card ? [[card.name, card]] : [])),
  );

const font = async (name: string, weight: 400 | 600, file: string) => ({
  name,
  weight,
  data: await readFile(`app/pictures/fonts/${file}.ttf`),
});

/** All cards share one list. For a new list the layout engine would parse the fonts again. */
const fonts = Promise.all([
  font('display', 400, 'fraunces'),
  font('text', 400, 'figtree-400'),
  font('text', 600, 'figtree-600'),
]);

export async function drawCard(card: SocialCard): Promise<Response> {
  const strange = missingInType.exec(Object.values(card).join());
  // `ImageResponse` would fetch a font from another host for a letter that these lack.
  if (strange)
    throw new Error(`The fonts of social cards lack "${strange[0]}", in "${card.title}".`);
  const display = { fontFamily: 'display', fontWeight: 400 };
  return new ImageResponse(
    <div
      tw="flex h-full w-full flex-col py-[60px] pl-[72px]"
      style={{ color: pageColour('ink')[0], fontFamily: 'text' }}
    >
      <img
        src={await picture(scenes[card.scene])}
        alt=""
        width={width - bankLeft}
        height={height}
        tw="absolute top-0 right-0"
      />
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        <path fill={pageColour('paper')[0]} d={`${bank}H0V-10z`} />
        <path fill="none" stroke={pageColour('sand')[0]} strokeWidth="14" d={bank} />
      </svg>
      <img
        src={await dataUrl('app/icon.svg')}
        alt=""
        width={56}
        height={56}
        tw="absolute top-[60px] left-[72px]"
      />
      <div tw="flex h-[56px] items-center pl-[74px] text-[34px]" style={display}>
        {practice.name}
      </div>
      <div tw="flex w-[600px] grow flex-col justify-center">
        {card.section && (
          <div
            tw="mb-[18px] flex items-center font-semibold text-[28px]"
            style={{ gap: 18, color: pageColour('river')[0] }}
          >
            <svg aria-hidden="true" width={48} height={16} viewBox="0 0 24 8">
              <path
                fill="none"
                stroke={pageColour('river')[0]}
                strokeWidth="2"
                strokeLinecap="round"
                d="m2 5.5Q7-.5 12 4t10-1.5"
              />
            </svg>
            {plainSpaces(card.section)}
          </div>
        )}
        <div
          style={{
            ...display,
            fontSize: fontSize(card),
            letterSpacing: '-0.02em',
            lineHeight: 1.08,
            textWrap: 'balance',
          }}
        >
          {plainSpaces(card.title)}
        </div>
      </div>
      <div tw="text-[26px]" style={{ color: pageColour('ink-soft')[0] }}>
        {card.place}
      </div>
    </div>,
    { ...cardSize, fonts: await fonts },
  );
}

function picture({ name, x, y, tall }: Scene): Promise<string> {
  const viewBox = `${x} ${y} ${(tall * (width - bankLeft)) / height} ${tall}`;
  return dataUrl(`public/scenes/${name}.svg`, viewBox);
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

/** A drawing's file as an address, with a `viewBox` of its own where one is given. */
async function dataUrl(path: string, viewBox?: string): Promise<string> {
  const svg = await readFile(path, 'utf8');
  const shown = viewBox ? svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`) : svg;
  return `data:image/svg+xml;base64,${Buffer.from(shown).toString('base64')}`;
}
