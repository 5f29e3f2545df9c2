import { dedicatedArticleMetadata } from '@/components/layout/metadata';
import { InfidelityPtsdPage } from '@/components/pages/infidelity-ptsd-page';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';

export const metadata = dedicatedArticleMetadata('infidelity-ptsd', infidelityPtsd.meta);

export default function Page() {
  return <InfidelityPtsdPage />;
}
