'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ServicesMenuPanel } from './services-menu-panel';

type ServicesMenuProps = {
  /** Where "Services" itself leads. */
  href: string;
  current?: 'page' | 'true';
  label: string;
  /** The accessible name of the button that opens the menu. */
  menuLabel: string;
  items: { href: string; label: string }[];
  linkClassName?: string;
};

/**
 * How the menu was opened, which decides how it closes and where the focus goes: a hover closes it by
 * leaving and never touches the focus; a press pins it.
 */
export type MenuState = 'closed' | 'hovered' | 'pressed' | 'keyed';

/** Delays in milliseconds: a pointer that passes over does not open the menu, one that cuts a corner does not close it. */
const openDelay = 80;
const closeDelay = 250;

const hovered = (now: MenuState) => (now === 'closed' ? 'hovered' : now);

/**
 * "Services" as a link, and beside it the button of the services menu (W3C APG, "Disclosure
 * Navigation Menu with Top-Level Links", with Radix's menu as the panel).
 */
export function ServicesMenu({
  href,
  current,
  label,
  menuLabel,
  items,
  linkClassName,
}: ServicesMenuProps) {
  const [state, setState] = useState<MenuState>('closed');
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  // Radix renders the panel in the browser only.
  const hydrated = useHydrated();

  function later(milliseconds: number, next: (now: MenuState) => MenuState) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState(next), milliseconds);
  }

  // A mouse that came before React did is not told of again. What a finger has tapped counts as hovered, too.
  useEffect(() => {
    timer.current = window.setTimeout(() => {
      if (root.current?.matches(':hover') && !window.matchMedia('(pointer: coarse)').matches)
        setState(hovered);
    }, openDelay);
  }, []);

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') later(openDelay, hovered);
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') later(closeDelay, (now) => (now === 'hovered' ? 'closed' : now));
  }

  /** A press opens, pins what a hover opened, and closes what a press opened. */
  function onClick({ detail }: MouseEvent) {
    window.clearTimeout(timer.current);
    // `detail` counts a pointer's presses. It is 0 for a click by a key or an assistive technology.
    const opened: MenuState = detail === 0 ? 'keyed' : 'pressed';
    setState((now) => (now === 'closed' || now === 'hovered' ? opened : 'closed'));
  }

  /** A key opens what a hover has opened, too, and then goes into it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && !(state === 'hovered' && /^(Enter| )$/.test(event.key)))
      return;
    event.preventDefault();
    window.clearTimeout(timer.current);
    setState('keyed');
  }

  function close() {
    window.clearTimeout(timer.current);
    setState('closed');
  }

  return (
    <div
      ref={root}
      className="relative flex items-center"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <a href={href} aria-current={current} className={linkClassName}>
        {label}
      </a>
      <button
        ref={trigger}
        type="button"
        aria-label={menuLabel}
        aria-haspopup="menu"
        aria-expanded={state !== 'closed'}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="-ml-1 flex size-8 items-center xl:-ml-2 justify-center rounded-full text-ink hover:bg-shell aria-expanded:bg-shell noscript:hidden"
      >
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-3 fill-none stroke-current stroke-2 transition-transform in-aria-expanded:rotate-180"
        >
          <path d="M1.5 4 6 8.5 10.5 4" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      {hydrated && (
        <ServicesMenuPanel
          state={state}
          close={close}
          label={menuLabel}
          items={items}
          root={root}
          trigger={trigger}
        />
      )}
    </div>
  );
}
