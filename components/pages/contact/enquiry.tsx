import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { IslandNotices } from '@/components/sections/island-notices';
import { LinkedText } from '@/components/sections/linked-text';
import { MarkedWords } from '@/components/sections/marked-words';
import { Field } from '@/components/ui/field';
import { Island } from '@/components/ui/island';
import type { ToastProps } from '@/components/ui/toast';
import { practice } from '@/content/practice';
import { longDates } from '@/facts/calendar/date-formats';
import { noticeToShow } from '@/facts/calendar/notice';
import { ownerWords } from '@/facts/owner-text';
import { phoneForDialler, phoneForPeople } from '@/facts/phone';
import { inGoodType } from '@/languages/grammar';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { EnquirySubmit } from './enquiry-submit';
import { PrivacyNotice } from './privacy-notice';
import { honeypot } from './send-enquiry';
import { writtenWays } from './ways';

type EnquiryProps = {
  locale: Locale;
  /** Stands below what is said about the form, beside it in wide windows. */
  children?: ReactNode;
};

export function Enquiry({ locale, children }: EnquiryProps) {
  const { common, delivery, pages } = wordsFor(locale);
  const { form, toast } = pages.contact;
  const { name, email, phone, message, required, submit, late } = form;
  const endpoint = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT;
  const call = { label: common.actions.call, href: phoneForDialler(practice.phone) };
  return (
    <section
      className="grid gap-x-14 gap-y-6 lg:grid-cols-12 print:hidden"
      aria-labelledby="enquiry"
    >
      <div className="lg:col-span-5">
        <h2 id="enquiry">{form.heading}</h2>
        <div role={endpoint ? undefined : 'note'} className="mt-4 space-y-3">
          {!endpoint && (
            <p>
              <strong className="font-semibold">{form.notice}</strong>
              {[call, ...writtenWays(locale)].map(({ label, href }) => (
                <Fragment key={href}>
                  {' '}
                  <a
                    href={href}
                    className="crisis-number mr-3 inline-block py-1.5 whitespace-normal"
                  >
                    <MarkedWords locale={locale}>{label}</MarkedWords>
                  </a>
                </Fragment>
              ))}
            </p>
          )}
          <p className="max-w-text text-ink-soft">
            <LinkedText locale={locale}>{form.emergency}</LinkedText>
          </p>
          {endpoint && (
            <p className="max-w-text text-ink-soft">
              <LinkedText locale={locale}>{form.intro}</LinkedText>
            </p>
          )}
        </div>
        {children}
      </div>
      <div
        className={clsx(
          'rounded-card border border-sand bg-card p-6 sm:p-10 lg:col-span-7 large-text:px-2',
          // Where it reaches nobody, the form does not stand out.
          endpoint && 'shadow-paper',
        )}
      >
        <form>
          <Field {...name} name="name" required autoComplete="name" dir="auto" />
          <div className="grid gap-x-5 sm:grid-cols-2">
            <Field {...email} name="email" type="email" required autoComplete="email" />
            <Field {...phone} name="phone" type="tel" autoComplete="tel" />
          </div>
          <Field {...message} name="message" multiline required dir="auto" />
          {endpoint && (
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
            <p className="font-semibold">
              <MarkedWords locale={locale}>{form.withoutScript}</MarkedWords>
            </p>
          </noscript>
          <p className="mb-5 text-base text-ink-soft">{required}</p>
          <Island
            name="enquiry-submit"
            of={EnquirySubmit}
            props={{
              submit,
              toast: endpoint
                ? { ...toast, notice: absence(locale) }
                : { ...toast, before: notSent(locale) },
              delivery: endpoint ? { ...delivery, call } : undefined,
            }}
            notices={<IslandNotices locale={locale} late={late} />}
          />
        </form>
        <PrivacyNotice locale={locale} endpoint={endpoint} />
      </div>
    </section>
  );
}

/** Before the specified words: that nothing was sent, and whom to call. */
function notSent(locale: Locale): ToastProps['before'] {
  const { title, call } = wordsFor(locale).pages.contact.form.unsent;
  const link = { label: phoneForPeople(practice.phone), href: phoneForDialler(practice.phone) };
  return { title, text: call, link };
}

/** In place of the specified promise of an answer: the days on which the practitioner is away. */
function absence(locale: Locale): ToastProps['notice'] {
  const notice = noticeToShow(practice);
  if (!notice?.away) return undefined;
  const { words, lang } = ownerWords(notice.text, locale);
  const title = inGoodType(`${longDates(notice, locale)}:`, locale);
  return { title, text: words, lang, mark: lang && `(${wordsFor(locale).pages.blog.inEnglish})` };
}
