import { type ArticleComponents, articleComponents } from './components/sections/article-body';

/** The file through which `@next/mdx` finds the components of articles: English, unless a page gives it others. */
export function useMDXComponents(): ArticleComponents {
  return articleComponents('en');
}
