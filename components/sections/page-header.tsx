import clsx from 'clsx';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  lead: string;
  picture?: ReactNode;
  /** In wide windows the lead stands beside the title, so that what follows begins higher. */
  across?: boolean;
  children?: ReactNode;
};

export function PageHeader({ title, lead, picture, across, children }: PageHeaderProps) {
  return (
    // Aligned to the top: centred words would shift when the picture beside them is parsed.
    <div
      className={clsx(
        'page-width grid items-start gap-x-8 gap-y-10 pt-6 pb-12 lg:grid-cols-12 lg:gap-x-14 lg:pt-10 print:block',
        picture && 'md:grid-cols-12 lg:pb-20',
      )}
    >
      <div
        className={clsx(
          picture ? 'md:col-span-7' : 'lg:col-span-9',
          across && 'lg:col-span-full lg:grid lg:grid-cols-subgrid',
        )}
      >
        <h1 className={across ? 'lg:col-span-6' : undefined}>{title}</h1>
        <div className={across ? 'lg:col-span-6' : undefined}>
          <p className={clsx('mt-6 max-w-text text-lead text-ink-soft', across && 'lg:mt-2')}>
            {lead}
          </p>
          {children}
        </div>
      </div>
      {picture && <div className="self-stretch md:col-span-5">{picture}</div>}
    </div>
  );
}
