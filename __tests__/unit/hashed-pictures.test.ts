/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPictures } from '@/scripts/build/finish-export/hashed-pictures';

it('gives each picture an address that changes with its content, in the texts too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('scenes/room.svg', '<svg/>');
  write('pictures/new/two chairs-jpg-640.webp', 'chairs');
  write('icons/card.png', 'card');

  const renamed = await hashPictures(folder);
  expect(readdirSync(folder).sort()).toEqual(['_next', 'icons']);
  const [, room = '', , chairs = ''] = renamed(
    '<img src="/scenes/room.svg"><img srcset="/pictures/new/two%20chairs-jpg-640.webp 640w">',
  ).split(/"| 640w/);
  expect(room).toMatch(/^\/_next\/static\/[0-9a-f]{6}\/room\.svg$/);
  expect(chairs).toMatch(/^\/_next\/static\/[0-9a-f]{6}\/two%20chairs-jpg-640\.webp$/);
  expect(readFileSync(join(folder, room), 'utf8')).toBe('<svg/>');
  expect(readFileSync(join(folder, decodeURI(chairs)), 'utf8')).toBe('chairs');
  expect(renamed('/icons/card.png')).toBe('/icons/card.png');

  write('scenes/room.svg', '<svg><path/></svg>');
  expect((await hashPictures(folder))('/scenes/room.svg')).not.toBe(room);
});
