import { pageRoute } from '@/app/page-route';
import { HomePage } from '@/components/pages/home/home-page';

const { generateMetadata, Page } = pageRoute('home', HomePage);

export { generateMetadata, Page as default };
