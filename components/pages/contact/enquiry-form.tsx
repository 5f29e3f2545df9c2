'use client';

import clsx from 'clsx';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { OneOf } from '@/components/ui/one-of';
import { Toast, type ToastProps } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ContactWords } from '@/content/en/contact';
import type { DeliveryWords } from '@/content/en/delivery';
import type { Enquiry, Outcome } from './send-enquiry';
import { tidyFields } from './tidy-fields';

type EnquiryFormProps = {
  words: Omit<ContactWords['form'], 'heading' | 'notice' | 'emergency' | 'intro' | 'unsent'>;
  toast: ToastProps;
  /** Where a form service is connected: what to say while it is asked, and when it does not answer. */
  delivery?: DeliveryWords & { call: ToastProps['link'] };
};

/** The name of a field that nobody sees and only a robot fills in. */
const honeypot = 'website';

/**
 * The enquiry form. The fields are uncontrolled, and the browser validates them: so what was typed before
 * the script ran, or what the browser restores on going back, stays. Nothing is stored or put into the
 * address. By default nothing is sent either: a submit shows the toast and empties the four fields. A site
 * built with an address to deliver to does so only once that has accepted the enquiry.
 */
export function EnquiryForm({ words, toast, delivery }: EnquiryFormProps) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  /** The last submit's outcome. They are counted, so that each toast takes the last one's place. */
  const [outcome, setOutcome] = useState<{ count: number; what: Outcome }>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => keepPage(form), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Written inline, so that the bundler drops the import from a build without an address.
    if (process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT) {
      const endpoint = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT;
      const enquiry = enquiryIn(event.currentTarget);
      void deliver(async () => (await import('./send-enquiry')).sendEnquiry(enquiry, endpoint));
    } else {
      conclude('taken');
    }
  }

  async function deliver(send: () => Promise<Outcome>) {
    if (busy) return;
    // Synchronously, since a second press may come before the next render.
    flushSync(() => setBusy(true));
    // A filled honeypot counts as a failure and not as a success: it may have been a password manager,
    // and then a person has to learn that nothing was sent, and to see the phone number.
    const robot = form.current?.querySelector<HTMLInputElement>(`[name=${honeypot}]`)?.value;
    // Without a network the code that sends may not arrive either.
    conclude(robot ? 'failure' : await send().catch(() => 'failure'));
    setBusy(false);
  }

  function conclude(what: Outcome) {
    if (what === 'taken') form.current?.reset();
    setOutcome((before) => ({ count: (before?.count ?? 0) + 1, what }));
  }

  const message: ToastProps =
    outcome && outcome.what !== 'taken' && delivery
      ? { ...toast, ...delivery[outcome.what], link: delivery.call, failed: true }
      : toast;

  return (
    <>
      <form ref={form} onSubmit={onSubmit} className="mt-7 space-y-5 sm:*:has-aria-invalid:pb-8">
        <Field {...words.name} name="name" readOnly={busy} required autoComplete="name" />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <Field
            {...words.email}
            name="email"
            readOnly={busy}
            type="email"
            required
            autoComplete="email"
          />
          <Field {...words.phone} name="phone" readOnly={busy} type="tel" autoComplete="tel" />
        </div>
        <Field {...words.message} name="message" readOnly={busy} multiline required />
        {delivery && (
          <div hidden>
            <input
              type="text"
              name={honeypot}
              aria-label={honeypot}
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
        )}
        <noscript>
          <p className="font-semibold">{words.withoutScript}</p>
        </noscript>
        {/* One cell: the late notice covers what is of no use then, and nothing moves. */}
        <div className="grid *:col-start-1 *:row-start-1">
          <div className="space-y-5">
            <p className="text-base text-ink-soft">{words.required}</p>
            <Button
              type="submit"
              // Where nothing is sent, to call is the one thing to do.
              look={delivery ? 'main' : 'quiet'}
              disabled={!hydrated}
              // Over a reload Firefox restores a button that was enabled. React's types know this for fields only.
              {...{ autoComplete: 'off' }}
              // `disabled` would take the focus off the button while it is busy.
              aria-disabled={busy || undefined}
              aria-busy={busy || undefined}
              // The second press of a double-click: the browser would ask for the fields that the first has emptied.
              onClick={(event) => {
                if (event.detail > 1) event.preventDefault();
                // Enter in a field presses the button, too; the browser checks the form after it.
                tidyFields(fieldsOf(form.current));
              }}
              className="w-full sm:w-auto"
            >
              {delivery ? (
                <OneOf texts={[words.submit, delivery.busy]} shown={+busy} />
              ) : (
                words.submit
              )}
            </Button>
          </div>
          <p
            className={clsx(
              'relative bg-card text-base noscript:hidden',
              hydrated ? 'invisible' : 'late',
            )}
          >
            {words.late}
          </p>
        </div>
        {delivery && (
          <p role="status" className="sr-only">
            {busy && delivery.busy}
          </p>
        )}
      </form>
      {outcome && !busy && <Toast key={outcome.count} {...message} />}
    </>
  );
}

function enquiryIn(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const text = (name: keyof Enquiry) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}

function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
}

/** The address of a document, whatever its query says. Hosts serve `/contact`, `/contact/` and `/contact.html` alike. */
function documentOf({ origin, pathname }: Location | HTMLAnchorElement): string {
  return origin + pathname.replace(/(\.html|\/)$/, '');
}

/**
 * A link to the page that is shown would load it anew, and what is typed would be gone: it leads to the form's heading.
 * @returns a function that ends this
 */
function keepPage(form: RefObject<HTMLFormElement | null>) {
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!link || link.hash || metaKey || ctrlKey || shiftKey || altKey) return;
    if (documentOf(link) !== documentOf(window.location)) return;
    event.preventDefault();
    const heading = form.current?.closest('section')?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
