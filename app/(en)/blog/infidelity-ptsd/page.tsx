import { InfidelityPtsdPage } from '@/components/pages/infidelity-ptsd/infidelity-ptsd-page';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { postOf } from '@/content/posts';
import { articleMetadata } from '@/seo/metadata';

export const metadata = articleMetadata(postOf('infidelity-ptsd'), 'en', infidelityPtsd.meta);

export default function Page() {
  return <InfidelityPtsdPage />;
}
