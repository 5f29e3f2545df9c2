'use client';

import clsx from 'clsx';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { OneOf } from '@/components/ui/one-of';
import type { ToastProps } from '@/components/ui/toast';
import { useAlive } from '@/components/ui/use-alive';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { ContactWords } from '@/content/en/contact';
import type { DeliveryWords } from '@/content/en/delivery';
import type { Enquiry } from './send-enquiry';

type EnquiryFormProps = {
  words: Omit<ContactWords['form'], 'heading' | 'emergency' | 'intro'>;
  toast: ToastProps;
  /** Where a form service is connected: what to say while it is asked, and when it does not answer. */
  delivery?: DeliveryWords & { call: ToastProps['link'] };
};

const importToast = () => import('@/components/ui/toast').then(({ Toast }) => Toast);

/** The name of a field that nobody sees and only a robot fills in. */
const honeypot = 'website';

/** Milliseconds after a success in which another press does nothing: it belongs to a double-click. */
const rest = 1_000;

/**
 * The enquiry form. The fields are uncontrolled, and the browser validates them: so what was typed before
 * the script ran, or what the browser restores on going back, stays. Nothing is stored or put into the
 * address. By default nothing is sent either: a submit shows the toast and empties the four fields. A site
 * built with an address to deliver to does so only once that has accepted the enquiry.
 */
export function EnquiryForm({ words, toast, delivery }: EnquiryFormProps) {
  const alive = useAlive();
  const [busy, setBusy] = useState(false);
  /** The last submit's outcome. They are counted, so that each toast takes the last one's place. */
  const [outcome, setOutcome] = useState<{ count: number; failed: boolean }>();
  const [Toast, fetchToast] = useOnDemand(importToast);
  const form = useRef<HTMLFormElement>(null);
  /** As `busy`, without waiting for the next render: a second press may come before it. */
  const underWay = useRef(false);
  /** When an enquiry last went through, on the page's own clock. */
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  function loadToast() {
    // Without its code the message below the button says the same.
    fetchToast().catch(() => undefined);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    loadToast();
    // In these words and in this place, so that a build without an address leaves the import out.
    if (process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT) {
      const endpoint = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT;
      const enquiry = enquiryIn(event.currentTarget);
      void deliver(async () => (await import('./send-enquiry')).sendEnquiry(enquiry, endpoint));
    } else {
      conclude(true);
    }
  }

  async function deliver(send: () => Promise<boolean>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    // A filled honeypot counts as a failure and not as a success: it may have been a password manager,
    // and then a person has to learn that nothing was sent, and to see the phone number.
    const robot = form.current?.querySelector<HTMLInputElement>(`[name=${honeypot}]`)?.value;
    // Without a network the code that sends may not arrive either.
    conclude(!robot && (await send().catch(() => false)));
    underWay.current = false;
    setBusy(false);
  }

  function conclude(done: boolean) {
    if (done) {
      form.current?.reset();
      sentAt.current = performance.now();
    }
    setOutcome((before) => ({ count: (before?.count ?? 0) + 1, failed: !done }));
  }

  const message: ToastProps =
    outcome?.failed && delivery
      ? { ...toast, ...delivery.failure, link: delivery.call, stays: true }
      : toast;

  return (
    <>
      <Form ref={form} onSubmit={onSubmit} onFocus={loadToast} className="mt-7 space-y-5">
        <Field {...words.name} name="name" readOnly={busy} required autoComplete="name" />
        <div className="grid gap-5 sm:grid-cols-2">
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
            <input name={honeypot} aria-label={honeypot} tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <noscript>
          <p className="font-semibold">{words.withoutScript}</p>
        </noscript>
        {/* Both in one cell: the late notice covers the other text, which is not needed then, and nothing moves. */}
        <div className="grid items-end text-base *:same-cell">
          <p className="text-ink-soft">{words.required}</p>
          <p className={clsx('bg-card noscript:hidden', alive ? 'invisible' : 'late')}>
            {words.late}
          </p>
        </div>
        <Button
          type="submit"
          disabled={!alive}
          // `disabled` would take the focus off the button while it is busy.
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          // Here and not in `onSubmit`: the browser would first complain about the emptied fields.
          onClick={(event) => {
            if (performance.now() - sentAt.current < rest) event.preventDefault();
          }}
          className="w-full sm:w-auto"
        >
          {delivery ? <OneOf texts={[words.submit, delivery.busy]} shown={+busy} /> : words.submit}
        </Button>
        {delivery && (
          <p role="status" className="sr-only">
            {busy && delivery.busy}
          </p>
        )}
        {outcome && !busy && !Toast && (
          <p role="status">
            <strong>{message.title}</strong> {message.description}
          </p>
        )}
      </Form>
      {/* After the form, whose last element would otherwise move away from what is below it. */}
      {outcome && !busy && Toast && <Toast key={outcome.count} {...message} />}
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
