import clsx from 'clsx';
import type { ComponentProps } from 'react';

const box = clsx(
  'grid size-7 shrink-0 cursor-pointer appearance-none place-items-center rounded-full',
  'border-2 border-river checked:bg-river disabled:cursor-not-allowed forced-colors:appearance-auto',
);
const mark = clsx(
  'checked:before:h-2 checked:before:w-3.5 checked:before:-translate-y-0.5 checked:before:-rotate-45',
  'checked:before:border-b-3 checked:before:border-l-3 checked:before:border-card forced-colors:before:hidden',
);

/** A round box to tick. Forced colours get the system's own. */
export function Tick(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  return <input type="checkbox" className={clsx(box, mark)} {...props} />;
}
