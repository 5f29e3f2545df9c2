import { ArticlePage } from '@/components/pages/article/article-page';
import { assertPrefixedLocale } from '@/content/locales';
import { exportedPostIds } from '@/content/posts';
import { postMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/blog/[id]'>;

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return exportedPostIds(assertPrefixedLocale(params.locale)).map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props) {
  const { id, locale } = await params;
  return postMetadata(id, assertPrefixedLocale(locale));
}

export default async function Page({ params }: Props) {
  const { id, locale } = await params;
  return <ArticlePage id={id} locale={assertPrefixedLocale(locale)} />;
}
