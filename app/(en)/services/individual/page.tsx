import { pageRoute } from '@/app/page-route';
import { IndividualPage } from '@/components/pages/individual/individual-page';

const { generateMetadata, Page } = pageRoute('individual', IndividualPage);

export { generateMetadata, Page as default };
