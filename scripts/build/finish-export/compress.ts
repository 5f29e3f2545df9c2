import { createHash } from 'node:crypto';
import { copyFile, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { someAtATime } from '../../lib/some-at-a-time';

/** Kinds of files that compression makes smaller; pictures and fonts are compressed already. */
const compressible = /\.(html|js|css|txt|svg|xml|json|webmanifest)$/;

const encodings = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether a file has compressed ones beside it. */
function isCompressible(file: string): boolean {
  return compressible.test(file);
}

/**
 * Writes `page.html.br` and `page.html.gz` beside `page.html`, each as small as it gets, for hosts
 * that serve such files. Files with the same content are compressed once.
 */
export async function compressFiles(files: string[]): Promise<void> {
  /** By a content's hash, the file whose compressed ones are copied. */
  const done = new Map<string, Promise<string>>();
  await someAtATime(files.filter(isCompressible), async (file) => {
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
