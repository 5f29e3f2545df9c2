import clsx from 'clsx';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  lead: string;
  picture?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({ title, lead, picture, children }: PageHeaderProps) {
  return (
    // Aligned to the top: centred words would shift when the picture beside them is parsed.
    <div
      className={clsx(
        'measure grid items-start gap-x-8 gap-y-10 pt-6 pb-12 lg:grid-cols-12 lg:gap-x-14 lg:pt-10 print:block',
        picture && 'md:grid-cols-12 lg:pb-20',
      )}
    >
      <div className={picture ? 'md:col-span-7' : 'lg:col-span-9'}>
        <h1>{title}</h1>
        <p className="mt-6 max-w-text text-lead leading-normal text-ink-soft">{lead}</p>
        {children}
      </div>
      {picture && <div className="self-stretch md:col-span-5">{picture}</div>}
    </div>
  );
}
