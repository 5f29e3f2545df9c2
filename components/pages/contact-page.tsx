import clsx from 'clsx';
import { EnquiryForm } from '@/components/sections/enquiry-form';
import { PageHeader } from '@/components/sections/page-header';
import { Entries } from '@/components/sections/text-blocks';
import { Arrow } from '@/components/ui/arrow';
import { phoneDisplay, phoneHref, weekFor } from '@/content/facts';
import type { Locale } from '@/content/locales';
import { practice } from '@/content/practice';
import { wordsFor } from '@/content/words';

/** `/contact`: phone, place, hours, the enquiry form, and the practitioner's own website. */
export function ContactPage({ locale }: { locale: Locale }) {
  const { header, phone, location, hours, website, form, toast, next } = wordsFor(locale).contact;
  const { common, delivery } = wordsFor(locale);
  return (
    <div data-page="contact">
      <PageHeader title={header.title} lead={header.lead} />
      <div className="measure grid items-start gap-x-14 gap-y-14 pb-20 lg:grid-cols-12 lg:pb-28">
        <section
          className="rounded-card bg-card p-6 shadow-paper sm:p-10 lg:col-span-7"
          aria-labelledby="enquiry"
        >
          <h2 id="enquiry" className="text-[2rem]">
            {form.heading}
          </h2>
          <p className="mt-3 max-w-[58ch] text-base text-ink-soft">{form.intro}</p>
          <EnquiryForm
            words={form}
            toast={toast}
            delivery={
              // Only where a form service is connected: its words would otherwise ride along unused.
              process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT
                ? { ...delivery, call: { label: common.actions.call, href: phoneHref } }
                : undefined
            }
          />
        </section>

        <div className="space-y-10 lg:col-span-5">
          <section aria-labelledby="phone">
            <h2 id="phone" className={heading}>
              {phone.heading}
            </h2>
            <a
              href={phoneHref}
              className="mt-1 inline-block font-display text-[2.2rem] leading-tight text-clay underline decoration-2 underline-offset-8 hover:decoration-4"
            >
              {phoneDisplay}
            </a>
            <p className="mt-3 text-base text-ink-soft">{phone.text}</p>
          </section>

          <section aria-labelledby="hours">
            <h2 id="hours" className={heading}>
              {hours.heading}
            </h2>
            <dl className="mt-3 border-y border-sand py-2 text-base">
              {weekFor(locale).map(({ weekday, day, open }) => (
                <div key={weekday} className="flex items-center justify-between gap-4 py-1.5">
                  <dt className="flex items-center gap-3 first-letter:uppercase">
                    <span
                      aria-hidden="true"
                      className={clsx(
                        'size-2.5 rounded-full border-2 border-river',
                        open.kind === 'open' && 'bg-river',
                        open.kind === 'closed' && 'border-sand',
                      )}
                    />
                    <span className="first-letter:uppercase">{day}</span>
                  </dt>
                  <dd className={clsx(open.kind !== 'open' && 'text-ink-soft')}>
                    {open.kind === 'open'
                      ? open.text
                      : open.kind === 'closed'
                        ? hours.closed
                        : hours.byAppointment}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-base">{hours.evenings}</p>
            <p className="text-[0.9375rem] text-ink-soft">{hours.zone}</p>
          </section>

          <section aria-labelledby="location">
            <h2 id="location" className={heading}>
              {location.heading}
            </h2>
            <p className="mt-1 font-display text-[1.5rem] leading-snug">
              {location.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
            <p className="mt-3 text-base text-ink-soft">{location.text}</p>
          </section>

          <section aria-labelledby="website">
            <h2 id="website" className={heading}>
              {website.heading}
            </h2>
            <p className="mt-1 text-base text-ink-soft">{website.text}</p>
            <a
              href={practice.ownWebsite}
              rel="noopener"
              className="group mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-clay underline-offset-4 hover:underline"
            >
              {website.action}
              <span className="sr-only">({common.opensElsewhere})</span>
              <Arrow />
            </a>
          </section>
        </div>
      </div>

      <section className="section bg-shell" aria-labelledby="next">
        <div className="measure grid gap-x-14 gap-y-10 lg:grid-cols-12">
          <h2 id="next" className="lg:col-span-4">
            {next.heading}
          </h2>
          <Entries look="steps" entries={next.steps} className="ml-5 lg:col-span-8" />
        </div>
      </section>
    </div>
  );
}

const heading = 'font-text text-base font-semibold tracking-normal text-river';
