import * as RadixToast from '@radix-ui/react-toast';
import clsx from 'clsx';
import { useRef } from 'react';

export type ToastProps = {
  title: string;
  description: string;
  /** The accessible name of the button that dismisses it. */
  close: string;
  /** The accessible name of the region in which toasts appear. */
  region: string;
  /** What is to be known before the rest. */
  note?: string;
  /** A way on: below the note, or else below all. */
  link?: { label: string; href: string };
  /** Whether it waits to be dismissed: for what must not be missed. */
  stays?: boolean;
};

/** Long enough to read the longest message twice. It pauses under the pointer and the focus. */
const duration = 10_000;

function intoView(toast: HTMLElement | null) {
  toast?.scrollIntoView({ block: 'nearest' });
}

/** One announced, dismissible message. Give it a new `key` to show it again. */
export function Toast({ title, description, note, close, region, link, stays }: ToastProps) {
  const viewport = useRef<HTMLOListElement>(null);
  // Whence it was called up. Radix leaves the focus on the region, which then is empty.
  const before = useRef(document.activeElement);
  const onOpenChange = (open: boolean) => {
    if (!open && document.activeElement === viewport.current)
      (before.current as HTMLElement | null)?.focus();
  };
  const way = link && (
    <a
      href={link.href}
      className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 focus-visible:outline-current"
    >
      {link.label}
    </a>
  );
  return (
    <RadixToast.Provider
      duration={stays ? Number.POSITIVE_INFINITY : duration}
      label={region}
      swipeDirection="right"
    >
      <RadixToast.Root
        ref={intoView}
        onOpenChange={onOpenChange}
        // What the finger drags away follows it.
        className="toast relative max-h-toast animate-rise overflow-y-auto rounded-card border border-sand bg-ink p-6 text-paper shadow-paper data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-120 data-[swipe=end]:transition-transform data-[swipe=end]:duration-120 data-[swipe=end]:ease-out"
      >
        {/* A note that takes it back comes first, and weighs more. */}
        {note && (
          <div className="mb-3 border-b border-current pr-8 pb-2">
            <p className="font-display text-title">{note}</p>
            {way}
          </div>
        )}
        <RadixToast.Title className={clsx('font-display text-title', !note && 'pr-8')}>
          {title}
        </RadixToast.Title>
        <RadixToast.Description className="mt-1 text-base">{description}</RadixToast.Description>
        {!note && way}
        <RadixToast.Close
          aria-label={close}
          className="absolute top-3 right-3 flex size-11 items-center justify-center rounded-full hover:bg-clay-strong focus-visible:outline-current"
        >
          <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 stroke-current stroke-2">
            <path d="m2 2 10 10M12 2 2 12" strokeLinecap="round" />
          </svg>
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        ref={viewport}
        label={`${region} ({hotkey})`}
        // At the top of phones: below, it would cover the button that sent, or be covered by the keyboard. Elsewhere at
        // the top of the element that it is rendered in, over what follows.
        className="fixed inset-x-3 top-3 z-50 mx-auto flex max-w-md flex-col sm:absolute sm:inset-x-0 sm:top-5 sm:max-w-none print:hidden"
      />
    </RadixToast.Provider>
  );
}
