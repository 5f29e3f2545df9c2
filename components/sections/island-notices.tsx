import clsx from 'clsx';
import { TextWithLink } from '@/components/sections/linked-text';
import { errorHeading } from '@/content/en/error';
import { practice } from '@/content/practice';
import { phoneForDialler, phoneForPeople } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { errorWords } from '@/words/error-words';

type IslandNoticesProps = {
  locale: Locale;
  /** That its script has not come, and whom to call: `{number}`. */
  late: string;
};

/** What an island says where its script has not come, or throws. Both are announced as they appear. */
export function IslandNotices({ locale, late }: IslandNoticesProps) {
  const words = errorWords[locale];
  const call = (
    <a href={phoneForDialler(practice.phone)} translate="no" className="crisis-number">
      {phoneForPeople(practice.phone)}
    </a>
  );
  // There Next shows an error itself.
  if (process.env.NODE_ENV === 'development') return null;
  return (
    <>
      <p
        role="alert"
        className={clsx(notice, 'late sticky bottom-20 noscript:hidden print:hidden lg:bottom-4')}
      >
        <TextWithLink locale={locale} link={call}>
          {late}
        </TextWithLink>
      </p>
      <div role="alert" hidden data-error="" className={notice}>
        <h2 lang="en" className="text-title">
          {errorHeading}
        </h2>
        <p lang="en" data-message="" className="mt-2 text-base break-words" />
        <p className="mt-4">{words.explanation}</p>
        <p>
          {words.phone} {call}
        </p>
      </div>
    </>
  );
}

const notice = 'mt-4 rounded-card border border-sand bg-card p-4 text-base text-ink';
