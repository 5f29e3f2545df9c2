declare module '*.mdx' {
  import type { Toc } from '@stefanprobst/rehype-extract-toc';
  import type { MDXContent } from 'mdx/types';

  /** The article's headings, from rehype-extract-toc. */
  export const tableOfContents: Toc;
  const Content: MDXContent;
  export default Content;
}
