'use client';

import clsx from 'clsx';
import type { MouseEvent, SyntheticEvent } from 'react';
import { goWithinPage } from '@/components/ui/link';
import { allLocales, type Locale, locales } from '@/content/locales';
import { switchLocale } from '@/content/site-map';
import { useRoutePath } from './route-path';

type LanguageListProps = {
  current: Locale;
  /** Shows each language's whole name instead of two letters. */
  full?: boolean;
};

/** Links to this page in the other languages. They load a new document, since `lang` stands on it. */
export function LanguageSwitch({ label, current }: { label: string; current: Locale }) {
  return (
    <nav aria-label={label}>
      <LanguageList current={current} />
    </nav>
  );
}

/** The list alone, for a navigation that it is a part of. */
export function LanguageList({ current, full = false }: LanguageListProps) {
  const path = useRoutePath() ?? '/';
  return (
    <ul
      className={clsx(
        'text-sm font-semibold',
        full ? 'grid grid-cols-2 gap-1' : 'flex rounded-full bg-shell p-1',
      )}
    >
      {allLocales.map((locale) => (
        <li key={locale}>
          <a
            href={switchLocale(path, locale)}
            hrefLang={locales[locale].tag}
            lang={locales[locale].tag}
            aria-current={locale === current ? 'true' : undefined}
            onPointerEnter={keepAddress}
            onFocus={keepAddress}
            onClick={locale === current ? stay : keepAddress}
            data-locale={locale}
            className={clsx(
              'flex min-h-9 min-w-7 items-center justify-center rounded-full px-1 roomy:min-w-9 text-ink-soft no-underline hover:text-ink aria-[current]:bg-glass aria-[current]:text-ink',
              full && 'min-h-11 px-4',
            )}
          >
            {full ? (
              locales[locale].name
            ) : (
              <>
                {locales[locale].label} <span className="sr-only">{locales[locale].name}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Adds what only the address knows: the query, the hash, and an id that a host rewrote. */
function keepAddress({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  const { pathname, search, hash } = window.location;
  currentTarget.href = switchLocale(
    pathname + search + hash,
    currentTarget.dataset.locale as Locale,
  );
}

/** Loads nothing, since this page is shown already and something may be typed on it. With a key held down,
 * the browser opens a tab or window as usual. */
function stay(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goWithinPage();
}
