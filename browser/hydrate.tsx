import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Keep, Restore } from './keep';

/**
 * Hydrates an island with React, and returns when that is done: no key and no press comes in between.
 * @param keep is asked before React may replace or remove what the island holds
 * @param onError is called with what the component threw, now or later, when the HTML stands again as the page came
 */
export function hydrate(
  island: HTMLElement,
  Component: ComponentType<never>,
  props: object,
  keep: Keep,
  onError: (error: unknown, restore: Restore) => void,
): void {
  const Island = Component as ComponentType<object>;
  const served = island.cloneNode(true);
  let restore = keep(island);

  function Kept({ children }: { children: ReactNode }) {
    useLayoutEffect(() => {
      restore();
      return () => {
        restore = keep(island);
      };
    }, []);
    return children;
  }

  flushSync(() => {
    hydrateRoot(
      island,
      <Kept>
        <Island {...props} />
      </Kept>,
      {
        onUncaughtError(error) {
          // A second error of the same moment finds the HTML there again.
          if (served.hasChildNodes()) island.replaceChildren(...served.childNodes);
          onError(error, restore);
        },
      },
    );
  });
}
