'use client';

import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { splitLocale } from '@/content/site-map';
import { useRoutePath } from './route-path';

type NavLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/**
 * A link of a navigation that knows whether its page is shown (`aria-current="page"`) or stands
 * above the one that is (`aria-current="true"`).
 */
export function NavLink({ href, ...props }: NavLinkProps) {
  const here = useRoutePath();
  const { path } = splitLocale(href);
  const current = here === path ? 'page' : path !== '/' && here?.startsWith(`${path}/`);
  return <Link href={href} aria-current={current || undefined} {...props} />;
}
