declare module '*.mdx' {
  import type { Toc } from '@stefanprobst/rehype-extract-toc';
  import type { ReactNode } from 'react';
  import type { ArticleComponents } from '@/components/sections/article-body';

  /** The article's headings, from rehype-extract-toc. */
  export const tableOfContents: Toc;
  export default function Content(props: { components?: ArticleComponents }): ReactNode;
}
