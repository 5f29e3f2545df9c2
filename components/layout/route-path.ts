'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * The path of the page that the router shows, without its language's prefix; null outside the
 * languages' layouts, on the 404 document. It comes from the route and not from the address: a host
 * serves `/blog/1` for `/blog/anything`, and the first render must be the one in the file.
 */
export function useRoutePath(): string | null {
  const segments = useSelectedLayoutSegments();
  // Next's own name for the 404 document is no path that a link could lead to.
  if (!segments || segments.includes('/_not-found')) return null;
  const visible = segments.filter((segment) => !/^[(_]/.test(segment));
  return `/${visible.join('/')}`;
}
