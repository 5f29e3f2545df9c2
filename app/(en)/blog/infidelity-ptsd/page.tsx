import { Shell } from '@/components/layout/shell';
import { HelpBar } from '@/components/pages/infidelity-ptsd/help-bar';
import { InfidelityPtsdPage } from '@/components/pages/infidelity-ptsd/infidelity-ptsd-page';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { postOf } from '@/content/posts';
import { postPath } from '@/content/site-map';
import { articleMetadata } from '@/seo/metadata';

export const metadata = articleMetadata(postOf('infidelity-ptsd'), 'en', infidelityPtsd.meta);

export default function Page() {
  return (
    <Shell locale="en" here={postPath('infidelity-ptsd')} quickActions={<HelpBar />}>
      <InfidelityPtsdPage />
    </Shell>
  );
}
