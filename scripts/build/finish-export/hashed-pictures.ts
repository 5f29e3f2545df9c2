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
 * @throws when a script names one of the folders: the script would ask for a picture at its old address
 */
export async function hashPictures(folder: string): Promise<(text: string) => string> {
  const moved = new Map<string, string>();
  for (const script of filesIn(folder).filter((file) => file.endsWith('.js')))
    await refusePictures(script);
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

/** Scripts keep their names, which are made from their content, so nothing is changed in them here. */
async function refusePictures(script: string) {
  const text = await readFile(script, 'utf8');
  const [named] = new RegExp(`/(${folders.join('|')})/[\\w%./-]*`).exec(text) ?? [];
  if (named)
    throw new Error(
      `${script} names the picture "${named}", whose address gets a hash after the scripts are made. Name it in a component that is rendered when the site is built, and hand it down as a prop.`,
    );
}
