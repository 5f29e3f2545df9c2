import { ReedBank } from '@/components/illustrations/reed-bank';
import { ArticleLayout } from '@/components/sections/article-layout';
import { ServiceCard } from '@/components/sections/service-card';
import { article } from '@/content/articles/five-signs/article';
import { longDate } from '@/content/facts';
import type { Locale } from '@/content/locales';
import { genericPost } from '@/content/posts';
import { wordsFor } from '@/content/words';

/** `/blog/{id}`: the one generic article, whatever the id (ruling 6). */
export function GenericArticlePage({ locale }: { locale: Locale }) {
  const { blog, common, fiveSigns } = wordsFor(locale);
  const { Body, contents } = article[locale];
  return (
    <ArticleLayout
      locale={locale}
      category={common.categories[genericPost.category]}
      title={blog.posts[genericPost.id].title}
      lead={fiveSigns.lead}
      date={<time dateTime={genericPost.date}>{longDate(genericPost.date, locale)}</time>}
      picture={
        <ReedBank
          title={fiveSigns.imageAlt}
          className="aspect-[4/3] w-full rounded-card sm:aspect-[5/2]"
        />
      }
      contents={contents}
      backToBlog={fiveSigns.backToBlog}
      callToAction={fiveSigns.callToAction}
      related={
        <section className="measure pb-20 lg:pb-28 print:hidden" aria-labelledby="related">
          <h2 id="related" className="text-[clamp(1.7rem,1.5rem+0.9vw,2.2rem)]">
            {fiveSigns.related.heading}
          </h2>
          <p className="mt-3 text-ink-soft">{fiveSigns.related.intro}</p>
          <ul className="mt-8 grid gap-6 md:grid-cols-3">
            {(['couples-marriage', 'infidelity-recovery', 'individual'] as const).map((id) => (
              <li key={id}>
                <ServiceCard card={id} locale={locale} shape="tall" />
              </li>
            ))}
          </ul>
        </section>
      }
    >
      <Body />
    </ArticleLayout>
  );
}
