import { Shell } from '@/components/layout/shell';
import { HelpBar } from '@/components/pages/infidelity-ptsd/help-bar';
import { InfidelityPtsdPage } from '@/components/pages/infidelity-ptsd/infidelity-ptsd-page';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { articleMetadata } from '@/seo/metadata';
import { postPath } from '@/site/addresses';
import { postOf } from '@/site/posts';

export const metadata = articleMetadata(postOf('infidelity-ptsd'), 'en', infidelityPtsd.meta);

export default function Page() {
  return (
    <Shell locale="en" here={postPath('infidelity-ptsd')} quickActions={<HelpBar />}>
      <InfidelityPtsdPage />
    </Shell>
  );
}
