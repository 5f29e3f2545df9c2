import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island with React.
 * @param element holds the component's HTML
 * @param Component what `next build` has rendered there
 * @param props the properties that it was rendered with
 * @returns a promise that resolves when the island works; where it throws, the error screen stands in place of the page
 */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<never>,
  props: object,
): Promise<void> {
  const Island = Component as ComponentType<object>;
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Working then={resolve}>
        <Island {...props} />
      </Working>,
      { onUncaughtError: showError },
    );
  });
}

function Working({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

async function showError(error: unknown) {
  (await import('./error-screen')).showErrorScreen(error);
}
