import type { Toc } from '@stefanprobst/rehype-extract-toc';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { type ArticleComponents, articleComponents } from '@/components/sections/article-body';
import { ArticleLayout } from '@/components/sections/article-layout';
import { ServicePanorama } from '@/components/sections/service-panorama';
import type { Locale } from '@/languages/locales';
import { categoryServices } from '@/posts/categories';
import { articleAt, findPost, postWords } from '@/posts/posts';
import { genericPostId } from '@/routing/addresses';
import { isOffered } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { AnotherArticle } from './another-article';
import { ArticlePicture } from './article-picture';

/** Of the heading above the footnotes, as GitHub has it. */
const notesId = 'footnote-label';

/** `/blog/{id}`: the post's own article, or the generic one, whatever the id. */
export async function ArticlePage({ id, locale }: { id: string; locale: Locale }) {
  const post = articleAt(id, locale);
  const own = findPost(id);
  const { default: Body, tableOfContents } = await articleIn(locale, post.id);
  const { fiveSigns, pages } = wordsFor(locale);
  const { article } = pages.blog;
  const services = categoryServices[post.category];
  const isGeneric = post.id === genericPostId;
  const words = isGeneric ? fiveSigns : { ...article, lead: postWords(post, locale).excerpt };
  return (
    <>
      {own && own !== post && <AnotherArticle post={own} locale={locale} />}
      <ArticleLayout
        post={post}
        locale={locale}
        words={words}
        picture={`scenes/${isGeneric ? 'reed-bank' : services[0]}`}
        contents={tableOfContents.map(({ value, ...heading }) => ({
          ...heading,
          value: heading.id === notesId ? article.footnotes : value,
        }))}
        related={
          <>
            <p className="mt-3 max-w-text text-ink-soft">{words.related.intro}</p>
            <ServicePanorama
              locale={locale}
              cards={services.filter(isOffered)}
              className="mt-8 max-md:-mx-(--gutter)"
            />
          </>
        }
      >
        <Body
          components={{
            ...articleComponents(locale),
            h2: ({ id, children }: ComponentProps<'h2'>) => (
              <h2 id={id}>
                {id === notesId ? article.footnotes : <LargeNumber>{children}</LargeNumber>}
              </h2>
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

/** The words of a heading. A number before them, such as "1.", stands large above. */
function LargeNumber({ children }: { children: ReactNode }) {
  const [first, ...rest] = Children.toArray(children);
  const [, number, words] = /^(\d+)\. (.*)$/s.exec(String(first)) ?? [];
  if (!number) return children;
  return (
    <>
      <span className="block text-headline text-river">{number}.</span> {words}
      {rest}
    </>
  );
}
