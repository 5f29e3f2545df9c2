import { Filled, Text } from '@/components/sections/text';
import { practice } from '@/content/practice';
import { phoneDisplay, phoneForTexts } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type OtherWaysProps = { words: Words['pages']['contact']['phone']; locale: Locale };

export function OtherWays({ words, locale }: OtherWaysProps) {
  const { email, phone, texts } = practice;
  const ways = [
    texts && { text: words.texts.yes, href: phoneForTexts(phone), label: phoneDisplay },
    texts === false && { text: words.texts.no },
    email && { text: words.email, href: `mailto:${email}`, label: email },
  ].filter((way) => !!way);
  return ways.map(({ text, href, label }) => (
    <p key={text} className="mt-3 max-w-text text-base text-balance text-ink-soft">
      {href ? (
        <Filled
          locale={locale}
          link={
            <a href={href} className="crisis-number wrap-anywhere">
              {label}
            </a>
          }
        >
          {text}
        </Filled>
      ) : (
        <Text locale={locale}>{text}</Text>
      )}
    </p>
  ));
}
