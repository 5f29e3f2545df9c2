import type { MetadataRoute } from 'next';
import { practice } from '@/content/practice';
import { absoluteUrl } from '@/facts/origin';
import { publishedDay } from '@/posts/posts';
import { alternates, localePath } from '@/routing/addresses';
import { sitePages } from '@/seo/site-pages';

export const dynamic = 'force-static';

/** Every canonical page in every language in which it exists. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages().flatMap((page) => {
    const paths = Object.entries(alternates(page.path, page.locales));
    const languages = Object.fromEntries(
      paths.map(([tag, path]) => [tag, absoluteUrl(path, practice)]),
    );
    return page.locales.map((locale) => ({
      url: absoluteUrl(localePath(page.path, locale), practice),
      // Only articles have a known date.
      lastModified: page.kind === 'article' ? publishedDay(page.post) : undefined,
      alternates: { languages },
    }));
  });
}
