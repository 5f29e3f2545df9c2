import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type RefObject, useEffect, useRef } from 'react';
import type { MenuState } from './services-menu';

export type ServicesMenuPanelProps = {
  state: MenuState;
  close: () => void;
  /** The accessible name. */
  label: string;
  items: { href: string; label: string }[];
  /** Link and button together: a press or the focus there is not outside the menu. */
  root: RefObject<HTMLElement | null>;
  trigger: RefObject<HTMLElement | null>;
};

/** The services menu itself, below the button that stands in the page already. */
export function ServicesMenuPanel({
  state,
  close,
  label,
  items,
  root,
  trigger,
}: ServicesMenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const returnsFocus = useRef(false);

  // A menu that a hover has opened is there already when a key asks for it.
  useEffect(() => {
    if (state === 'keyed') focusFirst(panel);
  }, [state]);

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
      {/* Radix places the panel by its trigger. The button itself is the site's own, so that it is there
          before Radix is, and stays the same element. */}
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={panel}
        loop
        align="start"
        // Its words stand below the link's.
        alignOffset={-13}
        sideOffset={6}
        collisionPadding={16}
        aria-label={label}
        aria-labelledby={undefined}
        // On opening only: an animation on closing would keep the closed menu in the page, and Tab would go into it.
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-72 overflow-y-auto rounded-card border border-sand bg-card p-2 shadow-paper outline-none data-[state=open]:animate-rise"
        onKeyDownCapture={(event) => {
          if (event.key !== 'Tab') return;
          // Radix ignores Tab. Here the menu closes and Tab goes on from the button.
          event.stopPropagation();
          // An Escape just before may have asked for the focus to return.
          returnsFocus.current = false;
          trigger.current?.focus();
          close();
        }}
        // By Radix it would close and take the focus back from what is pressed.
        onInteractOutside={(event) => {
          event.preventDefault();
          if (!root.current?.contains(event.target as Node)) close();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // The focus goes back to the button only from within the menu; else it is left where it is.
          if (returnsFocus.current) trigger.current?.focus();
          returnsFocus.current = false;
        }}
        {...openFocus(state, panel)}
      >
        {items.map(({ href, label }) => (
          <DropdownMenu.Item
            key={href}
            asChild
            // Radix moves the focus to what the pointer is over. A hover must not (WCAG 3.2.1).
            onPointerMove={(event) => event.preventDefault()}
            onPointerLeave={(event) => event.preventDefault()}
          >
            <a
              href={href}
              className="flex min-h-11 items-center rounded-field px-4 py-2 text-base leading-snug text-ink no-underline hover:bg-shell focus:bg-shell"
            >
              {label}
            </a>
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
function openFocus(state: MenuState, panel: RefObject<HTMLElement | null>) {
  return {
    onOpenAutoFocus: (event: Event) => {
      if (state === 'pressed') return;
      event.preventDefault();
      if (state === 'keyed') focusFirst(panel);
    },
  };
}

function focusFirst(panel: RefObject<HTMLElement | null>) {
  panel.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}
