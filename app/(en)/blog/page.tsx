import { pageMetadata } from '@/components/layout/metadata';
import { BlogPage } from '@/components/pages/blog-page';

export const metadata = pageMetadata('blog', 'en');

export default function Page() {
  return <BlogPage locale="en" />;
}
