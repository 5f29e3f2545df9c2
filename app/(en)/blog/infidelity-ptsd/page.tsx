import { notFound } from 'next/navigation';
import { StructuredData } from '@/app/structured-data';
import { Shell } from '@/components/layout/shell';
import { HelpBar } from '@/components/pages/infidelity-ptsd/help-bar';
import { InfidelityPtsdPage } from '@/components/pages/infidelity-ptsd/infidelity-ptsd-page';
import { findPost } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { describePage } from '@/seo/metadata';
import { articlePage } from '@/seo/site-pages';
import { ptsdWords } from '@/words/words';

const id = 'infidelity-ptsd';

/** Its service may not be offered. */
const postHere = () => findPost(id) ?? notFound();

export const generateMetadata = () => describePage(articlePage(postHere()), 'en', ptsdWords.meta);

export default function Page() {
  const post = postHere();
  return (
    <>
      <Shell locale="en" here={postPath(id)} ownHelp quickActions={<HelpBar />}>
        <InfidelityPtsdPage />
      </Shell>
      <StructuredData page={articlePage(post)} locale="en" />
    </>
  );
}
