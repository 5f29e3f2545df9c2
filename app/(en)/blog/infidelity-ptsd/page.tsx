import { notFound } from 'next/navigation';
import { StructuredData } from '@/app/structured-data';
import { QuickActionsBar } from '@/components/layout/quick-actions-bar';
import { Shell } from '@/components/layout/shell';
import { HelpNow } from '@/components/pages/infidelity-ptsd/help-now';
import { InfidelityPtsdPage } from '@/components/pages/infidelity-ptsd/infidelity-ptsd-page';
import { findPost } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { describePage } from '@/seo/metadata';
import { articlePage } from '@/seo/site-pages';
import { ptsdWords } from '@/words/words';

const id = 'infidelity-ptsd';

/** Its service may not be offered. */
const postHere = () => findPost(id) ?? notFound();

export const generateMetadata = () => describePage(articlePage(postHere()), 'en', ptsdWords().meta);

export default function Page() {
  const post = postHere();
  return (
    <>
      <Shell
        locale="en"
        here={postPath(id)}
        ownHelp
        quickActions={
          // Nothing to book: it is read in the worst hour.
          <QuickActionsBar label={ptsdWords().help}>
            <HelpNow tight />
          </QuickActionsBar>
        }
      >
        <InfidelityPtsdPage />
      </Shell>
      <StructuredData page={articlePage(post)} locale="en" />
    </>
  );
}
