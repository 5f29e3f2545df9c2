import './circles.css';
import type { ReactNode } from 'react';

/** Around a drop on water circles widen: each title is that of a wider look than the one before. */
export function Circles({ titles }: { titles: string[] }) {
  return titles.reduce<ReactNode>(
    (inner, title, index) => (
      <div key={title} aria-hidden="true" className="circles" data-circle={titles.length - index}>
        <span className="circles-title">{title}</span>
        {inner}
      </div>
    ),
    null,
  );
}
