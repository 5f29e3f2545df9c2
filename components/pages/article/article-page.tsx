import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { ComponentProps, ReactNode } from 'react';
import { ReedBank } from '@/components/illustrations/reed-bank';
import {
  type ArticleComponents,
  ArticleHeading,
  articleComponents,
} from '@/components/sections/article-body';
import { ArticleLayout } from '@/components/sections/article-layout';
import { notesId } from '@/components/sections/article-notes';
import { serviceDrawings } from '@/components/sections/service-drawings';
import type { Locale } from '@/languages/locales';
import { categoryServices } from '@/posts/categories';
import { articleAt, findPost } from '@/posts/posts';
import { genericPostId } from '@/routing/addresses';
import { wordsFor } from '@/words/words';
import { AnotherArticle } from './another-article';
import { ArticlePicture } from './article-picture';
import { RelatedServices } from './related-services';

type ArticleProps = { id: string; locale: Locale };

/** `/blog/{id}`: the post's own article, or the generic one, whatever the id. */
export async function ArticlePage({ id, locale }: ArticleProps) {
  const post = articleAt(id, locale);
  const { default: Body, tableOfContents } = await articleIn(locale, post.id);
  const { tableOfContents: english } = await articleIn('en', post.id);
  const idOf = sharedIds(tableOfContents, english);
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
  const own = findPost(id);
  return (
    <>
      {own && own !== post && <AnotherArticle post={own} locale={locale} />}
      <ArticleLayout
        post={post}
        locale={locale}
        lead={around.lead}
        picture={around.picture}
        imageAlt={'imageAlt' in around ? around.imageAlt : undefined}
        contents={tableOfContents.map(({ id, value, ...heading }) => ({
          ...heading,
          id: id && idOf(id),
          value: id === notesId ? article.footnotes : value,
        }))}
        callToAction={around.callToAction}
        related={<RelatedServices locale={locale} {...around.related} services={around.services} />}
      >
        <Body
          components={{
            ...articleComponents(locale, idOf),
            h2: ({ id, children }: ComponentProps<'h2'>) => (
              <ArticleHeading id={id && idOf(id)}>{children}</ArticleHeading>
            ),
            img: (picture: Omit<ComponentProps<typeof ArticlePicture>, 'id'>) => (
              <ArticlePicture {...picture} id={post.id} />
            ),
          }}
        />
      </ArticleLayout>
    </>
  );
}

async function articleIn(locale: Locale, id: string) {
  const article = await import(`@/content/posts/${id}/${locale}.mdx`);
  return article as {
    default: (props: { components: ArticleComponents }) => ReactNode;
    tableOfContents: Toc;
  };
}

/**
 * The English fragments of a translation's headings, so that the language switch keeps the place. A translation with
 * other headings keeps its own.
 */
function sharedIds(headings: Toc, english: Toc) {
  const shared = headings.length === english.length;
  return (id: string): string =>
    (shared && english[headings.findIndex((heading) => heading.id === id)]?.id) || id;
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
