import { pageRoute } from '@/app/page-route';
import { SexTherapyPage } from '@/components/pages/sex-therapy/sex-therapy-page';

const { generateMetadata, Page } = pageRoute('sex-therapy', SexTherapyPage);

export { generateMetadata, Page as default };
