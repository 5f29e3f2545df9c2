'use client';

import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { ToastProps } from '@/components/ui/toast';
import type { ContactWords } from '@/content/en/contact';

type EnquiryFormProps = {
  words: ContactWords['form'];
  toast: ContactWords['toast'];
};

const empty = { name: '', email: '', phone: '', message: '' };
type FieldName = keyof typeof empty;

/**
 * The enquiry form (spec.md, sections 4, 5 and 8; rulings 21 and 23). The browser validates; nothing
 * is sent, stored or put into the address; a submit shows the toast and empties the four fields.
 */
export function EnquiryForm({ words, toast }: EnquiryFormProps) {
  const [values, setValues] = useState(empty);
  const [alive, setAlive] = useState(false);
  /** Counts the submits; each one's toast takes the place of the one before. */
  const [sent, setSent] = useState(0);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // What was typed before the page came alive, or restored by the browser, is in the fields only.
    setValues(fieldsOf(form.current));
    setAlive(true);
  }, []);

  function loadToast() {
    import('@/components/ui/toast').then(
      (module) => setToast(() => module.Toast),
      // Without its code the message below the button says the same.
      () => undefined,
    );
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    loadToast();
    setValues(empty);
    setSent((count) => count + 1);
  }

  const field = (name: FieldName) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });

  return (
    <form
      ref={form}
      method="post"
      onSubmit={onSubmit}
      onFocus={loadToast}
      className="mt-7 space-y-5"
    >
      <Field {...words.name} {...field('name')} required autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...words.email} {...field('email')} type="email" required autoComplete="email" />
        <Field {...words.phone} {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <Field {...words.message} {...field('message')} multiline required />
      <p className="text-base text-ink-soft">{words.required}</p>
      <Button type="submit" disabled={!alive} className="w-full sm:w-auto">
        {words.submit}
      </Button>
      <noscript>
        <p className="font-semibold">{words.withoutScript}</p>
      </noscript>
      {sent > 0 && !Toast && (
        <p role="status">
          <strong>{toast.title}</strong> {toast.description}
        </p>
      )}
      {sent > 0 && Toast && <Toast key={sent} {...toast} />}
    </form>
  );
}

function fieldsOf(form: HTMLFormElement | null): typeof empty {
  if (!form) return empty;
  const data = new FormData(form);
  const text = (name: FieldName) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}
