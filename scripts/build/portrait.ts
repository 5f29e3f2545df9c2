import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { portraitFile, portraitFormats, portraitSizes } from '../../content/portrait';
import type { Practice } from '../../content/practice-schema';

/**
 * Makes the practitioner's portrait small: every size in every format, below `public/`. What an earlier
 * picture left is taken away.
 * @param root the project's folder
 * @throws with a sentence for the owner, when the picture is missing, none, or too small
 */
export async function makePortrait({ practitioner }: Practice, root = '.'): Promise<void> {
  const target = (size: (typeof portraitSizes)[number], format: (typeof portraitFormats)[number]) =>
    join(root, 'public', portraitFile(size, format));
  for (const size of portraitSizes)
    for (const format of portraitFormats) rmSync(target(size, format), { force: true });
  if (!practitioner?.portrait) return;

  const file = `content/${practitioner.portrait.file}`;
  const { width, height } = await sizeOf(join(root, file), file);
  const largest = portraitSizes[1];
  if (width < largest.width || height < largest.height)
    throw new Error(
      `${file} is ${width} pixels wide and ${height} high, which is too small for a portrait. It has to be at least ${largest.width} wide and ${largest.height} high.`,
    );

  mkdirSync(join(root, 'public/pictures'), { recursive: true });
  for (const size of portraitSizes) {
    // Cameras say in the file which way up it is. A face is what catches the eye.
    const picture = sharp(join(root, file))
      .autoOrient()
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' });
    await picture.clone().avif({ quality: 55 }).toFile(target(size, 'avif'));
    await picture.clone().webp({ quality: 72 }).toFile(target(size, 'webp'));
    await picture.clone().jpeg({ quality: 74, mozjpeg: true }).toFile(target(size, 'jpeg'));
  }
}

async function sizeOf(path: string, file: string) {
  try {
    const { autoOrient, format } = await sharp(path).metadata();
    if (format === 'jpeg' || format === 'png') return autoOrient;
  } catch (error) {
    if (/missing/i.test(String(error)))
      throw new Error(
        `content/practice.ts: "practitioner.portrait.file" names ${file}, which is not there. Put the picture there, or delete the line.`,
      );
  }
  throw new Error(
    `${file} cannot be read as a JPEG or PNG picture. Save the portrait as one of them, and put it there.`,
  );
}
