import { blogRoute } from '@/app/blog-route';

const { generateStaticParams, generateMetadata, Page } = blogRoute;

export const dynamicParams = false;
export { generateMetadata, generateStaticParams, Page as default };
