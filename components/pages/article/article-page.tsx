import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { MDXContent } from 'mdx/types';
import { ReedBank } from '@/components/illustrations/reed-bank';
import { ArticleLayout } from '@/components/sections/article-layout';

import { serviceDrawings } from '@/components/sections/service-drawings';
import { categoryServices } from '@/content/categories';
import type { Locale } from '@/content/locales';
import { genericPostId } from '@/content/post-files';
import { articleAt } from '@/content/posts';
import { wordsFor } from '@/content/words';
import { ArticlePicture } from './article-picture';
import { RelatedServices } from './related-services';

type ArticleProps = { id: string; locale: Locale };

/** `/blog/{id}`: the post's own article, or the generic one, whatever the id. */
export async function ArticlePage({ id, locale }: ArticleProps) {
  const post = articleAt(id, locale);
  const { default: Body, tableOfContents } = (await import(
    `@/content/posts/${post.id}/${locale}.mdx`
  )) as { default: MDXContent; tableOfContents: Toc };
  const { excerpt } = post.texts[locale] ?? post.texts.en;
  const { article } = wordsFor(locale).pages.blog;
  const [service] = categoryServices[post.category];
  const around =
    post.id === genericPostId
      ? genericParts(locale)
      : {
          ...article,
          lead: excerpt,
          picture: serviceDrawings[service],
          services: categoryServices[post.category],
        };
  return (
    <ArticleLayout
      post={post}
      locale={locale}
      lead={around.lead}
      picture={around.picture}
      imageAlt={'imageAlt' in around ? around.imageAlt : undefined}
      contents={tableOfContents}
      callToAction={around.callToAction}
      related={<RelatedServices locale={locale} {...around.related} services={around.services} />}
    >
      <Body
        components={{
          img: (picture) => <ArticlePicture {...picture} id={post.id} />,
        }}
      />
    </ArticleLayout>
  );
}

/** What stands around the generic article. */
function genericParts(locale: Locale) {
  const { lead, imageAlt, related, callToAction } = wordsFor(locale).fiveSigns;
  return {
    lead,
    imageAlt,
    related,
    callToAction,
    picture: ReedBank,
    services: ['couples-marriage', 'infidelity-recovery', 'individual'] as const,
  };
}
