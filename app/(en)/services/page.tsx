import { pageRoute } from '@/app/page-route';
import { ServicesPage } from '@/components/pages/services/services-page';

const { generateMetadata, Page } = pageRoute('services', ServicesPage);

export { generateMetadata, Page as default };
