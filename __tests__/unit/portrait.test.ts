import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePortrait } from '@/app/pictures/portrait';
import { checkPortrait } from '@/facts/check-portrait';
import { folderWith } from '../tools/folders';

const size = { width: 640, height: 800 };
const file = join(folderWith(), 'portrait.jpg');
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } }).jpeg();

it('a portrait is made small, and stands upright as the camera says', async () => {
  await picture(900, 700).withMetadata({ orientation: 6 }).toFile(file);
  await expect(checkPortrait(file)).resolves.toBeUndefined();
  const made = await (await makePortrait({ file, size })).arrayBuffer();
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', ...size });
});

it('a portrait that is too small, or no picture, is refused with a sentence', async () => {
  await picture(300, 400).toFile(file);
  await expect(checkPortrait(file)).rejects.toThrow(
    /is 300 pixels wide and 400 high.*at least 640 wide and 800 high/,
  );
  await picture(1200, 900).toFile(file);
  await expect(checkPortrait(file)).rejects.toThrow(/is 1200 pixels wide and 900 high.*cut it/);
  const whole = await picture(900, 1200).toBuffer();
  for (const [index, source] of ['Dear diary', '', whole.subarray(0, -500)].entries()) {
    // Of a name that it has read sharp keeps the picture.
    const broken = `${file}-${index}.jpg`;
    writeFileSync(broken, source);
    await expect(checkPortrait(broken)).rejects.toThrow(/no JPEG or PNG picture, or only a part/);
  }
});
