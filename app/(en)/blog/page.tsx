import { BlogPage } from '@/components/pages/blog/blog-page';
import { pageMetadata } from '@/seo/metadata';

export const metadata = pageMetadata('blog', 'en');

export default function Page() {
  return <BlogPage locale="en" />;
}
