import { serviceRoute } from '@/app/service-route';

const { generateStaticParams, generateMetadata, Page } = serviceRoute;

export const dynamicParams = false;
export { generateMetadata, generateStaticParams, Page as default };
