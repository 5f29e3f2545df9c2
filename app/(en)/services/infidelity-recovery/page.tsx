import { pageMetadata } from '@/components/layout/metadata';
import { InfidelityRecoveryPage } from '@/components/pages/infidelity-recovery-page';

export const metadata = pageMetadata('infidelity-recovery', 'en');

export default function Page() {
  return <InfidelityRecoveryPage locale="en" />;
}
