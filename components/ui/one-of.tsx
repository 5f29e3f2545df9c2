import clsx from 'clsx';

/** One of several texts. The longest one's room is reserved, to avoid a layout shift when they change. */
export function OneOf({ texts, shown }: { texts: readonly string[]; shown: number }) {
  return (
    <span className="grid">
      {texts.map((text, index) => (
        <span
          key={text}
          aria-hidden={index !== shown}
          className={clsx('col-start-1 row-start-1', index !== shown && 'invisible')}
        >
          {text}
        </span>
      ))}
    </span>
  );
}
