import type { ReactNode } from 'react';
import type { Locale } from '@/languages/locales';
import { BookOrCall } from './call-to-action';
import { WholeWords } from './marked-words';
import { Text } from './text';

type ServiceHeaderProps = {
  locale: Locale;
  title: string;
  lead: string;
  breadcrumbs: ReactNode;
  /** Follows the title, and stands beside the words in wide windows. */
  picture: ReactNode;
};

/** The top of a service page. */
export function ServiceHeader({ locale, title, lead, breadcrumbs, picture }: ServiceHeaderProps) {
  return (
    <div className="measure grid items-start pt-2 pb-8 lg:grid-cols-service lg:grid-rows-service lg:gap-x-14 lg:pt-8 lg:pb-14 print:block">
      <div>{breadcrumbs}</div>
      <h1>
        <WholeWords>{title}</WholeWords>
      </h1>
      <div className="self-stretch max-lg:mt-6 lg:col-start-2 lg:row-start-1 lg:row-end-5">
        {picture}
      </div>
      <p className="mt-6 max-w-text text-lead leading-normal text-ink-soft">
        <Text>{lead}</Text>
      </p>
      <BookOrCall opening locale={locale} className="mt-8 print:hidden" />
    </div>
  );
}
