import { createHash } from 'node:crypto';
import { copyFile, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedTypes } from '../../lib/media-types';
import { someAtATime } from '../../lib/some-at-a-time';

const encodings = {
  // Node's own setting is the smallest.
  '.br': promisify(brotliCompress),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `page.html.br` and `page.html.gz` beside `page.html`, each as small as it gets, for hosts
 * that serve such files. Files with the same content are compressed once.
 */
export async function compressFiles(files: string[]): Promise<void> {
  /** By a content's hash, the file whose compressed ones are copied. */
  const done = new Map<string, Promise<string>>();
  const compressible = files.filter((file) => extname(file) in compressedTypes);
  await someAtATime(compressible, async (file) => {
    const bytes = await readFile(file);
    const key = createHash('sha256').update(bytes).digest('base64');
    const twin = done.get(key);
    if (!twin) done.set(key, compress(file, bytes));
    const source = await done.get(key);
    const { atime, mtime } = await stat(file);
    for (const ending of Object.keys(encodings)) {
      if (twin) await copyFile(source + ending, file + ending);
      // nginx wants a file and its compressed ones to be of the same time.
      await utimes(file + ending, atime, mtime);
    }
  });
}

/** @returns the file, once its compressed ones are there */
async function compress(file: string, bytes: Buffer): Promise<string> {
  await Promise.all(
    Object.entries(encodings).map(async ([ending, encode]) =>
      writeFile(file + ending, await encode(bytes)),
    ),
  );
  return file;
}
