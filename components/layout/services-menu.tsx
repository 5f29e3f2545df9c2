'use client';

import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { NavLink } from './nav-link';
import { MenuTrigger } from './services-menu-trigger';

type ServicesMenuProps = {
  /** Where "Services" itself leads. */
  href: string;
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

/** Milliseconds. A pointer that only passes opens nothing; one that cuts a corner closes nothing. */
const openDelay = 80;
const closeDelay = 250;

/**
 * "Services" as a link, and beside it the button of the services menu (W3C APG, "Disclosure
 * Navigation Menu with Top-Level Links", with Radix's menu as the panel). The panel's code is fetched
 * when a pointer or the focus first comes near; until then this is a link and a button.
 */
export function ServicesMenu({ href, label, menuLabel, items, linkClassName }: ServicesMenuProps) {
  const [state, setState] = useState<MenuState>('closed');
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const triggerHadFocus = useRef(false);
  const pressed = useRef(false);
  const [Panel, fetchPanel] = useOnDemand(async () => {
    const { ServicesMenuPanel } = await import('./services-menu-panel');
    // A button that is replaced between press and release gets no click. The click asks again.
    if (pressed.current) return;
    triggerHadFocus.current = document.activeElement === trigger.current;
    return ServicesMenuPanel;
  });

  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Radix's trigger replaces the plain button, which would drop the focus that stood on it.
  useLayoutEffect(() => {
    if (Panel && triggerHadFocus.current) trigger.current?.focus();
    triggerHadFocus.current = false;
  }, [Panel]);

  function loadAhead() {
    // Without the network the link beside the button still leads to all services.
    fetchPanel().catch(() => undefined);
  }

  function later(milliseconds: number, next: (now: MenuState) => MenuState) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState(next), milliseconds);
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    loadAhead();
    if (pointerType === 'mouse') later(openDelay, (now) => (now === 'closed' ? 'hovered' : now));
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    pressed.current = false;
    if (pointerType === 'mouse') later(closeDelay, (now) => (now === 'hovered' ? 'closed' : now));
  }

  /** A press opens, pins what a hover opened, and closes what a press opened. */
  function onTriggerClick({ detail }: MouseEvent) {
    pressed.current = false;
    window.clearTimeout(timer.current);
    // `detail` counts a pointer's presses. It is 0 for a click by a key or an assistive technology.
    const opened: MenuState = detail === 0 ? 'keyed' : 'pressed';
    setState((now) => (now === 'closed' || now === 'hovered' ? opened : 'closed'));
    // Without its code the button does what the link beside it does.
    fetchPanel().catch(() => {
      close();
      root.current?.querySelector('a')?.click();
    });
  }

  function close() {
    window.clearTimeout(timer.current);
    setState('closed');
  }

  const triggerProps = { ref: trigger, label: menuLabel, onClick: onTriggerClick };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a hover only opens early what the button opens.
    <div
      ref={root}
      className="relative flex items-center"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onFocus={loadAhead}
    >
      <NavLink href={href} className={linkClassName} onClick={close}>
        {label}
      </NavLink>
      {Panel ? (
        <Panel
          state={state}
          setState={setState}
          close={close}
          items={items}
          root={root}
          trigger={triggerProps}
        />
      ) : (
        <MenuTrigger
          {...triggerProps}
          onPointerDown={() => {
            pressed.current = true;
          }}
          aria-haspopup="menu"
          aria-expanded={false}
        />
      )}
    </div>
  );
}
