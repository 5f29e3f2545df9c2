import { RiverFork } from '@/components/illustrations/river-fork';
import { NearestPage } from '@/components/sections/nearest-page';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { dedicatedPostIds } from '@/content/posts';
import { localePath, pagePaths, postPath, serviceIds } from '@/content/site-map';
import { wordsFor } from '@/content/words';

/** The 404 screen (spec.md, section 2; ruling 8). "Return to Home" leads to `/` in every language. */
export function NotFoundPage({ locale }: { locale: Locale }) {
  const { blog, common, nearest, notFound } = wordsFor(locale);
  const places = [
    ...(['services', 'fees', 'blog', 'contact'] as const).map((id) => ({
      path: localePath(pagePaths[id], locale),
      label: common.navigation[id],
    })),
    ...serviceIds.map((id) => ({
      path: localePath(pagePaths[id], locale),
      label: common.services[id],
    })),
  ];
  // These exist in English only (ruling 5).
  const articles =
    locale === 'en'
      ? dedicatedPostIds.map((id) => ({ path: postPath(id), label: blog.posts[id].title }))
      : [];
  return (
    <div className="measure grid items-center gap-x-14 gap-y-10 pt-6 pb-20 lg:grid-cols-12 lg:pb-28">
      <div className="lg:col-span-6">
        <h1>{notFound.heading}</h1>
        <p className="mt-4 font-display text-[1.8rem] leading-tight">{notFound.text}</p>
        <ButtonLink href={pagePaths.home} className="mt-8">
          {notFound.action}
        </ButtonLink>
        <NearestPage places={[...places, ...articles]} question={nearest.question} />
      </div>
      <RiverFork
        title={notFound.imageTitle}
        className="aspect-[5/3] w-full rounded-card lg:col-span-6"
      />
      <div className="border-t border-sand pt-8 lg:col-span-12">
        <p className="max-w-[62ch]">{notFound.help}</p>
        <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {places.map(({ path, label }) => (
            <li key={path}>
              <Link
                href={path}
                className="inline-flex min-h-11 items-center text-river underline underline-offset-4 hover:decoration-2"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
