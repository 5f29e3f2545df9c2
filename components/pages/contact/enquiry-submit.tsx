'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Toast, type ToastProps } from '@/components/ui/toast';
import type { ContactWords } from '@/content/en/contact';
import type { DeliveryWords } from '@/content/en/delivery';
import { honeypot, type Outcome, sendEnquiry } from './send-enquiry';

type EnquirySubmitProps = {
  submit: ContactWords['form']['submit'];
  toast: Omit<ToastProps, 'onClose'>;
  /** Where a form service is connected: what to say while it is asked, and when it does not answer. */
  delivery?: DeliveryWords & { call: ToastProps['link'] };
};

/** Milliseconds after a success in which a press is a double-click, and no new enquiry. */
const again = 1_000;

/**
 * The submit button of the form around it, and what follows a submit. The fields are the page's own HTML, so that nothing
 * that happens here can lose what is typed. By default nothing is sent: a submit shows the toast and empties the
 * fields. A site built with an address to deliver to does so only once that has accepted the enquiry.
 */
export function EnquirySubmit({ submit, toast, delivery }: EnquirySubmitProps) {
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The last submit's outcome, and when it was known: each toast takes the last one's place. */
  const [outcome, setOutcome] = useState<{ what: Outcome; time: number }>();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    let sending = false;
    async function onSubmit(this: HTMLFormElement, event: SubmitEvent) {
      event.preventDefault();
      if (sending) return;
      sending = true;
      setBusy(true);
      const what = await deliver(this);
      if (what === 'taken') this.reset();
      setOutcome({ what, time: performance.now() });
      setBusy(false);
      sending = false;
    }
    form.addEventListener('submit', onSubmit);
    form.addEventListener('keydown', ignoreHeldEnter);
    markInvalidFields(form);
    setReady(true);
    return () => form.removeEventListener('submit', onSubmit);
  }, []);

  const message =
    outcome && outcome.what !== 'taken' && delivery
      ? {
          ...toast,
          notice: undefined,
          ...delivery[outcome.what],
          link: delivery.call,
          failed: true,
        }
      : toast;

  // Where a browser has translated a text, React leaves it (`suppressHydrationWarning`).
  return (
    <>
      <Button
        ref={button}
        type="submit"
        // Where nothing is sent, to call is the one thing to do.
        look={delivery ? 'main' : 'quiet'}
        disabled={!ready}
        // Over a reload Firefox restores a button that was enabled. React's types know this for fields only.
        {...{ autoComplete: 'off' }}
        // `disabled` would take the focus off the button while it is busy.
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        // A second press, by a pointer or by Enter, would ask for the fields that the first has emptied.
        onClick={(event) => {
          const isTaken = outcome?.what === 'taken' && event.timeStamp - outcome.time < again;
          if (event.detail > 1 || isTaken) event.preventDefault();
        }}
        suppressHydrationWarning
        className="w-full sm:w-auto"
      >
        {delivery && busy ? delivery.busy : submit}
      </Button>
      {delivery && (
        <p role="status" className="sr-only">
          {busy && delivery.busy}
        </p>
      )}
      {outcome && <Toast key={outcome.time} {...message} onClose={() => button.current?.focus()} />}
    </>
  );
}

/** Sends what a form holds, where the site is built with an address to send it to. */
async function deliver(form: HTMLFormElement): Promise<Outcome> {
  // Written inline, so that the bundler leaves the code that sends out of a build without an address.
  if (!process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT) return 'taken';
  const fields = new FormData(form);
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
  for (const control of controls) control.readOnly = true;
  const outcome = await sendEnquiry(fields, process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT);
  for (const control of controls) {
    control.readOnly = false;
    // A password manager may have filled it in, and nobody sees it to empty it.
    if (control.name === honeypot) control.value = '';
  }
  return outcome;
}

/** Enter submits from a field again and again while it is held. In the message it begins new lines. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}

/**
 * Marks each field that the browser refuses, until it is valid. The field then says what to write
 * (components/ui/field.tsx).
 */
function markInvalidFields(form: HTMLFormElement) {
  const mark = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (field.validity.valid) {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    } else {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', `${field.id}-problem`);
    }
  };
  // It does not bubble.
  form.addEventListener('invalid', mark, { capture: true });
  form.addEventListener('input', (event) => {
    if ((event.target as HTMLElement).hasAttribute('aria-invalid')) mark(event);
  });
}
