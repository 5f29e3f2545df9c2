import { Filled } from '@/components/sections/text';
import { fill } from '@/languages/fill';
import { type Locale, locales } from '@/languages/locales';
import { categoryServices } from '@/posts/categories';
import type { Post } from '@/posts/post-files';
import { articleLanguage, postLink, postOf, postWords } from '@/posts/posts';
import { genericPostId, localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';

const inText = 'text-river underline underline-offset-4';

type AnotherArticleProps = {
  /** The post at whose address the generic article stands. */
  post: Post;
  locale: Locale;
};

/** Above the generic article: why it stands at this address, and the way to what was looked for. */
export function AnotherArticle({ post, locale }: AnotherArticleProps) {
  const { unwritten } = wordsFor(locale).pages.blog;
  return (
    <div role="note" className="measure pt-2 text-base lg:pt-8">
      <div className="max-w-text space-y-1 border-l-3 border-sun pl-4">
        {articleLanguage(post, locale) ? (
          <OnlyInEnglish post={post} locale={locale} />
        ) : (
          <p>
            {fill(unwritten, {
              title: postWords(post, locale).title,
              page: postWords(postOf(genericPostId), locale).title,
            })}
          </p>
        )}
      </div>
    </div>
  );
}

/** For whoever came from the English article at the same address. */
function OnlyInEnglish({ post, locale }: AnotherArticleProps) {
  const { pages } = wordsFor(locale);
  const words = pages.blog.onlyInEnglish;
  const [service] = categoryServices[post.category];
  // Whoever has just found out needs that page's first section.
  const [fragment, label] =
    service === 'infidelity-recovery'
      ? ['#first-days', pages[service].firstDays.heading]
      : ['', pageName(service, locale)];
  return (
    <>
      <p>
        <Filled
          locale={locale}
          link={
            <a href={postLink(post, locale).href} hrefLang={locales.en.tag} className={inText}>
              {postWords(post, locale).title}
            </a>
          }
        >
          {words.text}
        </Filled>
      </p>
      <p>
        <Filled
          locale={locale}
          link={
            <a href={localePath(pagePaths[service] + fragment, locale)} className={inText}>
              {label}
            </a>
          }
        >
          {words.sameSubject}
        </Filled>
      </p>
    </>
  );
}
