import './wave-list.css';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

export function WaveList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul className={clsx('wave-list', className)} {...props} />;
}
