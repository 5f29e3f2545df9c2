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
  /** A drawing beside the words, from tablets on. */
  picture?: ReactNode;
  /** The picture is wide: on tablets it has a row of its own, and half of one in wide windows. */
  wide?: boolean;
};

/** The top of a page: its title, what it is about, and perhaps a picture. */
export function PageHeader({ title, lead, above, below, picture, wide }: PageHeaderProps) {
  return (
    // Aligned to the top: centred words would shift when the picture beside them is parsed.
    <div
      className={clsx(
        'measure grid items-start gap-x-8 gap-y-10 pt-6 pb-12 lg:grid-cols-12 lg:gap-x-14 lg:pt-10 print:block',
        picture && 'md:grid-cols-12 lg:pb-20',
      )}
    >
      <div
        className={clsx(
          picture ? 'md:col-span-7' : 'lg:col-span-9',
          wide && 'md:max-lg:col-span-full lg:col-span-6',
        )}
      >
        {above}
        <h1>
          <WholeWords>{title}</WholeWords>
        </h1>
        {lead && (
          <p className="mt-6 max-w-text text-lead leading-normal text-ink-soft">
            <Text>{lead}</Text>
          </p>
        )}
        {below}
      </div>
      {picture && (
        <div
          className={clsx(
            'self-stretch md:col-span-5',
            wide && 'md:max-lg:col-span-full lg:col-span-6',
          )}
        >
          {picture}
        </div>
      )}
    </div>
  );
}
