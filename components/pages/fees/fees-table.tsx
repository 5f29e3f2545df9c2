import { practice } from '@/content/practice';
import { valuesFor } from '@/facts/formats';
import { sessionKinds } from '@/facts/offered';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

export function FeesTable({ locale }: { locale: Locale }) {
  const { caption, columns, rows } = wordsFor(locale).pages.fees.table;
  const { fee, short } = valuesFor(locale, practice);
  return (
    <table className="mt-8 w-full text-left print:mt-3">
      <caption className="pb-2 text-left text-base text-ink-soft">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.session}</th>
          <th scope="col">{columns.fee}</th>
        </tr>
      </thead>
      <tbody>
        {sessionKinds(practice).map((session) => (
          <tr key={session} className="border-t border-sand last:border-b">
            <th
              scope="row"
              className="py-4 pr-6 text-base font-normal wrap-anywhere narrow:pr-2 print:py-1.5"
            >
              <span className="block font-display text-title">{rows[session].name}</span>{' '}
              <span className="mt-1 mr-2 inline-block max-sm:block">{short.length[session]}</span>{' '}
              <span className="text-ink-soft">{rows[session].note}</span>
            </th>
            <td
              translate="no"
              className="py-4 text-right align-baseline font-display text-section tabular-nums narrow:text-title print:py-1.5"
            >
              {fee[session]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
