import * as RadixToast from '@radix-ui/react-toast';
import clsx from 'clsx';
import { Problem } from './problem';

export type ToastProps = {
  title: string;
  description: string;
  /** Stands in place of the description. Its text may be in the language of a BCP 47 tag, and a mark then says so. */
  notice?: { title: string; text: string; lang?: string; mark?: string };
  close: string;
  region: string;
  /** Stands above the specified words: what they leave out. */
  before?: { title: string; text: string; link: { label: string; href: string } };
  link?: { label: string; href: string };
  failed?: boolean;
  /** Called when it is dismissed. It has to move the focus, which Radix leaves on an empty region. */
  onClose: () => void;
};

function intoView(toast: HTMLElement | null) {
  toast?.scrollIntoView({ block: 'nearest' });
}

/** Stands where it is rendered until it is dismissed. A new `key` shows it again. */
export function Toast({
  title,
  description,
  notice,
  before,
  close,
  region,
  link,
  failed,
  onClose,
}: ToastProps) {
  const heading = 'pr-9 font-display text-title leading-tight';
  return (
    <RadixToast.Provider
      duration={Number.POSITIVE_INFINITY}
      label={region}
      // It stands in the page, where a finger scrolls.
      swipeThreshold={Number.POSITIVE_INFINITY}
    >
      <RadixToast.Root
        ref={intoView}
        onOpenChange={(open) => open || onClose()}
        className={clsx(
          'toast relative mt-6 animate-rise rounded-field p-5 print:hidden',
          // Radix lets no finger scroll from a toast, and nobody copy its words.
          'touch-auto! select-text!',
          failed ? 'border-2 border-clay-strong bg-card' : 'bg-ink text-paper',
        )}
      >
        {before && (
          <p className={heading}>
            {before.title} {before.text}{' '}
            <a
              href={before.link.href}
              className="block py-2 text-section whitespace-nowrap underline decoration-1 underline-offset-6 focus-visible:outline-current"
            >
              {before.link.label}
            </a>
          </p>
        )}
        <div className={clsx(before && 'mt-2 border-l-3 border-sun pl-4')}>
          <RadixToast.Title className={before || failed ? 'pr-9 font-semibold' : heading}>
            {failed ? <Problem>{title}</Problem> : title}
          </RadixToast.Title>
          <RadixToast.Description className="mt-1 text-base">
            {notice ? (
              <>
                <span className="inline-block first-letter:uppercase">{notice.title}</span>{' '}
                <span lang={notice.lang}>{notice.text}</span>
                {notice.mark && ` ${notice.mark}`}
              </>
            ) : (
              description
            )}
          </RadixToast.Description>
        </div>
        {link && (
          <a
            href={link.href}
            className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 focus-visible:outline-current"
          >
            {link.label}
          </a>
        )}
        <RadixToast.Close
          aria-label={close}
          className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-full hover:inset-ring-2 focus-visible:outline-current"
        >
          <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 stroke-current stroke-2">
            <path d="m2 2 10 10M12 2 2 12" strokeLinecap="round" />
          </svg>
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport label={`${region} ({hotkey})`} />
    </RadixToast.Provider>
  );
}
