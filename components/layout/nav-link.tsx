import type { ComponentProps } from 'react';
import { splitLocale } from '@/routing/addresses';

type NavLinkProps = ComponentProps<'a'> & {
  href: string;
  /** The path of the page that the link stands on, without a prefix. */
  here: string | null;
};

/** A link of a navigation, marked where it leads to the page that it stands on or to one above that. */
export function NavLink({ href, here, children, ...props }: NavLinkProps) {
  return (
    <a href={href} aria-current={currentMark(href, here)} {...props}>
      {children}
    </a>
  );
}

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
