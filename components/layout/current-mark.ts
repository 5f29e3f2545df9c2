import { splitLocale } from '@/routing/addresses';

/**
 * The value of `aria-current` for a link.
 * @param href path with or without a prefix
 * @param here the path of the page that the link stands on, without a prefix; null on the 404 screen
 * @returns `page` for the page itself, `true` for a page above it
 */
export function currentMark(href: string, here: string | null): 'page' | 'true' | undefined {
  const { path } = splitLocale(href);
  if (here === path) return 'page';
  return path !== '/' && here?.startsWith(`${path}/`) ? 'true' : undefined;
}
