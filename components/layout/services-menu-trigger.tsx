import type { ComponentProps } from 'react';

type MenuTriggerProps = ComponentProps<'button'> & {
  /** The accessible name. */
  label: string;
};

/** The chevron beside "Services": the same button before and after the menu's code has arrived. */
export function MenuTrigger({ label, ...props }: MenuTriggerProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="-ml-2 flex size-9 items-center justify-center rounded-full text-ink hover:bg-shell aria-expanded:bg-shell"
      {...props}
    >
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="size-3 fill-none stroke-current stroke-2 transition-transform in-aria-expanded:rotate-180"
      >
        <path d="M1.5 4 6 8.5 10.5 4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
