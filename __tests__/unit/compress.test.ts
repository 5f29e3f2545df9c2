/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '@/scripts/build/finish-export/compress';
import { someAtATime } from '@/scripts/lib/some-at-a-time';

it('puts compressed files of the same content and time beside each file, twins too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  const texts = { 'a.html': 'one '.repeat(500), 'b.html': 'two', 'twin.txt': 'one '.repeat(500) };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'picture.png'), 'no text');
  await compressFiles(readdirSync(folder).map((name) => join(folder, name)));
  for (const [name, text] of Object.entries(texts)) {
    const file = join(folder, name);
    expect(String(brotliDecompressSync(readFileSync(`${file}.br`)))).toBe(text);
    expect(String(gunzipSync(readFileSync(`${file}.gz`)))).toBe(text);
    for (const ending of ['.br', '.gz'])
      expect(statSync(file + ending).mtimeMs).toBeCloseTo(statSync(file).mtimeMs, -1);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('picture'))).toEqual(['picture.png']);
  rmSync(folder, { recursive: true });
});

it('does something with each of many things, and never with all of them at once', async () => {
  const done: number[] = [];
  let [now, most] = [0, 0];
  await someAtATime(Array.from({ length: 200 }).keys(), async (thing) => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now -= 1;
    done.push(thing);
  });
  expect(done.sort((a, b) => a - b)).toEqual([...Array(200).keys()]);
  expect(most).toBe(availableParallelism() + 2);
});
