'use client';

import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { localePath, splitLocale } from '@/content/site-map';
import { nearestPlace, type Place } from '@/lib/nearest';

type NearestPageProps = {
  places: Place[];
  locale: Locale;
  /** A question with `{page}` where the page's name goes. */
  question: string;
  /** Stands where no page is near. Both take the same room, so that nothing moves. */
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
  // `/ES` is no prefix, but here it tells what was meant.
  const place = missing && nearestPlace(splitLocale(missing.toLowerCase()).path, places);
  const [before, after] = question.split('{page}');
  return (
    <div className="mt-5 grid max-w-text text-ink-soft *:same-cell">
      <p className={place ? 'invisible' : undefined}>{otherwise}</p>
      {place && (
        <p className="text-lead text-ink">
          {before}
          <Link
            href={localePath(place.path, locale)}
            className="font-semibold text-clay underline decoration-2 underline-offset-4 hover:decoration-4"
          >
            {place.label}
          </Link>
          {after}
        </p>
      )}
    </div>
  );
}
