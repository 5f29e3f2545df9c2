import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { practice } from '@/content/practice';
import { portraitFile, portraitSizes } from '@/lib/portrait';

const file = practice.practitioner?.portrait?.file;

/** The practitioner's portrait in each size that pages ask for, by the name of its picture. */
export const portraits = new Map(
  file
    ? portraitSizes.map((size) => [
        portraitFile(size).replace('/pictures/', ''),
        { file: `content/${file}`, size },
      ])
    : [],
);

/** @throws with a sentence for the owner when the picture is missing, no picture, or too small */
export async function makePortrait({
  file,
  size,
}: {
  file: string;
  size: { width: number; height: number };
}): Promise<Response> {
  const picture = sharp(
    await readFile(file).catch(() => {
      throw new Error(
        `content/practice.ts: "practitioner.portrait.file" names ${file}, which is not there. Put the picture there, or delete the line.`,
      );
    }),
  );
  // Cameras say in the file which way up it is.
  const { width, height } = await picture.metadata().then(
    ({ autoOrient }) => autoOrient,
    () => {
      throw new Error(`${file} cannot be read as a JPEG or PNG picture. Save the portrait as one.`);
    },
  );
  if (width < size.width || height < size.height)
    throw new Error(
      `${file} is ${width} pixels wide and ${height} high, which is too small for a portrait. It has to be at least ${size.width} wide and ${size.height} high.`,
    );
  const made = await picture
    .autoOrient()
    // A face is what catches the eye.
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 72 })
    .toBuffer();
  return new Response(new Uint8Array(made), { headers: { 'Content-Type': 'image/webp' } });
}
