import { errorHeading } from '@/content/en/error';
import { phoneDisplay, phoneHref } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { errorWords } from '@/words/error-words';

/** What `browser/islands.ts` puts in place of an island that throws, in the page's language, and announces. */
export function IslandError({ locale }: { locale: Locale }) {
  const words = errorWords[locale];
  return (
    <template data-island-error="">
      <div className="my-6 rounded-card border border-sand bg-card p-6 text-ink">
        <h2 lang="en" className="text-title">
          {errorHeading}
        </h2>
        <p lang="en" data-message="" className="mt-2 text-base break-words" />
        <p className="mt-4">{words.explanation}</p>
        <p>
          {words.phone}{' '}
          <a href={phoneHref} translate="no" className="crisis-number">
            {phoneDisplay}
          </a>
        </p>
      </div>
    </template>
  );
}
