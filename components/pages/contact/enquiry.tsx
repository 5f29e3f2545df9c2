import clsx from 'clsx';
import { Text } from '@/components/sections/text';
import { Island } from '@/components/ui/island';
import { siteUrl } from '@/facts/origin';
import { phoneHref } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { EnquiryForm } from './enquiry-form';
import { PrivacyNotice } from './privacy-notice';

/** The enquiry form, what is to be known before one writes, and what happens to what one writes. */
export function Enquiry({ locale }: { locale: Locale }) {
  const { common, delivery, pages } = wordsFor(locale);
  const { form, privacy, toast } = pages.contact;
  const { heading, notice, unsent, emergency, intro, ...fields } = form;
  const endpoint = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT;
  const call = { label: common.actions.call, href: phoneHref };
  return (
    <section
      className={clsx(
        'rounded-card bg-card p-6 sm:p-10 large-text:px-2 print:hidden',
        // Where it reaches nobody, the form does not stand out.
        endpoint && 'shadow-paper',
      )}
      aria-labelledby="enquiry"
    >
      <h2 id="enquiry">{heading}</h2>
      <div
        role={endpoint ? undefined : 'note'}
        className={clsx(
          'mt-4 space-y-2 text-base',
          !endpoint && 'rounded-field bg-shell px-4 py-3 dark:border dark:border-glass',
        )}
      >
        {!endpoint && (
          <p>
            <strong className="font-semibold">{notice}</strong>{' '}
            <a href={call.href} className="crisis-number">
              {call.label}
            </a>
          </p>
        )}
        <p className="max-w-text text-ink-soft">
          <Text locale={locale}>{emergency}</Text>
        </p>
        {endpoint && (
          <p className="max-w-text text-ink-soft">
            <Text locale={locale}>{intro}</Text>
          </p>
        )}
      </div>
      <Island
        name="enquiry-form"
        of={EnquiryForm}
        props={{
          words: fields,
          toast: endpoint ? toast : { ...toast, instead: unsent, link: call },
          delivery: endpoint ? { ...delivery, call } : undefined,
        }}
      />
      <PrivacyNotice
        words={privacy}
        locale={locale}
        service={endpoint ? new URL(endpoint, siteUrl).hostname : undefined}
      />
    </section>
  );
}
