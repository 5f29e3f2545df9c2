import { notFound } from 'next/navigation';
import { localeOf, paramsOf } from '@/app/locale-of';
import { StructuredData } from '@/app/structured-data';
import { Shell } from '@/components/layout/shell';
import { ArticlePage } from '@/components/pages/article/article-page';
import { isPrefixedLocale } from '@/languages/locales';
import { articleAt, exportedPostIds } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { postMetadata } from '@/seo/metadata';
import { articlePage } from '@/seo/site-pages';

type Props = { params: Promise<{ locale?: string; id: string }> };

export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { locale?: string; id?: string } }) {
  const { locale = 'en' } = params;
  const isKnown = locale === 'en' || isPrefixedLocale(locale);
  return paramsOf('id', isKnown ? exportedPostIds(locale) : []);
}

export async function generateMetadata(props: Props) {
  const { id, locale } = await postAt(props);
  return postMetadata(id, locale);
}

export default async function Page(props: Props) {
  const { id, locale } = await postAt(props);
  return (
    <>
      <Shell locale={locale} here={postPath(id)}>
        <ArticlePage id={id} locale={locale} />
      </Shell>
      <StructuredData page={articlePage(articleAt(id, locale))} locale={locale} />
    </>
  );
}

async function postAt({ params }: Props) {
  const { id, locale } = await params;
  const shown = localeOf(locale);
  return exportedPostIds(shown).includes(id) ? { id, locale: shown } : notFound();
}
