import { InfidelityPtsdPage } from '@/components/pages/infidelity-ptsd/infidelity-ptsd-page';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { dedicatedArticleMetadata } from '@/seo/metadata';

export const metadata = dedicatedArticleMetadata('infidelity-ptsd', infidelityPtsd.meta);

export default function Page() {
  return <InfidelityPtsdPage />;
}
