import { LinkedText } from '@/components/sections/linked-text';
import { Summary } from '@/components/ui/summary';
import { fill } from '@/languages/fill';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

type PrivacyNoticeProps = {
  locale: Locale;
  /** Where enquiries go: a whole address, or a path on the site's own host; none where nothing is connected. */
  endpoint?: string;
};

/** What happens to an enquiry, folded below the form and whole in the HTML. */
export function PrivacyNotice({ locale, endpoint }: PrivacyNoticeProps) {
  const words = wordsFor(locale).pages.contact.privacy;
  const way = (address: string) =>
    address.startsWith('/')
      ? words.way.host
      : fill(words.way.service, { service: new URL(address).hostname });
  const paragraphs = endpoint
    ? words.sent.map((text) => fill(text, { way: way(endpoint) }))
    : [words.unsent];
  return (
    <details className="mt-6 border-t border-sand pt-2 text-base">
      <Summary className="font-semibold text-river">{words.heading}</Summary>
      {[...paragraphs, words.more].map((text, index) => (
        <p key={index} className="mt-2 max-w-text text-ink-soft">
          <LinkedText locale={locale}>{text}</LinkedText>
        </p>
      ))}
    </details>
  );
}
