import { ArticlePage } from '@/components/pages/article/article-page';
import { exportedPostIds } from '@/content/posts';
import { postMetadata } from '@/seo/metadata';

type Props = PageProps<'/blog/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => exportedPostIds('en').map((id) => ({ id }));

export async function generateMetadata({ params }: Props) {
  return postMetadata((await params).id, 'en');
}

export default async function Page({ params }: Props) {
  return <ArticlePage id={(await params).id} locale="en" />;
}
