import { Text } from '@/components/sections/text';
import { phoneHref } from '@/facts/phone';
import type { Locale } from '@/languages/locales';

type UnconnectedNoticeProps = {
  words: { text: string; emergency: string };
  /** The words of the link that calls the practice. */
  call: string;
  locale: Locale;
};

/** Says above the first field that the form reaches nobody, so that no visitor waits for an answer. */
export function UnconnectedNotice({ words, call, locale }: UnconnectedNoticeProps) {
  return (
    <div
      role="note"
      className="-mx-6 mt-5 border-l-3 border-sun bg-shell py-4 pr-6 pl-5.25 text-base sm:-mx-10 sm:pr-10 sm:pl-9.25 large-text:mx-0 large-text:px-2"
    >
      <p>
        <strong className="font-semibold">{words.text}</strong>{' '}
        <a href={phoneHref} className="crisis-number">
          {call}
        </a>
      </p>
      <p className="mt-2 text-ink-soft">
        <Text locale={locale}>{words.emergency}</Text>
      </p>
    </div>
  );
}
