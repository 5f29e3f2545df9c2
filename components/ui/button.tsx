import clsx from 'clsx';
import type { ComponentProps } from 'react';

type Look = {
  /** `main` is the one thing to do on a screen, `quiet` stands beside it, `help` leads to help at once. */
  look?: 'main' | 'quiet' | 'help';
  /** Has less room beside its words, to share a narrow row. */
  tight?: boolean;
};

const layout =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full py-3 text-center large-text:px-2 large-text:text-base';
const text = 'font-semibold leading-tight no-underline';
const states = 'transition-colors duration-150 disabled:cursor-not-allowed';
// Paper and forced colours drop backgrounds, so a border replaces it there.
const bordered = 'print:border-control print:border-current print:text-ink forced-colors:border-2';
const looks = {
  main: clsx(
    'bg-clay text-on-clay hover:bg-clay-strong active:bg-clay-strong aria-busy:bg-clay-strong',
    'disabled:bg-sand disabled:text-ink-soft',
    bordered,
  ),
  help: 'bg-river text-on-clay hover:bg-mark active:bg-mark dark:hover:bg-ink dark:active:bg-ink forced-colors:border-2',
  quiet:
    'border-control border-current bg-transparent text-ink hover:bg-shell active:bg-shell disabled:opacity-60',
};

function buttonClasses({ look = 'main', tight }: Look, className?: string) {
  return clsx(layout, text, states, tight ? 'px-3.5' : 'px-6', looks[look], className);
}

export function Button({
  look,
  tight,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClasses({ look, tight }, className)} {...props} />;
}

export function ButtonLink({
  look,
  tight,
  className,
  children,
  ...props
}: ComponentProps<'a'> & Look) {
  return (
    <a className={buttonClasses({ look, tight }, className)} {...props}>
      {children}
    </a>
  );
}
