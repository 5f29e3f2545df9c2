import './tick.css';
import type { ComponentProps } from 'react';

/** A round box to tick. */
export function Tick(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  return <input type="checkbox" className="tick size-7 shrink-0 cursor-pointer" {...props} />;
}
