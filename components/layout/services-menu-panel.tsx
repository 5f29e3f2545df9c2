'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef } from 'react';
import { Link } from '@/components/ui/link';
import type { MenuState } from './services-menu';
import { MenuTrigger } from './services-menu-trigger';

export type ServicesMenuPanelProps = {
  state: MenuState;
  setState: (state: MenuState) => void;
  close: () => void;
  items: { href: string; label: string }[];
  /** Link and button together: a press or the focus there is not outside the menu. */
  root: RefObject<HTMLDivElement | null>;
  trigger: ComponentProps<typeof MenuTrigger> & { ref: RefObject<HTMLButtonElement | null> };
};

/** The services menu itself, with Radix's trigger. Loaded when first wanted. */
export function ServicesMenuPanel({
  state,
  setState,
  close,
  items,
  root,
  trigger,
}: ServicesMenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const returnsFocus = useRef(false);
  const focusFirst = () => panel.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();

  const isNearby = (target: EventTarget | null) =>
    target instanceof Node && root.current?.contains(target);

  function onTriggerKeyDown(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    // Radix would toggle, and so close a menu that a hover has opened.
    event.preventDefault();
    setState('keyed');
    if (state !== 'closed') focusFirst();
  }

  return (
    <DropdownMenu.Root
      modal={false}
      open={state !== 'closed'}
      onOpenChange={(open) => {
        if (open) return;
        returnsFocus.current = Boolean(panel.current?.contains(document.activeElement));
        close();
      }}
    >
      <DropdownMenu.Trigger asChild>
        <MenuTrigger
          {...trigger}
          // Radix opens on the press, and on touch that would be the start of a scroll; we open on the click.
          onPointerDown={(event) => event.preventDefault()}
          onKeyDown={onTriggerKeyDown}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={panel}
        loop
        align="start"
        // Its entries begin where “Services” does, some 84 px to the left of this button.
        alignOffset={-84}
        sideOffset={6}
        collisionPadding={16}
        className="services-panel z-50 w-72 rounded-card border border-sand bg-card p-2 paper-shadow outline-none"
        onKeyDownCapture={(event) => {
          if (event.key !== 'Tab') return;
          // Radix ignores Tab. Here the menu closes and Tab goes on from the button.
          event.stopPropagation();
          // An Escape just before may have asked for the focus to return.
          returnsFocus.current = false;
          trigger.ref.current?.focus();
          close();
        }}
        onInteractOutside={(event) => {
          if (isNearby(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          // The focus goes back to the button only from within the menu; else it is left where it is.
          if (!returnsFocus.current) event.preventDefault();
          returnsFocus.current = false;
        }}
        {...openFocus(state, focusFirst)}
      >
        {items.map(({ href, label }) => (
          <DropdownMenu.Item
            key={href}
            asChild
            // Radix moves the focus to what the pointer is over. A hover must not (WCAG 3.2.1).
            onPointerMove={(event) => event.preventDefault()}
            onPointerLeave={(event) => event.preventDefault()}
          >
            <Link
              href={href}
              className="flex min-h-11 items-center rounded-field px-4 py-2 text-base leading-snug text-ink no-underline hover:bg-shell focus:bg-shell"
            >
              {label}
            </Link>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/**
 * Where the focus goes when the panel opens. Radix hands `onOpenAutoFocus` through to its focus scope
 * but leaves it out of the menu's types.
 */
function openFocus(state: MenuState, focusFirst: () => void) {
  return {
    onOpenAutoFocus: (event: Event) => {
      if (state === 'pressed') return;
      event.preventDefault();
      if (state === 'keyed') focusFirst();
    },
  };
}
