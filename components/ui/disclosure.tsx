'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type DisclosureProps = {
  summary: ReactNode;
  summaryClassName?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A native `<details>` for a menu: it closes when one of its links is followed, on Escape, and when
 * something outside is pressed or focused.
 */
export function Disclosure({ summary, summaryClassName, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      const hadFocus = details.current.contains(document.activeElement);
      close();
      if (hadFocus) details.current.querySelector('summary')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too.
    <details
      ref={details}
      className={className}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a'))
          details.current?.removeAttribute('open');
      }}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
