import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What macOS and Windows leave in folders. */
export const leftBySystems = ['.DS_Store', 'Thumbs.db'];

/** @returns the owner's files, by their paths in `public/` and in the export: `.well-known/security.txt` */
export function publicFiles(from = 'public'): Set<string> {
  const all = readdirSync(from, { recursive: true, encoding: 'utf8' });
  const files = all.filter(
    (file) => statSync(join(from, file)).isFile() && !leftBySystems.includes(basename(file)),
  );
  return new Set(files.map((file) => file.replaceAll('\\', '/')));
}

/** @throws where the build has written over one of the files of `public/` */
export function checkPublicFiles(folder: string, from = 'public'): void {
  for (const file of publicFiles(from))
    if (!readFileSync(join(from, file)).equals(readFileSync(join(folder, file))))
      throw new Error(
        `public/${file}: the site makes a file of this name itself. Give yours another name. Headers and redirects belong in hosting/rules.ts.`,
      );
}
