import { Text } from '@/components/sections/text';
import { ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/site/locales';
import { phoneHref } from '@/site/phone';

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
      className="mt-5 rounded-field border-2 border-ink px-5 py-4 text-base large-text:px-2"
    >
      <p className="font-semibold">{words.text}</p>
      <ButtonLink href={phoneHref} look="quiet" className="my-3 max-sm:w-full">
        {call}
      </ButtonLink>
      <p className="mt-1">
        <Text locale={locale}>{words.emergency}</Text>
      </p>
    </div>
  );
}
