import { TextWithLink } from '@/components/sections/linked-text';
import { fill } from '@/languages/fill';
import { type Locale, locales } from '@/languages/locales';
import { categoryServices } from '@/posts/categories';
import type { Post } from '@/posts/post-files';
import { articleLanguage, postLink, postOf, postWords } from '@/posts/posts';
import { genericPostId } from '@/routing/addresses';
import { pagePath } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';

/** Above the generic article: why it stands at this address, and the way to what was looked for. */
export function AnotherArticle({ post, locale }: { post: Post; locale: Locale }) {
  const { unwritten } = wordsFor(locale).pages.blog;
  const { title } = postWords(post, locale);
  return (
    <div role="note" className="page-width pt-2 text-base lg:pt-8">
      <div className="max-w-text space-y-1 border-l-3 border-sun pl-4">
        {articleLanguage(post, locale) ? (
          linksFrom(post, locale).map(({ text, label, ...link }) => (
            <p key={text}>
              <TextWithLink
                locale={locale}
                link={
                  <a {...link} className="text-river underline underline-offset-4">
                    {label}
                  </a>
                }
              >
                {text}
              </TextWithLink>
            </p>
          ))
        ) : (
          <p>{fill(unwritten, { title, page: postWords(postOf(genericPostId), locale).title })}</p>
        )}
      </div>
    </div>
  );
}

/** For readers of the English article at this address: a link to it, and to the subject in their language. */
function linksFrom(post: Post, locale: Locale) {
  const { pages } = wordsFor(locale);
  const { text, sameSubject } = pages.blog.onlyInEnglish;
  const [service] = categoryServices[post.category];
  // Somebody who has just found out needs that page's first section.
  const [fragment, label] =
    service === 'infidelity-recovery'
      ? ['#first-days', pages[service].firstDays.heading]
      : ['', pageName(service, locale)];
  return [
    {
      text,
      href: postLink(post, locale).href,
      hrefLang: locales.en.tag,
      label: postWords(post, locale).title,
    },
    { text: sameSubject, href: pagePath(service, locale) + fragment, label },
  ];
}
