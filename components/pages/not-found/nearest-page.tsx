'use client';

import { useSyncExternalStore } from 'react';
import { nearestPlace, type Place } from '@/lib/nearest';
import { localePath, splitLocale } from '@/site/addresses';
import type { Locale } from '@/site/locales';

type NearestPageProps = {
  places: Place[];
  locale: Locale;
  /** A question with `{page}` where the page's name goes. */
  question: string;
  /** Stands where no page is near. Both share one grid cell, to avoid a layout shift. */
  otherwise: string;
};

/**
 * "Were you looking for …?" on the 404 screen. It names one of the site's own pages or none, and shows
 * nothing of the address itself, which anybody could have written into a link.
 */
export function NearestPage({ places, locale, question, otherwise }: NearestPageProps) {
  const missing = useSyncExternalStore(
    () => () => undefined,
    () => window.location.pathname,
    () => null,
  );
  // `/ES`, `/pt` and `/en` are no prefixes, but here they tell what was meant.
  const meant = missing
    ?.toLowerCase()
    .replace(/^\/(pt|br)(?=\/|$)/, '/pt-br')
    .replace(/^\/en(?=\/|$)/, '');
  const { locale: named, path } = splitLocale(meant || '/');
  const place = meant && nearestPlace(path, places);
  const [before, after] = question.split('{page}');
  return (
    <div className="mt-5 grid max-w-text text-ink-soft *:same-cell">
      <p className={place ? 'invisible' : undefined}>{otherwise}</p>
      {place && (
        <p className="text-lead text-ink">
          {before}
          <a
            href={localePath(place.path, named === 'en' ? locale : named)}
            className="font-semibold text-clay underline decoration-2 underline-offset-4 hover:decoration-4"
          >
            {place.label}
          </a>
          {after}
        </p>
      )}
    </div>
  );
}
