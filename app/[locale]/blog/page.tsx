import { BlogPage } from '@/components/pages/blog/blog-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/blog'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('blog', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <BlogPage locale={assertPrefixedLocale((await params).locale)} />;
}
