import { GenericArticlePage } from '@/components/pages/generic-article/generic-article-page';
import { assertPrefixedLocale } from '@/content/locales';
import { genericPostIds } from '@/content/posts';
import { genericArticleMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/blog/[id]'>;

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return genericPostIds(assertPrefixedLocale(params.locale)).map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props) {
  return genericArticleMetadata(assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <GenericArticlePage locale={assertPrefixedLocale((await params).locale)} />;
}
