import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { portraitSizes } from './portrait';

/**
 * @param file the picture's path from the project's folder
 * @throws with a sentence for the owner when the picture is missing, no picture, or too small
 */
export async function checkPortrait(file: string, where = 'content/practice.ts'): Promise<void> {
  const least = portraitSizes[1];
  const picture = await readFile(file).catch(() => {
    throw new Error(
      `${where}: "practitioner.portrait.file" names ${file}, which is not there. Put the picture there, or delete the line.`,
    );
  });
  // Cameras say in the file which way up it is.
  const { width, height } = await sharp(picture)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => {
        throw new Error(
          `${file} cannot be read as a JPEG or PNG picture. Save the portrait as one.`,
        );
      },
    );
  if (width < least.width || height < least.height)
    throw new Error(
      `${file} is ${width} pixels wide and ${height} high, which is too small for a portrait. It has to be at least ${least.width} wide and ${least.height} high.`,
    );
}
