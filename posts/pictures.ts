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

/** Whether a file is a picture that a page can show, and whole: its name says little. */
export async function isPicture(file: string): Promise<boolean> {
  return sharp(file)
    .stats()
    .then(
      () => true,
      () => false,
    );
}
