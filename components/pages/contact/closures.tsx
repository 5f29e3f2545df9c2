import { practice } from '@/content/practice';
import { closuresOf } from '@/facts/calendar/calendar';
import { offsets, today } from '@/facts/calendar/clock';
import { ownerWords } from '@/facts/owner-text';
import { longDates } from '@/facts/values';
import { inGoodType } from '@/languages/grammar';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** When the practice is closed. What is over goes at the next build, and in a browser by a script (browser/behaviours/today.ts). */
export function Closures({ locale }: { locale: Locale }) {
  const closed = closuresOf(practice)
    .filter(({ to }) => to >= today())
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .flatMap(({ name, ...days }) => (name ? { days, ...ownerWords(name, locale) } : []));
  if (closed.length === 0) return null;
  return (
    <dl data-closures={JSON.stringify(offsets)} className="mt-3 text-base">
      <dt className="font-semibold">{wordsFor(locale).pages.contact.hours.closures}</dt>
      {closed.map(({ days, words, lang }) => (
        <dd key={days.from} data-to={days.to}>
          {inGoodType(`${longDates(days, locale)}:`, locale)} <span lang={lang}>{words}</span>
        </dd>
      ))}
    </dl>
  );
}
