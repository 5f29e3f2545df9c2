import { pageRoute } from '@/app/page-route';
import { HelpPage } from '@/components/pages/help/help-page';

const { generateMetadata, Page } = pageRoute('help', HelpPage);

export { generateMetadata, Page as default };
