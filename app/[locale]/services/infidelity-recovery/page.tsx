import { pageRoute } from '@/app/page-route';
import { InfidelityRecoveryPage } from '@/components/pages/infidelity-recovery/infidelity-recovery-page';

const { generateMetadata, Page } = pageRoute('infidelity-recovery', InfidelityRecoveryPage);

export { generateMetadata, Page as default };
