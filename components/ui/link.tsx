'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & { href: string };

/**
 * A link within the site. Its page is fetched ahead when a pointer or the focus reaches it, so that
 * the click is instant; what merely scrolls into view costs the visitor nothing. An `<a>` on Next's
 * router rather than `next/link`, which would add 2 kB to every page for what is not used here
 * (README, "Decisions").
 */
export function Link({ href, onClick, onFocus, onPointerEnter, ...props }: LinkProps) {
  const router = useRouter();
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        router.prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        router.prefetch(href);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        router.push(href);
      }}
    />
  );
}

/** A click with another button or a modifier key opens a tab, a window or a file: the browser's part. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
