import { LinkedText } from '@/components/sections/linked-text';
import { practice } from '@/content/practice';
import { fill } from '@/languages/fill';
import { type Locale, locales } from '@/languages/locales';
import { wordsFor } from '@/words/words';

export function Accepts({ locale }: { locale: Locale }) {
  const { healthFunds, ...others } = practice.accepts ?? {};
  const { names, taken, refused } = wordsFor(locale).pages.fees.accepts;
  const payers = [
    ...(Object.keys(names) as (keyof typeof names)[]).map(
      (payer) => [names[payer], others[payer]] as const,
    ),
    ...Object.entries(healthFunds || {}),
  ];
  const sentences = ([true, false] as const).flatMap((accepted) => {
    const listed = payers.filter(([, answer]) => answer === accepted).map(([name]) => name);
    if (listed.length === 0) return [];
    const list = new Intl.ListFormat(locales[locale].tag, {
      type: accepted ? 'conjunction' : 'disjunction',
    });
    return fill(accepted ? taken : refused, { payers: list.format(listed) });
  });
  if (sentences.length === 0) return null;
  return (
    <p>
      <LinkedText locale={locale}>{sentences.join(' ')}</LinkedText>
    </p>
  );
}
