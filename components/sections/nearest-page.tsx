'use client';

import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { nearestPlace, type Place } from '@/content/nearest';

type NearestPageProps = {
  places: Place[];
  /** A question with `{page}` where the page's name goes. */
  question: string;
};

/**
 * "Were you looking for …?" on the 404 screen (ruling 8). Of the address nothing is shown: what is, is
 * one of the site's own pages, or nothing.
 */
export function NearestPage({ places, question }: NearestPageProps) {
  const missing = useSyncExternalStore(
    () => () => undefined,
    () => window.location.pathname,
    () => null,
  );
  const place = missing && nearestPlace(missing, places);
  const [before, after] = question.split('{page}');
  return (
    <p className="mt-6 min-h-[3.3em] text-[1.2rem]">
      {place && (
        <>
          {before}
          <Link
            href={place.path}
            className="font-semibold text-clay underline decoration-2 underline-offset-4 hover:decoration-4"
          >
            {place.label}
          </Link>
          {after}
        </>
      )}
    </p>
  );
}
