/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Drawing } from '@/components/illustrations/drawing';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { PathwayRiverWide } from '@/components/illustrations/pathway-river';
import { TwoCurrents } from '@/components/illustrations/two-currents';
import { sceneDrawings } from '@/components/sections/service-drawings';
import { palette, sceneFile, standaloneSvg } from '@/scripts/lib/drawings';

const folder = 'components/illustrations';
const drawings = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx') && file !== 'drawing.tsx')
  .flatMap((file) =>
    Object.entries(require(`@/${folder}/${file}`) as Record<string, ComponentType>),
  );

function Odd() {
  return (
    <Drawing viewBox="0 0 1 1">
      <path className="fill-puce" />
    </Drawing>
  );
}

it('knows the palette by day', () => {
  expect(palette).toMatchObject({ paper: '#faf6ee', sun: '#f0b45b', deep: '#1d4f50' });
});

it.each(drawings)('%s stands alone', async (_, Scene) => {
  const svg = standaloneSvg(Scene, { width: 60, height: 60 });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[\d -]+" width="60"/);
  expect(svg).not.toMatch(/class=|var\(/);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect([width, height]).toEqual([60, 60]);
});

it.each(drawings)('%s is at most 3,000 bytes: each of them is in its page twice', (_, Scene) => {
  expect(Buffer.byteLength(renderToStaticMarkup(<Scene />))).toBeLessThanOrEqual(3000);
});

/** How many numbers each command of a path takes at a time. */
const numbersOf: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

it.each(drawings)('%s is drawn to the end: a browser stops at a number too few', (_, Scene) => {
  for (const [, path = ''] of renderToStaticMarkup(<Scene />).matchAll(/ d="([^"]*)"/g))
    for (const [command, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
      const given = rest.match(/-?(\d*\.\d+|\d+)/g)?.length ?? 0;
      const wanted = numbersOf[letter.toLowerCase()] ?? 0;
      const whole = wanted ? given > 0 && given % wanted === 0 : given === 0;
      expect([command, whole]).toEqual([command, true]);
    }
});

it('refuses a colour that the palette does not have', () => {
  expect(() => standaloneSvg(Odd, {})).toThrow('tokens.css has no colour "puce"');
});

it('has green banks by night, not brown ones', () => {
  // The shore's colour has one letter by day and by night.
  const [, , red = '', green = '', blue = ''] =
    /(--\w):#e9d6b4.*dark.*\1:#(..)(..)(..)/.exec(sceneFile(TwoCurrents)) ?? [];
  expect(Number.parseInt(green, 16)).toBeGreaterThan(Number.parseInt(red, 16));
  expect(Number.parseInt(blue, 16)).toBeGreaterThan(Number.parseInt(red, 16));
});

it('has one luminary: the sun at the end of the pathway is the moon by night, as in the scenes', () => {
  expect(renderToStaticMarkup(<PathwayRiverWide />)).toMatch(/fill-sun dark:fill-disc/);
});

it.each(Object.entries(sceneDrawings))(
  'has a file of the scene %s as it is drawn now; if not: npm run scenes',
  (name, Scene) => {
    const file = readFileSync(`public/scenes/${name}.svg`, 'utf8');
    expect(file).toBe(`${sceneFile(Scene)}\n`);
    const [, day, night] =
      /--water: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync('app/styles/tokens.css', 'utf8')) ??
      [];
    expect(file).toMatch(new RegExp(`(--\\w):${day}.*prefers-color-scheme:dark.*\\1:${night}`));
  },
);

it('keeps no file of a scene that is gone', () => {
  const files = Object.keys(sceneDrawings).map((name) => `${name}.svg`);
  expect(readdirSync('public/scenes').sort()).toEqual(files.sort());
});

it.each(Object.entries(sceneDrawings).filter(([name]) => name.endsWith('-detail')))(
  '%s has the measures that its place in the page is kept by',
  (_, Detail) => expect(sceneFile(Detail)).toContain(' width="600" height="250"'),
);

it('has icons of the logo as it is drawn now; if not: npm run icons', () => {
  const icon = readFileSync('app/icon.svg', 'utf8');
  const shapes = [...standaloneSvg(LogoMark, {}).matchAll(/<(?:path|circle)[^>]*>/g)];
  expect(shapes.length).toBeGreaterThan(2);
  for (const [shape] of shapes) expect(icon).toContain(shape);
});

it.each([
  ['app/apple-icon.png', 180],
  ['public/icons/192.png', 192],
  ['public/icons/512.png', 512],
  ['public/icons/maskable-512.png', 512],
])('%s is a square of %i', async (file, side) => {
  const { format, width, height } = await sharp(file).metadata();
  expect([format, width, height]).toEqual(['png', side, side]);
});

it.each(['app/apple-icon.png', 'public/icons/maskable-512.png'])(
  '%s fills its square',
  async (file) => {
    const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x1d, 0x4f, 0x50]);
    expect((await sharp(file).stats()).isOpaque).toBe(true);
  },
);
