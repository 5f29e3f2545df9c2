import type { ComponentProps } from 'react';
import { splitLocale } from '@/routing/addresses';

type NavLinkProps = ComponentProps<'a'> & {
  href: string;
  here: string | null;
};

/** Marks a link to the page that it stands on (`aria-current` is `page`), and to one above that (`true`). */
export function NavLink({ href, here, children, ...props }: NavLinkProps) {
  const { path } = splitLocale(href);
  const above = path !== '/' && here?.startsWith(`${path}/`) ? 'true' : undefined;
  return (
    <a href={href} aria-current={here === path ? 'page' : above} {...props}>
      {children}
    </a>
  );
}
