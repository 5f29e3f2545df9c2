import { ArticlePage } from '@/components/pages/article/article-page';
import { BlogPage } from '@/components/pages/blog/blog-page';
import { assertPrefixedLocale, type Locale } from '@/content/locales';
import { blogPages, exportedPostIds } from '@/content/posts';
import { blogPageMetadata, postMetadata } from '@/seo/metadata';

type Props = { params: Promise<{ locale?: string; id: string[] }> };

/**
 * What stands below `/blog`, the same in both trees: an article, `/blog/{id}`, and the further pages of
 * the list, `/blog/page/2`, once there are posts for them. One route for both, since an export does not
 * take a route that has no page yet.
 */
export function blogRoute() {
  return {
    generateStaticParams({ params }: { params: { locale?: string; id?: string[] } }) {
      const pages = Array.from({ length: blogPages() - 1 }, (_, index) => ['page', `${index + 2}`]);
      const posts = exportedPostIds(localeOf(params.locale)).map((id) => [id]);
      return [...posts, ...pages].map((id) => ({ id }));
    },
    async generateMetadata({ params }: Props) {
      const { id, locale } = await params;
      const part = partOf(id);
      return part
        ? blogPageMetadata(part, localeOf(locale))
        : postMetadata(id.join('/'), localeOf(locale));
    },
    async Page({ params }: Props) {
      const { id, locale } = await params;
      const part = partOf(id);
      return part ? (
        <BlogPage locale={localeOf(locale)} part={part} />
      ) : (
        <ArticlePage id={id.join('/')} locale={localeOf(locale)} />
      );
    },
  };
}

/** The number of a further page of the list; null for a post's address. */
function partOf([folder, part]: string[]): number | null {
  return folder === 'page' && part ? Number(part) : null;
}

function localeOf(segment: string | undefined): Locale {
  return segment === undefined ? 'en' : assertPrefixedLocale(segment);
}
