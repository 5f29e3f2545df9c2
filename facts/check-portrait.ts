import sharp from 'sharp';
import { portraitSizes } from './portrait';

/**
 * @param file the picture's path from the project's folder
 * @throws with a sentence for the owner when the picture is missing, no picture, or too small
 */
export async function checkPortrait(file: string): Promise<void> {
  const [, least] = portraitSizes;
  // Cameras say in the file which way up it is.
  const { width, height } = await sharp(file)
    // Decodes the whole file, since a truncated one has a valid header.
    .stats()
    .then(() => sharp(file).metadata())
    .then(
      ({ autoOrient }) => autoOrient,
      () => {
        throw new Error(
          `${file}, which "practitioner.portrait.file" names, is not there (capital letters count), or no JPEG or PNG picture, or only a part of one. Save the portrait as a JPEG, an iPhone’s HEIC too, and put it there anew, or delete the line.`,
        );
      },
    );
  if (width > height)
    throw new Error(
      `${file} is ${width} pixels wide and ${height} high. A portrait is higher than it is wide: cut it to that.`,
    );
  if (width < least.width || height < least.height)
    throw new Error(
      `${file} is ${width} pixels wide and ${height} high, which is too small for a portrait. It has to be at least ${least.width} wide and ${least.height} high.`,
    );
}
