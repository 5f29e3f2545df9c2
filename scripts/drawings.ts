/**
 * Writes what is made of drawings and colours: the scenes shown by `<img>`, and the icons.
 * Run `npm run drawings` after a change of a drawing or a colour, and commit what it wrote. `app/favicon.ico`, for
 * programs that know no other icon, is made of `app/icon.svg` by hand.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pageColour } from '../components/illustrations/palette';
import { drawnFiles } from './drawn-files';

for (const folder of ['public/icons', 'public/scenes']) await mkdir(folder, { recursive: true });
for (const [path, text] of Object.entries(drawnFiles)) await writeFile(path, text);

/** The mark as a picture, at a size in pixels. */
function mark(size: number) {
  // The drawing is 40 wide, at 72 dots per inch.
  const density = (72 * size) / 40;
  return sharp(Buffer.from(drawnFiles['app/icon.svg'] ?? ''), { density }).resize(size);
}

/**
 * The mark on a square of its own ground, for phones that cut icons to a shape of their own. Whatever the shape, a circle
 * of 80% stays whole: the mark's own parts reach to 85% of its circle.
 */
function square(size: number) {
  const edge = Math.round(size * 0.06);
  const [background] = pageColour('mark');
  return mark(size - 2 * edge)
    .extend({ top: edge, right: edge, bottom: edge, left: edge, background })
    .flatten({ background });
}

for (const [path, picture] of Object.entries({
  'app/apple-icon.png': square(180),
  'public/icons/512.png': mark(512),
}))
  await picture.png({ palette: true, dither: 0 }).toFile(path);
