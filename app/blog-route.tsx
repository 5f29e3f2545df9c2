import { Shell } from '@/components/layout/shell';
import { ArticlePage } from '@/components/pages/article/article-page';
import { assertPrefixedLocale, type Locale } from '@/languages/locales';
import { articleAt, exportedPostIds } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { postMetadata } from '@/seo/metadata';
import { articlePage } from '@/seo/site-pages';
import { StructuredData } from './structured-data';

type Props = { params: Promise<{ locale?: string; id: string }> };

/** What the route file of `/blog/{id}` exports, the same in both trees. */
export const blogRoute = {
  generateStaticParams: ({ params }: { params: { locale?: string; id?: string } }) =>
    exportedPostIds(localeOf(params.locale)).map((id) => ({ id })),
  async generateMetadata({ params }: Props) {
    const { id, locale } = await params;
    return postMetadata(id, localeOf(locale));
  },
  async Page({ params }: Props) {
    const { id, locale } = await params;
    const shown = localeOf(locale);
    return (
      <>
        <Shell locale={shown} here={postPath(id)}>
          <ArticlePage id={id} locale={shown} />
        </Shell>
        <StructuredData page={articlePage(articleAt(id, shown))} locale={shown} />
      </>
    );
  },
};

function localeOf(segment: string | undefined): Locale {
  return segment === undefined ? 'en' : assertPrefixedLocale(segment);
}
