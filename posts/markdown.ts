import { resolve } from 'node:path';
import { typographies } from '../languages/grammar';

/** A plugin of unified as Turbopack takes it: the name of a module, with options that JSON can hold. */
export type Plugin = string | [module: string, options: unknown];

/**
 * The ids of headings begin with it, so that they are none of the page's own. GitHub's footnotes have another prefix.
 * Reader views keep a heading whose id has “article” in it.
 */
export const headingPrefix = 'article-';

/** How the Markdown of articles is read, by the build and by its check: GitHub's, with front matter. */
export const articlePlugins: Record<'remarkPlugins' | 'rehypePlugins', Plugin[]> = {
  remarkPlugins: [
    'remark-frontmatter',
    'remark-gfm',
    [resolve('posts/remark-typography.mjs'), typographies],
  ],
  rehypePlugins: [
    ['rehype-slug', { prefix: headingPrefix }],
    resolve('posts/rehype-tables.mjs'),
    '@stefanprobst/rehype-extract-toc',
    '@stefanprobst/rehype-extract-toc/mdx',
  ],
};

/** What leads back from a footnote. Phones draw GitHub’s own sign as an emoji. */
export const remarkRehypeOptions = { footnoteBackContent: '↑' };
