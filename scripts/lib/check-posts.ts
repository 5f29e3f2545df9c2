import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import sharp from 'sharp';
import { allLocales } from '../../content/locales';
import { postFile, postsFolder, readPosts } from '../../content/post-files';

/**
 * Checks every post before a build, drafts too: what the list needs, that each text can be compiled, and
 * that each picture is one.
 * @param root the project's folder
 * @throws with one sentence for each fault, with its file and line
 */
export async function checkPosts(root = '.'): Promise<void> {
  const posts = readPosts({ root, drafts: true });
  const processor = createProcessor({ remarkPlugins: [remarkFrontmatter] });
  const faults: string[] = [];
  for (const { id, texts } of posts)
    for (const locale of allLocales) {
      const text = texts[locale]?.text;
      if (!text) continue;
      const file = postFile(id, locale);
      try {
        processor.parse(readFileSync(join(root, file), 'utf8'));
      } catch (error) {
        const { line, reason } = error as { line?: number; reason?: string };
        faults.push(
          `${file}:${line ?? 1}: the text cannot be read here (${(reason ?? String(error)).replace(/\.?$/, '')}). A < or a { that is to be seen is written \\< and \\{.`,
        );
      }
      for (const [, name = ''] of text.matchAll(/!\[[^\]]*\]\(\s*<?([^\s)>]+)/g))
        await sharp(join(root, postsFolder, id, name))
          .metadata()
          .catch(() => faults.push(`${postsFolder}/${id}/${name} is not a picture.`));
    }
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
}
