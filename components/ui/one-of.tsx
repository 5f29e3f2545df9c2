import clsx from 'clsx';

/** One of several texts in the room of the longest, so that nothing moves when they change places. */
export function OneOf({ texts, shown }: { texts: readonly string[]; shown: number }) {
  return (
    <span className="grid">
      {texts.map((text, index) => (
        <span
          key={text}
          aria-hidden={index !== shown}
          className={clsx('same-cell', index !== shown && 'invisible')}
        >
          {text}
        </span>
      ))}
    </span>
  );
}
