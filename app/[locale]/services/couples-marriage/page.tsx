import { pageRoute } from '@/app/page-route';
import { CouplesMarriagePage } from '@/components/pages/couples-marriage/couples-marriage-page';

const { generateMetadata, Page } = pageRoute('couples-marriage', CouplesMarriagePage);

export { generateMetadata, Page as default };
