import { pageRoute } from '@/app/page-route';
import { FeesPage } from '@/components/pages/fees/fees-page';

const { generateMetadata, Page } = pageRoute('fees', FeesPage);

export { generateMetadata, Page as default };
