import type { MDXComponents } from 'mdx/types';
import { articleComponents } from './components/sections/article-body';

/** The file through which `@next/mdx` finds the components of every article. */
export function useMDXComponents(): MDXComponents {
  return articleComponents;
}
