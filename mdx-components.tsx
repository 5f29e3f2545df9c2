import type { MDXComponents } from 'mdx/types';
import { articleComponents } from './components/sections/article-body';

/** The file through which `@next/mdx` finds the components of articles: English, unless a page gives it others. */
export function useMDXComponents(): MDXComponents {
  return articleComponents('en');
}
