import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an element at once, with what its component does in effects.
 * @param onError is called with what the component throws, now or later, when React has emptied the element
 */
export function hydrate<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
  onError: (error: unknown) => void,
): void {
  flushSync(() => hydrateRoot(root, createElement(component, props), { onUncaughtError: onError }));
}
