import { Filled } from '@/components/sections/text';
import { practice } from '@/content/practice';
import { phoneDisplay, phoneForTexts } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type OtherWaysProps = { words: Words['pages']['contact']['phone']; locale: Locale };

/** How else the practice is reached, as far as its facts say. */
export function OtherWays({ words, locale }: OtherWaysProps) {
  const { email, phone, texts } = practice;
  const sentence = 'mt-3 max-w-text text-base text-balance text-ink-soft';
  return (
    <>
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
    </>
  );
}
