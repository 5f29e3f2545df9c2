import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { ComponentProps, ReactNode } from 'react';
import { ReedBank } from '@/components/illustrations/reed-bank';
import { ArticleLayout } from '@/components/sections/article-layout';
import { RelatedServices } from '@/components/sections/related-services';
import { Today } from '@/components/sections/today';
import { blog } from '@/content/en/blog';
import { common } from '@/content/en/common';
import { dedicatedArticle } from '@/content/en/dedicated-article';
import { fiveSigns } from '@/content/en/five-signs';
import { longDate } from '@/content/facts';
import { type CategoryId, type PostId, postOf } from '@/content/posts';
import type { ServiceId } from '@/content/site-map';

type DedicatedArticlePageProps = {
  id: PostId;
  /** The article's headings, which its MDX file exports. */
  contents: Toc;
  /** The article's text. */
  children: ReactNode;
  /** Below the title; the excerpt, unless something else is given. */
  lead?: string;
  /** The first words, set large beside the title. */
  opening?: string;
  picture?: ComponentProps<typeof ArticleLayout>['picture'];
  /** What the picture shows, where it says something. */
  imageAlt?: string;
  after?: ReactNode;
  /** In place of the services that belong to the post's category. */
  related?: ReactNode;
  callToAction?: { heading: string; text: string };
};

const servicesOf: Record<CategoryId, readonly ServiceId[]> = {
  'couples-therapy': ['couples-marriage', 'infidelity-recovery', 'adhd-couples'],
  'infidelity-recovery': ['infidelity-recovery', 'couples-marriage', 'individual'],
  'adhd-couples': ['adhd-couples', 'couples-marriage', 'individual'],
  'sex-therapy': ['sex-therapy', 'couples-marriage', 'individual'],
  'individual-counselling': ['individual', 'couples-marriage', 'sex-therapy'],
  'grief-counselling': ['individual', 'couples-marriage', 'infidelity-recovery'],
};

/** An article with a page of its own, `/blog/<id>`, in English only (rulings 5 and 6). */
export function DedicatedArticlePage({
  id,
  contents,
  children,
  lead = blog.posts[id].excerpt,
  opening,
  picture = ReedBank,
  imageAlt,
  after,
  related,
  callToAction = dedicatedArticle.callToAction,
}: DedicatedArticlePageProps) {
  const { date, category } = postOf(id);
  return (
    <ArticleLayout
      locale="en"
      category={common.categories[category]}
      title={blog.posts[id].title}
      lead={lead}
      opening={opening}
      date={
        <>
          {dedicatedArticle.published}{' '}
          {date === 'today' ? (
            <Today show="date" locale="en" />
          ) : (
            <time dateTime={date}>{longDate(date, 'en')}</time>
          )}
        </>
      }
      picture={picture}
      imageAlt={imageAlt}
      contents={contents}
      backToBlog={fiveSigns.backToBlog}
      callToAction={callToAction}
      after={after}
      related={
        related ?? (
          <RelatedServices
            locale="en"
            {...dedicatedArticle.related}
            services={servicesOf[category]}
          />
        )
      }
    >
      {children}
    </ArticleLayout>
  );
}
