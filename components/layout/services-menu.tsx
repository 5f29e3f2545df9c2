'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type ServicesMenuProps = {
  label: string;
  items: { href: string; label: string }[];
  /** The page that it stands on. */
  current: string | null;
};

/** How the menu was opened: a hover closes it by leaving, a press pins it. */
type State = 'closed' | 'hovered' | 'pressed';

/**
 * Delays in milliseconds. A pointer that passes over does not open the menu. One that cuts a corner does not close it.
 */
const openDelay = 80;
const closeDelay = 250;

/**
 * The button of the services menu, with Radix's menu as the panel (W3C APG, "Disclosure Navigation Menu with Top-Level
 * Links"). The island stands beside the link "Services", in an element that both share: a hover of either opens it. A
 * hover never touches the focus, and a key goes into the menu.
 */
export function ServicesMenu({ label, items, current }: ServicesMenuProps) {
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);

  useEffect(() => {
    const entry = entryOf(button.current);
    const later = (delay: number, from: State, to: State) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setState((now) => (now === from ? to : now)), delay);
    };
    const onEnter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(openDelay, 'closed', 'hovered');
    };
    const onLeave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(closeDelay, 'hovered', 'closed');
    };
    entry?.addEventListener('pointerenter', onEnter);
    entry?.addEventListener('pointerleave', onLeave);
    // No event tells of a mouse that came before React. A tapped element counts as hovered, too.
    if (entry?.matches(':hover') && !window.matchMedia('(pointer: coarse)').matches)
      later(openDelay, 'closed', 'hovered');
    return () => {
      entry?.removeEventListener('pointerenter', onEnter);
      entry?.removeEventListener('pointerleave', onLeave);
    };
  }, []);

  function openAndEnter() {
    flushSync(() => setState('pressed'));
    panel.current?.querySelector('a')?.focus();
  }

  /** A press opens, pins what a hover opened, and closes what a press opened. The second of a double press closes nothing. */
  function onClick({ detail }: MouseEvent) {
    // A pending hover would open the menu again after this press.
    window.clearTimeout(timer.current);
    if (state === 'pressed') setState(detail > 1 ? 'pressed' : 'closed');
    // `detail` counts a pointer's presses. It is 0 for a click by a key or an assistive technology.
    else if (detail === 0) openAndEnter();
    else setState('pressed');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    openAndEnter();
  }

  /** Closes the menu. The focus goes to the button from within it, and stays where it is else. */
  function close() {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setState('closed');
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
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
      {state !== 'closed' && (
        // A modal one would keep the page from scrolling, and hide it from screen readers.
        <DropdownMenu.Root open modal={false} onOpenChange={close}>
          {/* Radix places the panel by its trigger. The button is the site's own, since it is there before Radix is. */}
          <DropdownMenu.Trigger asChild>
            <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content
            ref={panel}
            loop
            align="start"
            // Aligns its text with the link's.
            alignOffset={-13}
            sideOffset={6}
            collisionPadding={16}
            aria-label={label}
            // Radix names it by its trigger, which here has no words.
            aria-labelledby={undefined}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-72 overflow-y-auto rounded-card border border-sand bg-card p-2 shadow-paper outline-none data-[state=open]:animate-rise"
            onKeyDownCapture={(event) => {
              if (event.key !== 'Tab') return;
              // Radix ignores Tab. Here the menu closes and Tab goes on from the button.
              event.stopPropagation();
              close();
            }}
            // To Radix the link and the button are outside, and the press that pins the menu would close it.
            onInteractOutside={(event) => {
              if (entryOf(button.current)?.contains(event.target as Node)) event.preventDefault();
            }}
            // Radix would focus its own trigger. `close` has moved the focus already.
            onCloseAutoFocus={(event) => event.preventDefault()}
            // A hover leaves the focus where it is. Radix hands this on, but leaves it out of the menu's types.
            {...{ onOpenAutoFocus: (event: Event) => event.preventDefault() }}
          >
            {items.map((item) => (
              <DropdownMenu.Item
                key={item.href}
                asChild
                // Radix moves the focus to what the pointer is over. A hover must not (WCAG 3.2.1).
                onPointerMove={(event) => event.preventDefault()}
                onPointerLeave={(event) => event.preventDefault()}
              >
                <a
                  href={item.href}
                  aria-current={item.href === current ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-field px-4 py-2 text-base leading-snug text-ink no-underline decoration-clay decoration-2 underline-offset-8 hover:bg-shell focus:bg-shell aria-[current]:underline"
                >
                  {item.label}
                </a>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
    </>
  );
}

/** The element around link and button. A press or the focus in it is not outside the menu. */
function entryOf(button: HTMLElement | null) {
  return button?.closest('[data-island]')?.parentElement;
}
