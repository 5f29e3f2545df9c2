import { pageRoute } from '@/app/page-route';
import { AdhdCouplesPage } from '@/components/pages/adhd-couples/adhd-couples-page';

const { generateMetadata, Page } = pageRoute('adhd-couples', AdhdCouplesPage);

export { generateMetadata, Page as default };
