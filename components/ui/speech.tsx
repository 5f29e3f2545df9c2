import './speech.css';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

/**
 * What somebody says aloud: Fraunces' italic. Its file has the letters of sentences alone, no figures and not every capital
 * (scripts/subset-fonts.mjs). Size and colour are of what it stands in.
 */
export function Speech({ className, ...props }: ComponentProps<'span'>) {
  return <span className={clsx('speech', className)} {...props} />;
}
