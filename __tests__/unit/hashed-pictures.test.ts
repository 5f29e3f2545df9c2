/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPictures } from '@/scripts/build/finish-export/hashed-pictures';

function emptyExport() {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return { folder, write };
}

it('gives each picture an address that changes with its content, in the texts too', async () => {
  const { folder, write } = emptyExport();
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

it.each([
  ['a picture', 'const a="/scenes/room.svg"', '/scenes/room.svg'],
  ['a folder of them, to put a name behind', 'const a=b=>"/pictures/".concat(b)', '/pictures/'],
])('stops the build where a script names %s, and says which', async (_, text, named) => {
  const { folder, write } = emptyExport();
  write('scenes/room.svg', '<svg/>');
  write('_next/static/chunks/page.js', text);
  await expect(hashPictures(folder)).rejects.toThrow(
    new RegExp(`page\\.js names the picture "${named}", whose address gets a hash`),
  );
});
