import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import type { Place } from '@/routing/nearest';

/** What a script needs to name the nearest page. It stands in the page as JSON. */
export type NearestPageData = {
  places: Place[];
  /** The prefix that a wrong first segment means: `/pt-br` for `pt`. */
  mistaken: Partial<Record<string, string>>;
  locale: Locale;
};

type NearestPageProps = NearestPageData & {
  /** A question with `{page}` where the page's name goes. */
  question: string;
  /** Stands where no page is near. Both share one grid cell, to avoid a layout shift. */
  otherwise: string;
};

/**
 * "Were you looking for …?" on the 404 screen, for a script to ask (browser/behaviours/missing-page.ts). It names one of
 * the site's own pages or none, and shows nothing of the address itself, which anybody could have written into a link.
 */
export function NearestPage({ places, mistaken, locale, question, otherwise }: NearestPageProps) {
  const [before, after] = question.split('{page}');
  const [first] = places;
  return (
    <div
      data-nearest={JSON.stringify({ places, mistaken, locale })}
      className="mt-5 grid max-w-text text-ink-soft *:col-start-1 *:row-start-1"
    >
      <p>{otherwise}</p>
      {first && (
        <p hidden className="text-lead text-ink">
          {before}
          <a
            href={localePath(first.path, locale)}
            className="font-semibold text-clay-strong underline decoration-2 underline-offset-4 hover:decoration-4"
          >
            {first.label}
          </a>
          {after}
        </p>
      )}
    </div>
  );
}
