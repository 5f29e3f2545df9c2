import { HelpLine } from '@/components/sections/help-line';
import { Filled } from '@/components/sections/text';
import { localePath, pagePaths } from '@/site/addresses';
import { categoryServices } from '@/site/categories';
import type { Post } from '@/site/checks/post-files';
import { type Locale, locales } from '@/site/locales';
import { postLink, postWords } from '@/site/posts';
import { pageName, wordsFor } from '@/site/words';

const inText = 'text-river underline underline-offset-4';

/** Above the generic article, for whoever came from the English article at the same address. */
export function OnlyInEnglish({ post, locale }: { post: Post; locale: Locale }) {
  const { pages } = wordsFor(locale);
  const words = pages.blog.onlyInEnglish;
  const [service] = categoryServices[post.category];
  // Whoever has just found out needs that page's first section.
  const [fragment, label] =
    service === 'infidelity-recovery'
      ? ['#first-days', pages[service].firstDays.heading]
      : ['', pageName(service, locale)];
  return (
    <div role="note" className="measure pt-6 text-base">
      <div className="max-w-text space-y-1 border-l-3 border-sun pl-4">
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
        <p className="text-ink-soft">
          <HelpLine locale={locale} />
        </p>
      </div>
    </div>
  );
}
