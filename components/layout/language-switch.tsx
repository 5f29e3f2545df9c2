import clsx from 'clsx';
import { practice } from '@/content/practice';
import { offeredLocales } from '@/facts/offered';
import { type Locale, locales } from '@/languages/locales';
import { switchLocale } from '@/routing/addresses';

type LanguageListProps = {
  current: Locale;
  here: string | null;
  full?: boolean;
};

export const hasLanguages = () => offeredLocales(practice).length > 1;

/** Links to this page in the other languages. A script adds query and fragment (browser/behaviours/language-links.ts). */
export function LanguageList({ current, here, full = false }: LanguageListProps) {
  return (
    <ul
      className={clsx(
        'text-sm font-semibold',
        full ? 'grid grid-cols-2 gap-1' : 'flex rounded-full bg-shell p-1',
      )}
    >
      {offeredLocales(practice).map((locale) => (
        <li key={locale}>
          <a
            href={switchLocale(here ?? '/', locale)}
            hrefLang={locales[locale].tag}
            lang={locales[locale].tag}
            aria-current={locale === current ? 'true' : undefined}
            data-locale={locale}
            className={clsx(
              'flex min-h-9 min-w-7 items-center justify-center rounded-full px-1 xl:min-w-9',
              'text-ink-soft no-underline hover:text-ink',
              'aria-[current]:min-w-9 aria-[current]:bg-glass aria-[current]:text-ink',
              'forced-colors:aria-[current]:border-2',
              full && 'min-h-11 px-4 text-center',
            )}
          >
            {full ? (
              locales[locale].name
            ) : (
              <>
                {locale.slice(0, 2).toUpperCase()}{' '}
                <span className="sr-only">{locales[locale].name}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
