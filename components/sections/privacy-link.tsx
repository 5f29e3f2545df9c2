import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { pageName } from '@/words/words';

export function PrivacyLink({ locale }: { locale: Locale }) {
  return (
    <a href={localePath(pagePaths.privacy, locale)} className="underline underline-offset-4">
      {pageName('privacy', locale)}
    </a>
  );
}
