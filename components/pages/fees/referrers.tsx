import { decidingFacts, NamedLines } from '@/components/sections/deciding-facts';
import { LinkedParagraphs } from '@/components/sections/linked-text';
import { practice } from '@/content/practice';
import { phoneForPeople } from '@/facts/phone';
import { nameWithLetters } from '@/facts/practitioner';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** What a GP, a lawyer or an employee assistance program asks, and what their letters need to reach the practice. */
export function Referrers({ locale }: { locale: Locale }) {
  const { labels, sentences, medicare } = wordsFor(locale).pages.fees.referrers;
  const { practitioner, referrals = {} } = practice;
  const { fax, secureMessaging, providerNumber } = referrals;
  const asWritten = (name: string, text?: string) =>
    text && { name, text: <span translate="no">{text}</span> };
  const [rebate] = medicare;
  return (
    <>
      {practitioner?.name && (
        <p translate="no" className="font-semibold text-ink">
          {nameWithLetters(practitioner)}
        </p>
      )}
      <LinkedParagraphs locale={locale}>{sentences.join(' ')}</LinkedParagraphs>
      <NamedLines
        facts={[
          decidingFacts(locale).waitingTime,
          rebate && { name: labels.medicare, text: rebate },
          asWritten(labels.fax, fax && phoneForPeople(fax)),
          asWritten(labels.secureMessaging, secureMessaging),
          asWritten(labels.providerNumber, providerNumber),
        ]}
        locale={locale}
      />
    </>
  );
}
