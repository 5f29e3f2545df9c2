import { genericArticleMetadata } from '@/components/layout/metadata';
import { GenericArticlePage } from '@/components/pages/generic-article-page';
import { genericPostIds } from '@/content/posts';

export const dynamicParams = false;
export const generateStaticParams = () => genericPostIds('en').map((id) => ({ id }));
export const metadata = genericArticleMetadata('en');

export default function Page() {
  return <GenericArticlePage locale="en" />;
}
