import { TextLink } from '@/components/ui/text-link';
import type { Locale } from '@/content/locales';
import { blogPages, blogYears } from '@/content/posts';
import { blogPagePath, localePath } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { fill } from '@/lib/fill';

/** The ways from one page of the list to the others: newer, older, and where each year begins. */
export function BlogPaging({ locale, part }: { locale: Locale; part: number }) {
  const { paging } = wordsFor(locale).pages.blog;
  const pages = blogPages();
  const href = (part: number) => localePath(blogPagePath(part), locale);
  return (
    <nav aria-label={paging.label} className="measure pb-20 lg:pb-32">
      <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-sand pt-4">
        <p className="text-base text-ink-soft">{fill(paging.page, { page: part, pages })}</p>
        <div className="flex flex-wrap gap-x-8">
          {part > 1 && <TextLink href={href(part - 1)}>{paging.newer}</TextLink>}
          {part < pages && <TextLink href={href(part + 1)}>{paging.older}</TextLink>}
        </div>
      </div>
      <h2 className="mt-6 font-text text-base font-semibold tracking-normal">{paging.years}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {blogYears().map(({ year, part }) => (
          <li key={year}>
            <a
              href={href(part)}
              className="inline-flex min-h-11 items-center text-river underline underline-offset-4 hover:decoration-2"
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
