import type { MetadataRoute } from 'next';
import { publishedDay } from '@/content/posts';
import { alternates, localePath } from '@/content/site-map';
import { sitePages } from '@/content/site-pages';
import { absoluteUrl } from '@/content/site-url';

export const dynamic = 'force-static';

/** Every canonical page in every language in which it exists. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages().flatMap((page) => {
    const languages = Object.fromEntries(
      Object.entries({ ...alternates(page.path, page.locales), 'x-default': page.path }).map(
        ([tag, path]) => [tag, absoluteUrl(path)],
      ),
    );
    return page.locales.map((locale) => ({
      url: absoluteUrl(localePath(page.path, locale)),
      // Only articles have a known date.
      lastModified: page.kind === 'article' ? publishedDay(page.post) : undefined,
      alternates: { languages },
    }));
  });
}
