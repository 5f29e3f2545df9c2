import { ReedBank } from '@/components/illustrations/reed-bank';
import { ArticleLayout } from '@/components/sections/article-layout';
import { RelatedServices } from '@/components/sections/related-services';
import { article } from '@/content/articles/five-signs/article';
import { longDate } from '@/content/facts';
import type { Locale } from '@/content/locales';
import { genericPost } from '@/content/posts';
import { wordsFor } from '@/content/words';

/** `/blog/{id}`: the one generic article, whatever the id (ruling 6). */
export function GenericArticlePage({ locale }: { locale: Locale }) {
  const { common, fiveSigns, pages } = wordsFor(locale);
  const { blog } = pages;
  const { Body, contents } = article[locale];
  return (
    <ArticleLayout
      locale={locale}
      category={common.categories[genericPost.category]}
      title={blog.posts[genericPost.id].title}
      lead={fiveSigns.lead}
      date={<time dateTime={genericPost.date}>{longDate(genericPost.date, locale)}</time>}
      picture={ReedBank}
      imageAlt={fiveSigns.imageAlt}
      contents={contents}
      backToBlog={fiveSigns.backToBlog}
      callToAction={fiveSigns.callToAction}
      related={
        <RelatedServices
          locale={locale}
          {...fiveSigns.related}
          services={['couples-marriage', 'infidelity-recovery', 'individual']}
        />
      }
    >
      <Body />
    </ArticleLayout>
  );
}
