'use client';

import NextLink from 'next/link';
import { type ComponentProps, useRef, useState } from 'react';

type LinkProps = Omit<
  ComponentProps<'a'> & ComponentProps<typeof NextLink>,
  'href' | 'prefetch' | 'onNavigate' | 'target' | 'download'
> & {
  href: string;
  /** The id of what it leads to where its page is shown already; without one, the page's heading. */
  here?: string;
};

/** Milliseconds that a pointer or the focus rests on a link before its page is fetched. */
const rest = 100;

/**
 * The state in the browser's history when a link was last followed. As long as it is still the current one, the
 * page that was asked for has not come.
 */
let left: unknown;

/**
 * A link within the site. Its page is fetched ahead when a pointer or the focus rests on it, so that
 * the click is instant. A link that only comes into view, or is passed over, fetches nothing.
 */
export function Link({
  href,
  here,
  onFocus,
  onBlur,
  onPointerEnter,
  onPointerLeave,
  ...props
}: LinkProps) {
  const [rested, setRested] = useState(false);
  const timer = useRef<number>(undefined);

  function wait() {
    window.clearTimeout(timer.current);
    if (href === window.location.pathname) return;
    timer.current = window.setTimeout(setRested, rest, true);
  }

  function leave() {
    window.clearTimeout(timer.current);
    setRested(false);
  }

  return (
    <NextLink
      {...props}
      href={href}
      // `null` is Next's default: it fetches what is in view, and this link is.
      prefetch={rested ? null : false}
      onPointerEnter={both(onPointerEnter, wait)}
      onPointerLeave={both(onPointerLeave, leave)}
      onFocus={both(onFocus, wait)}
      onBlur={both(onBlur, leave)}
      onNavigate={(event) => {
        // While another page is on its way, a link to the one still shown calls that off.
        if (href === window.location.pathname && window.history.state !== left) {
          event.preventDefault();
          goWithinPage(here);
        } else {
          forgetFragment();
          left = window.history.state;
        }
      }}
    />
  );
}

/** Scrolls to the element with the id, or to the top, and moves the focus to it or to the page's heading. */
export function goWithinPage(id?: string) {
  const target = id ? document.getElementById(id) : document.querySelector<HTMLElement>('main h1');
  if (id) target?.scrollIntoView();
  else window.scrollTo(0, 0);
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/**
 * Takes the fragment out of the address that the visitor is about to leave. Chromium would go to it on
 * the way back, and not to where the reader was.
 */
function forgetFragment() {
  const { pathname, search, hash } = window.location;
  if (hash) window.history.replaceState(window.history.state, '', pathname + search);
}

/** What the caller wants to do on an event, then what the link does. */
function both<E>(caller: ((event: E) => void) | undefined, own: () => void) {
  return (event: E) => {
    caller?.(event);
    own();
  };
}
