import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decoded } from '../routing/decoded';
import { postsFolder } from './post-files';

/**
 * The file of a picture, by its address in an article. Systems write an accent as one character or as two.
 * @returns its path from the project's folder; undefined where the post's folder has none of that name
 */
export function pictureFile(id: string, src: string): string | undefined {
  const folder = join(postsFolder, id);
  const wanted = decoded(src).normalize('NFC');
  const name = readdirSync(folder).find((name) => name.normalize('NFC') === wanted);
  return name && join(folder, name);
}

/** How wide a picture has to be at least, in pixels: about as a phone shows it. */
const least = 320;

/** How many points a picture may have, in millions: what sharp reads. */
const most = 268;

/** What is wrong with a picture's file, after its name: such as “is no picture …”. */
export async function pictureFileFault(file: string): Promise<string | undefined> {
  try {
    // Cameras say in the file which way up it is.
    const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const size = `is ${width} pixels wide and ${height} high`;
    if (width * height > most * 1e6)
      return `${size}, which is more than ${most} million points. Save it smaller.`;
    if (width < least)
      return `${size}, and would blur. Put one there that is at least ${least} pixels wide.`;
    if (height > 2 * width)
      return `${size}, which is higher than a page. Cut it to twice its width at most.`;
    // Decodes the whole file, since a truncated one has a valid header.
    await sharp(file).stats();
  } catch {
    return 'is no picture that a page can show, or only a part of one. Save it as a JPEG or PNG, an iPhone’s HEIC too, and put it there anew.';
  }
}
