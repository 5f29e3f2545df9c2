import { notFound } from 'next/navigation';
import { Shell } from '@/components/layout/shell';
import { ArticlePage } from '@/components/pages/article/article-page';
import { isPrefixedLocale } from '@/languages/locales';
import { articleAt, exportedPostIds } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { postMetadata } from '@/seo/metadata';
import { articlePage } from '@/seo/site-pages';
import { localeOf, paramsOf } from './locale-of';
import { StructuredData } from './structured-data';

type Props = { params: Promise<{ locale?: string; id: string }> };

/** What the route file of `/blog/{id}` exports, the same in both trees. */
export const blogRoute = {
  generateStaticParams({ params }: { params: { locale?: string; id?: string } }) {
    const { locale = 'en' } = params;
    const isKnown = locale === 'en' || isPrefixedLocale(locale);
    return paramsOf('id', isKnown ? exportedPostIds(locale) : []);
  },
  async generateMetadata(props: Props) {
    const { id, locale } = await postAt(props);
    return postMetadata(id, locale);
  },
  async Page(props: Props) {
    const { id, locale } = await postAt(props);
    return (
      <>
        <Shell locale={locale} here={postPath(id)}>
          <ArticlePage id={id} locale={locale} />
        </Shell>
        <StructuredData page={articlePage(articleAt(id, locale))} locale={locale} />
      </>
    );
  },
};

async function postAt({ params }: Props) {
  const { id, locale } = await params;
  const shown = localeOf(locale);
  return exportedPostIds(shown).includes(id) ? { id, locale: shown } : notFound();
}
