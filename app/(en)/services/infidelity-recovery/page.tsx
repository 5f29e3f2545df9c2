import { InfidelityRecoveryPage } from '@/components/pages/infidelity-recovery/infidelity-recovery-page';
import { pageMetadata } from '@/seo/metadata';

export const metadata = pageMetadata('infidelity-recovery', 'en');

export default function Page() {
  return <InfidelityRecoveryPage locale="en" />;
}
