import clsx from 'clsx';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  lead?: string;
  /** Stands above the title: breadcrumbs, a category. */
  above?: ReactNode;
  /** Stands below the lead: buttons, a date. */
  below?: ReactNode;
  /** A drawing beside the words. */
  picture?: ReactNode;
  /** For titles that are whole sentences. */
  long?: boolean;
};

/** The top of a page: its title, what it is about, and perhaps a picture. */
export function PageHeader({ title, lead, above, below, picture, long = false }: PageHeaderProps) {
  return (
    // Aligned to the top: centred words would shift when the picture beside them is parsed.
    <div className="measure grid items-start gap-x-14 gap-y-10 pt-6 pb-12 lg:grid-cols-12 lg:pt-10 lg:pb-20">
      <div className={picture ? 'lg:col-span-7' : 'lg:col-span-9'}>
        {above}
        <h1 className={clsx(long && 'text-headline')}>{title}</h1>
        {lead && <p className="mt-6 max-w-text text-lead leading-normal text-ink-soft">{lead}</p>}
        {below}
      </div>
      {picture && <div className="self-stretch max-lg:contents lg:col-span-5">{picture}</div>}
    </div>
  );
}
