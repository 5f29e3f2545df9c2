import { StructuredData } from '@/app/structured-data';
import { Shell } from '@/components/layout/shell';
import { HelpBar } from '@/components/pages/infidelity-ptsd/help-bar';
import { InfidelityPtsdPage } from '@/components/pages/infidelity-ptsd/infidelity-ptsd-page';
import { postOf } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { articleMetadata } from '@/seo/metadata';
import { articlePage } from '@/seo/site-pages';
import { ptsdWords } from '@/words/words';

const post = postOf('infidelity-ptsd');

export const metadata = articleMetadata(post, 'en', ptsdWords.meta);

export default function Page() {
  return (
    <>
      <Shell
        locale="en"
        here={postPath(post.id)}
        header="leaves"
        ownHelp
        quickActions={<HelpBar />}
      >
        <InfidelityPtsdPage />
      </Shell>
      <StructuredData page={articlePage(post)} locale="en" />
    </>
  );
}
