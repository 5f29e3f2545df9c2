'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useRef } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & { href: string };

/** Milliseconds that a pointer or the focus rests on a link before its page is fetched. */
const rest = 100;

/**
 * A link within the site. Its page is fetched ahead when a pointer or the focus rests on it, so that
 * the click is instant; what merely scrolls by, or is passed over, costs the visitor nothing. This is
 * Next's router without `next/link`, which would add 2 kB to every page for what is not used here
 * (README, "Decisions").
 */
export function Link({
  href,
  onClick,
  onFocus,
  onBlur,
  onPointerEnter,
  onPointerLeave,
  ...props
}: LinkProps) {
  const router = useRouter();
  const timer = useRef<number>(undefined);

  function wait() {
    cancel();
    if (href === window.location.pathname) return;
    timer.current = window.setTimeout(() => router.prefetch(href), rest);
  }

  function cancel() {
    window.clearTimeout(timer.current);
  }

  return (
    <a
      {...props}
      href={href}
      onPointerEnter={both(onPointerEnter, wait)}
      onPointerLeave={both(onPointerLeave, cancel)}
      onFocus={both(onFocus, wait)}
      onBlur={both(onBlur, cancel)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        cancel();
        router.push(href);
      }}
    />
  );
}

/** What the caller wants to do on an event, then what the link does. */
function both<E>(caller: ((event: E) => void) | undefined, own: () => void) {
  return (event: E) => {
    caller?.(event);
    own();
  };
}

/** A click with another button or a modifier key opens a tab, a window or a file: the browser's part. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
