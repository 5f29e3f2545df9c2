import { pageRoute } from '@/app/page-route';
import { ContactPage } from '@/components/pages/contact/contact-page';

const { generateMetadata, Page } = pageRoute('contact', ContactPage);

export { generateMetadata, Page as default };
