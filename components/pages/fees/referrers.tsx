import { LinkedParagraphs } from '@/components/sections/linked-text';
import { MarkedWords } from '@/components/sections/marked-words';
import type { FeesWords } from '@/content/en/fees';
import { practice } from '@/content/practice';
import { phoneForPeople } from '@/facts/phone';
import type { Locale } from '@/languages/locales';

type ReferrersProps = {
  words: Pick<FeesWords['referrers'], 'labels'> & { sentences: string[] };
  locale: Locale;
};

/** What a GP, a lawyer or an employee assistance program asks, and how their letters reach the practice. */
export function Referrers({ words, locale }: ReferrersProps) {
  const { labels, sentences } = words;
  const { fax, ...others } = practice.referrals ?? {};
  const ways = { fax: fax && phoneForPeople(fax), ...others };
  const given = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((way) => {
    const text = ways[way];
    return text ? [{ label: labels[way], text }] : [];
  });
  return (
    <>
      <LinkedParagraphs locale={locale}>{sentences.join(' ')}</LinkedParagraphs>
      {given.length > 0 && (
        <dl>
          {given.map(({ label, text }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt>
                <MarkedWords locale={locale}>{`${label}:`}</MarkedWords>
              </dt>
              <dd translate="no" className="font-semibold text-ink">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
