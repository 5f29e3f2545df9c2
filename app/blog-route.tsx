import { Shell } from '@/components/layout/shell';
import { ArticlePage } from '@/components/pages/article/article-page';
import { postMetadata } from '@/seo/metadata';
import { postPath } from '@/site/addresses';
import { assertPrefixedLocale, type Locale } from '@/site/locales';
import { exportedPostIds } from '@/site/posts';

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
    return (
      <Shell locale={localeOf(locale)} here={postPath(id)}>
        <ArticlePage id={id} locale={localeOf(locale)} />
      </Shell>
    );
  },
};

function localeOf(segment: string | undefined): Locale {
  return segment === undefined ? 'en' : assertPrefixedLocale(segment);
}
