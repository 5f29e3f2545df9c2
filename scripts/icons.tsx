/**
 * Makes every icon of the site from the logo's drawing. Run it again (`npm run drawings`) after a change
 * of the drawing or of its colours, and commit what it wrote.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LogoMark } from '../components/illustrations/logo-mark';
import { palette, standaloneSvg } from '../seo/drawings';

/** The mark's ground in dark tabs: lighter, since the tabs are nearly as dark as the ground by day. */
const groundAtNight = '#2c6062';

const mark = (size: number) => standaloneSvg(LogoMark, { width: size, height: size });

/** The mark on a square of its own ground, for phones that cut icons to a shape of their own. */
function square(size: number) {
  // Whatever the shape, a circle of 80% stays whole (w3.org/TR/appmanifest/#icon-masks). The mark's own
  // parts reach to 85% of its circle, so at this size they stand well within.
  const inner = size * 0.88;
  const edge = (size - inner) / 2;
  const drawing = standaloneSvg(LogoMark, { x: edge, y: edge, width: inner, height: inner });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${palette.deep}" d="M0 0h${size}v${size}H0z"/>${drawing}</svg>`;
}

const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true, dither: 0 }).toBuffer();

/** One PNG picture as an .ico file, which names its size before it. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // The kind (an icon), the count, then width, height, colour planes, bits, length and place of the picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head[6] = 48;
  head[7] = 48;
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

await mkdir('public/icons', { recursive: true });
await writeFile(
  'app/icon.svg',
  standaloneSvg(LogoMark, {}).replace(
    '>',
    `><style>@media (prefers-color-scheme: dark){[fill="${palette.deep}"]{fill:${groundAtNight}}}</style>`,
  ),
);
await writeFile('app/favicon.ico', ico(await png(mark(48))));
await writeFile('app/apple-icon.png', await png(square(180)));
await writeFile('public/icons/192.png', await png(mark(192)));
await writeFile('public/icons/512.png', await png(mark(512)));
await writeFile('public/icons/maskable-512.png', await png(square(512)));
