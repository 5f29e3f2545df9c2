import { DrawingFile } from '@/components/illustrations/drawing-file';
import { CallLink } from '@/components/sections/call-link';
import { TextWithLink } from '@/components/sections/linked-text';
import { ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/languages/locales';
import { allPosts, shownPages } from '@/posts/posts';
import { isDedicated, localePath, postPath } from '@/routing/addresses';
import type { Place } from '@/routing/nearest';
import {
  isService,
  mainIds,
  type PageId,
  pageIds,
  pagePath,
  pagePaths,
  pages,
  serviceIds,
} from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';

/**
 * The 404 screen (docs/specification.md 3.13). "Return to Home" leads to `/` in every language. A script suggests the
 * nearest page (browser/behaviours/missing-page.ts). It shows nothing of the address itself, which anybody could have
 * written into a link.
 */
export function NotFoundPage({ locale }: { locale: Locale }) {
  const { notFound } = wordsFor(locale);
  const place = (page: PageId) => ({ path: pagePaths[page], label: pageName(page, locale) });
  const main = [
    ...shownPages(mainIds()).filter((page) => page !== 'home'),
    ...pageIds().filter((page) => !isService(page) && !('menu' in pages[page])),
  ].map(place);
  // They exist in English only.
  const articles = allPosts().filter(({ id }) => locale === 'en' && isDedicated(id));
  const places: Place[] = [
    ...[place('home'), ...main, ...serviceIds().map(place)],
    ...articles.map(({ id, texts }) => ({ path: postPath(id), label: texts.en.title })),
  ];
  return (
    <div className="page-width grid items-center gap-x-between gap-y-8 pt-4 pb-12 lg:grid-cols-12 lg:pt-10 lg:pb-20">
      <div className="lg:col-span-6">
        <h1 className="font-text text-base font-semibold tracking-normal text-ink-soft">
          {notFound.heading}
        </h1>
        <p className="mt-2 font-display text-headline text-balance">{notFound.text}</p>
        {/* Both share one grid cell, to avoid a layout shift. */}
        <div
          data-nearest={JSON.stringify(places)}
          className="mt-5 grid max-w-text text-ink-soft *:col-start-1 *:row-start-1"
        >
          <p>{notFound.help}</p>
          <p hidden className="font-display text-section text-ink">
            <TextWithLink
              locale={locale}
              link={
                <a
                  href={pagePath('home', locale)}
                  className="text-clay-strong underline decoration-2 underline-offset-4 hover:decoration-4"
                >
                  {pageName('home', locale)}
                </a>
              }
            >
              {notFound.nearest}
            </TextWithLink>
          </p>
        </div>
        <ul className="mt-3 flex flex-wrap gap-x-4 sm:gap-x-8">
          {main.map(({ path, label }) => (
            <li key={path}>
              <a
                href={localePath(path, locale)}
                className="inline-flex min-h-11 items-center text-river underline underline-offset-4 hover:decoration-2"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div
          className="mt-6 grid grid-cols-1 gap-3 sm:flex sm:flex-wrap"
          data-book-or-call="opening"
        >
          <ButtonLink href={pagePaths.home}>{notFound.action}</ButtonLink>
          <CallLink locale={locale} />
        </div>
      </div>
      <DrawingFile
        name="scenes/river-fork"
        title={notFound.imageTitle}
        className="by-hour aspect-4/3 w-full rounded-card sm:aspect-card lg:col-span-6 lg:aspect-5/4"
      />
    </div>
  );
}
