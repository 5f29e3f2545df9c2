import type { Locale } from '@/languages/locales';
import { type PageId, pagePath } from '@/routing/pages';
import { pageName } from '@/words/words';

/** A page's own name in a sentence, leading to it. */
export function PageLink({ page, locale }: { page: PageId; locale: Locale }) {
  return (
    <a href={pagePath(page, locale)} className="underline underline-offset-4">
      {pageName(page, locale)}
    </a>
  );
}
