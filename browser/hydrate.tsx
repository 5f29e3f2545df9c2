import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * @param onError is called with what its component throws, now or later, when React has emptied the island
 * @returns when its component works; never where that throws at once
 */
export function hydrate(
  island: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  onError: (error: unknown) => void,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      island,
      <Hydrated onHydrated={resolve}>
        <Component {...props} />
      </Hydrated>,
      { onUncaughtError: onError },
    );
  });
}

type HydratedProps = { onHydrated: () => void; children: ReactNode };

function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
