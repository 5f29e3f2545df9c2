import { pageRoute } from '@/app/page-route';
import { BlogPage } from '@/components/pages/blog/blog-page';

const { generateMetadata, Page } = pageRoute('blog', BlogPage);

export { generateMetadata, Page as default };
