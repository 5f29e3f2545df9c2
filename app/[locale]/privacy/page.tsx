import { pageRoute } from '@/app/page-route';
import { PrivacyPage } from '@/components/pages/privacy/privacy-page';

const { generateMetadata, Page } = pageRoute('privacy', PrivacyPage);

export { generateMetadata, Page as default };
