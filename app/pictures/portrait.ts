import sharp from 'sharp';
import { practice } from '@/content/practice';
import { portraitFile, portraitSizes } from '@/facts/portrait';

/** The practitioner's portrait in each size that pages ask for, by the name of its picture. */
export function portraits() {
  const file = practice.practitioner?.portrait?.file;
  return new Map(
    file
      ? portraitSizes.map((size) => [
          portraitFile(size).replace('/pictures/', ''),
          { file: `content/${file}`, size },
        ])
      : [],
  );
}

type PortraitPicture = { file: string; size: { width: number; height: number } };

/** Makes the portrait in one size; the build has checked its file (facts/check-portrait.ts). */
export async function makePortrait({ file, size }: PortraitPicture): Promise<Response> {
  const made = await sharp(file)
    // Cameras say in the file which way up it is.
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 72 })
    .toBuffer();
  return new Response(new Uint8Array(made), { headers: { 'Content-Type': 'image/webp' } });
}
