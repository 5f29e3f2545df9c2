import type { ReactNode } from 'react';
import type { Locale } from '@/site/locales';
import { BookOrCall } from './call-to-action';
import { HelpLine } from './help-line';
import { WholeWords } from './marked-words';
import { Text } from './text';

type ServiceHeaderProps = {
  locale: Locale;
  title: string;
  lead: string;
  breadcrumbs: ReactNode;
  /** Follows the title on phones, and stands beside the words in wider windows. */
  picture: ReactNode;
};

/** The top of a service page. In tablets the picture is as high as the words, and whom to call stands below both. */
export function ServiceHeader({ locale, title, lead, breadcrumbs, picture }: ServiceHeaderProps) {
  return (
    <div className="measure grid items-start gap-x-8 pt-6 pb-12 md:grid-cols-12 md:grid-rows-service lg:grid-rows-service-wide lg:gap-x-14 lg:pt-10 lg:pb-20 print:block">
      <div className="md:col-span-7">{breadcrumbs}</div>
      <h1 className="text-headline md:col-span-7">
        <WholeWords>{title}</WholeWords>
      </h1>
      <div className="self-stretch max-md:mt-6 md:col-start-8 md:col-end-13 md:row-start-1 md:row-end-5 lg:row-end-6">
        {picture}
      </div>
      <p className="mt-6 max-w-text text-lead leading-normal text-ink-soft md:col-span-7">
        <Text>{lead}</Text>
      </p>
      <BookOrCall opening locale={locale} className="mt-8 md:col-span-7 print:hidden" />
      <p className="mt-6 max-w-text text-base text-ink-soft md:max-lg:col-span-full md:max-lg:max-w-none lg:col-span-7">
        <HelpLine locale={locale} />
      </p>
    </div>
  );
}
