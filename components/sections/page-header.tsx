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
  /** A drawing beside the words, in wide windows. */
  picture?: ReactNode;
  /** On tablets it stands beside them, too. */
  pictureFrom?: 'tablet';
  /** For titles that are whole sentences. */
  long?: boolean;
};

/** The top of a page: its title, what it is about, and perhaps a picture. */
export function PageHeader({
  title,
  lead,
  above,
  below,
  picture,
  pictureFrom,
  long = false,
}: PageHeaderProps) {
  return (
    // Aligned to the top: centred words would shift when the picture beside them is parsed.
    <div
      className={clsx(
        'measure grid items-start gap-x-8 gap-y-10 pt-6 lg:grid-cols-12 lg:gap-x-14 lg:pt-10',
        picture ? 'pb-12 lg:pb-20' : 'pb-12',
        pictureFrom && 'md:grid-cols-12',
      )}
    >
      <div
        className={clsx(
          picture ? 'lg:col-span-7' : 'lg:col-span-9',
          pictureFrom && 'md:col-span-7',
        )}
      >
        {above}
        <h1
          className={clsx(
            long && 'text-headline',
            pictureFrom && !long && 'max-lg:text-headline lg:text-[min(4.1rem,4.5vw)]',
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
      {picture && (
        <div
          className={clsx(
            'self-stretch lg:col-span-5',
            pictureFrom ? 'md:col-span-5' : 'max-lg:contents',
          )}
        >
          {picture}
        </div>
      )}
    </div>
  );
}
