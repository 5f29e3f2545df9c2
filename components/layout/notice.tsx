import { OwnersWords } from '@/components/sections/owners-words';
import { practice } from '@/content/practice';
import { longDates } from '@/facts/calendar/date-formats';
import { noticeToShow } from '@/facts/calendar/notice';
import { inGoodType } from '@/languages/grammar';
import type { Locale } from '@/languages/locales';

/**
 * The practice's notice, in a band below the header. A script in the head hides it on other days. Without scripts it is
 * still true, since it names its days.
 */
export function Notice({ locale }: { locale: Locale }) {
  const notice = noticeToShow(practice);
  if (!notice) return null;
  return (
    <div className="border-y border-sand bg-shell in-data-[notice=off]:hidden print:hidden">
      <p className="page-width py-3 text-base">
        <strong className="inline-block font-semibold first-letter:uppercase">
          {inGoodType(`${longDates(notice, locale)}:`, locale)}
        </strong>{' '}
        <OwnersWords locale={locale} text={notice.text} />
      </p>
    </div>
  );
}
