import { type Locale, locales } from '@/site/locales';
import { olderPosts, postLink, postWords } from '@/site/posts';
import { wordsFor } from '@/site/words';

/** The posts that have no card any more, by year: a title each. */
export function OlderPosts({ locale }: { locale: Locale }) {
  const years = olderPosts();
  if (years.length === 0) return null;
  const { blog } = wordsFor(locale).pages;
  return (
    <section className="measure pb-20 lg:pb-32" aria-labelledby="older">
      <h2 id="older" className="text-section">
        {blog.older}
      </h2>
      {years.map(([year, posts]) => (
        <section
          key={year}
          className="mt-8 grid gap-x-8 border-t border-sand pt-4 sm:grid-cols-[8rem_1fr]"
        >
          <h3 className="text-title">{year}</h3>
          <ul className="gap-x-8 lg:columns-2 [&_a]:text-river [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:decoration-2 [&_li]:break-inside-avoid [&_li]:py-2">
            {posts.map((post) => {
              const { title, language } = postWords(post, locale);
              const { href, inEnglish } = postLink(post, locale);
              return (
                <li key={post.id}>
                  <a
                    href={href}
                    hrefLang={inEnglish ? locales.en.tag : undefined}
                    lang={language === locale ? undefined : locales[language].tag}
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
