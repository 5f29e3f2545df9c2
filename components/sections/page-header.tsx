import clsx from 'clsx';
import type { ReactNode } from 'react';
import { WholeWords } from './marked-words';
import { Text } from './text';

type PageHeaderProps = {
  title: string;
  lead?: string;
  /** Stands above the title: breadcrumbs, a category. */
  above?: ReactNode;
  /** Stands below the lead: buttons, a date. */
  below?: ReactNode;
  /** Whom to call in danger: below the words, and in tablets across the page. */
  help?: ReactNode;
  /** A drawing beside the words, from tablets on. */
  picture?: ReactNode;
  /** What is to be read: beside the words from tablets on, below them on phones. */
  aside?: ReactNode;
  titleIs?: 'name' | 'sentence';
};

/** The top of a page: its title, what it is about, and perhaps a picture. */
export function PageHeader({
  title,
  lead,
  above,
  below,
  help,
  picture,
  aside,
  titleIs = 'name',
}: PageHeaderProps) {
  return (
    // Aligned to the top: centred words would shift when the picture beside them is parsed.
    <div
      className={clsx(
        'measure grid items-start gap-x-8 gap-y-10 pt-6 pb-12 lg:grid-cols-12 lg:gap-x-14 lg:pt-10 print:block',
        (picture || aside) && 'md:grid-cols-12 lg:pb-20',
        help && 'md:gap-y-6 lg:grid-rows-[auto_1fr]',
      )}
    >
      <div className={picture || aside ? 'md:col-span-7' : 'lg:col-span-9'}>
        {above}
        <h1
          className={clsx(
            titleIs === 'sentence' && 'text-headline',
            titleIs === 'name' && picture && 'max-lg:text-headline lg:text-headline-lg',
          )}
        >
          <WholeWords>{title}</WholeWords>
        </h1>
        {lead && (
          <p className="mt-6 max-w-text text-lead leading-normal text-ink-soft">
            <Text>{lead}</Text>
          </p>
        )}
        {below}
      </div>
      {help && (
        <p className="max-w-text text-base text-ink-soft max-md:-mt-4 md:max-lg:order-last md:max-lg:col-span-full md:max-lg:max-w-none lg:col-span-7 print:mt-6">
          {help}
        </p>
      )}
      {picture && (
        <div
          className={clsx(
            'self-stretch md:col-span-5',
            help && 'lg:col-start-8 lg:row-span-2 lg:row-start-1',
          )}
        >
          {picture}
        </div>
      )}
      {aside && <div className="md:col-span-5">{aside}</div>}
    </div>
  );
}
