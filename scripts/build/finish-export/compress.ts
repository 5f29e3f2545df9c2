import { createHash } from 'node:crypto';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  const done = new Map<string, Promise<[string, Buffer][]>>();
  await Promise.all(files.filter(isCompressible).map(compressFile));

  async function compressFile(file: string) {
    const bytes = await readFile(file);
    const { atime, mtime } = await stat(file);
    const key = createHash('sha256').update(bytes).digest('base64');
    if (!done.has(key)) done.set(key, compress(bytes));
    for (const [ending, compressed] of (await done.get(key)) ?? []) {
      await writeFile(file + ending, compressed);
      // nginx wants a file and its compressed ones to be of the same time.
      await utimes(file + ending, atime, mtime);
    }
  }
}

function compress(bytes: Buffer): Promise<[string, Buffer][]> {
  return Promise.all(
    Object.entries(encodings).map(
      async ([ending, encode]): Promise<[string, Buffer]> => [ending, await encode(bytes)],
    ),
  );
}
