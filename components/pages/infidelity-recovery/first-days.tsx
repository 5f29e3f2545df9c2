import { Thirds } from '@/components/sections/text-blocks';
import { TextLink } from '@/components/ui/text-link';
import { type Locale, locales } from '@/languages/locales';
import { postPath } from '@/routing/addresses';
import type { Words } from '@/words/words';

type FirstDaysProps = Words['pages']['infidelity-recovery']['firstDays'] & { locale: Locale };

/** What helps before the first session, and the way to the article for the first night. */
export function FirstDays({ entries, article, locale }: FirstDaysProps) {
  return (
    <>
      <Thirds entries={entries} locale={locale} />
      <TextLink
        href={postPath('infidelity-ptsd')}
        hrefLang={locale === 'en' ? undefined : locales.en.tag}
        className="mt-5 print:hidden"
      >
        {article}
      </TextLink>
    </>
  );
}
