import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { caching } from '../../../hosting/rules';
import { filesIn } from '../../lib/files-in';

/** The folders of `public/` in which pictures of pages lie. */
const folders = ['scenes', 'pictures'];

/**
 * Moves the pictures of an export to where hosts tell browsers to keep a file for good, in folders
 * named by a hash of their content, a short one, as it stands in pages. A second visit then asks for none of them.
 * @returns what puts the new names into a text in which the old ones stand
 */
export async function hashPictures(folder: string): Promise<(text: string) => string> {
  const moved = new Map<string, string>();
  for (const pictures of folders.filter((name) => existsSync(join(folder, name)))) {
    for (const file of filesIn(join(folder, pictures))) {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 6);
      const to = `${caching.hashed.under}${hash}/${basename(file)}`;
      await mkdir(join(folder, dirname(to)), { recursive: true });
      await rename(file, join(folder, to));
      const from = `/${relative(folder, file).replaceAll('\\', '/')}`;
      moved.set(from, to).set(encodeURI(from), encodeURI(to));
    }
    await rm(join(folder, pictures), { recursive: true });
  }
  return (text) => [...moved].reduce((all, [from, to]) => all.replaceAll(from, to), text);
}
