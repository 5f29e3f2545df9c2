import { Filled, Text } from '@/components/sections/text';
import { practice } from '@/content/practice';
import type { Locale } from '@/site/locales';
import { phoneDisplay, phoneForTexts } from '@/site/phone';
import type { Words } from '@/site/words';

type OtherWaysProps = { words: Words['pages']['contact']['phone']; locale: Locale };

/**
 * What happens where nobody answers the phone, how else the practice is reached, as far as its facts say, and whom to
 * call in fear.
 */
export function OtherWays({ words, locale }: OtherWaysProps) {
  const { email, phone, texts, voicemail } = practice;
  const heard = voicemail && words.voicemail[voicemail];
  const sentence = 'mt-3 max-w-text text-base text-balance text-ink-soft';
  return (
    <>
      <p className={sentence}>
        {voicemail === 'none' ? heard : [words.text, heard].filter(Boolean).join(' ')}
      </p>
      {texts !== undefined && (
        <p className={sentence}>
          {texts ? (
            <Filled
              locale={locale}
              link={
                <a href={phoneForTexts(phone)} className="crisis-number">
                  {phoneDisplay}
                </a>
              }
            >
              {words.texts.yes}
            </Filled>
          ) : (
            words.texts.no
          )}
        </p>
      )}
      {email && (
        <p className={sentence}>
          <Filled
            locale={locale}
            link={
              <a href={`mailto:${email}`} className="crisis-number wrap-anywhere">
                {email}
              </a>
            }
          >
            {words.email}
          </Filled>
        </p>
      )}
      {[words.otherWays, words.safety].map((text) => (
        <p key={text} className={sentence}>
          <Text locale={locale}>{text}</Text>
        </p>
      ))}
    </>
  );
}
