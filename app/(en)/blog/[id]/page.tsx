import { GenericArticlePage } from '@/components/pages/generic-article/generic-article-page';
import { genericPostIds } from '@/content/posts';
import { genericArticleMetadata } from '@/seo/metadata';

export const dynamicParams = false;
export const generateStaticParams = () => genericPostIds('en').map((id) => ({ id }));
export const metadata = genericArticleMetadata('en');

export default function Page() {
  return <GenericArticlePage locale="en" />;
}
