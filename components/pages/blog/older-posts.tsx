import { type Locale, locales } from '@/languages/locales';
import { olderPosts, postLink, postWords } from '@/posts/posts';
import { wordsFor } from '@/words/words';

/** The posts that have no card any more, by year: a title each. */
export function OlderPosts({ locale }: { locale: Locale }) {
  const years = olderPosts();
  if (years.length === 0) return null;
  const { blog } = wordsFor(locale).pages;
  return (
    <section className="measure pb-20 lg:pb-32" aria-labelledby="older">
      <h2 id="older">{blog.older}</h2>
      {years.map(([year, posts]) => (
        <section key={year} className="mt-8 gap-x-8 border-t border-sand pt-4 sm:flex">
          <h3 className="shrink-0 sm:w-32">{year}</h3>
          <ul className="grow gap-x-8 lg:columns-2">
            {posts.map((post) => {
              const { title, language } = postWords(post, locale);
              const { href, inEnglish } = postLink(post, locale);
              return (
                <li key={post.id} className="break-inside-avoid py-2">
                  <a
                    href={href}
                    hrefLang={inEnglish ? locales.en.tag : undefined}
                    lang={language === locale ? undefined : locales[language].tag}
                    className="text-river underline underline-offset-4 hover:decoration-2"
                  >
                    {title}
                  </a>
                  {inEnglish && ` (${blog.inEnglish})`}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}
