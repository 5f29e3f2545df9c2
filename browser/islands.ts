import type { ComponentType } from 'react';
import type { IslandName } from '@/components/ui/island';
import { messageOf } from '@/components/ui/message-of';
import { memoize } from '@/facts/memoize';

/** How each island's component is imported. Every one has a file of its own. */
export const components: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'cost-calculator': async () =>
    (await import('@/components/pages/fees/cost-calculator')).CostCalculator,
  'enquiry-submit': async () =>
    (await import('@/components/pages/contact/enquiry-submit')).EnquirySubmit,
  'services-menu': async () => (await import('@/components/layout/services-menu')).ServicesMenu,
};

/** The button that was pressed last. It is pressed again where React was not there yet. */
let pressed: HTMLButtonElement | null | undefined;

/**
 * Hydrates each island near the viewport from the first interaction on, since React would hold up a slow phone at rest.
 * One in the header waits for an interaction there; a mouse that moves elsewhere has its files fetched ahead.
 */
export function prepareIslands(): void {
  const waiting = new Set(document.querySelectorAll<HTMLElement>('[data-island]'));
  // Styles show `.late` by it (app/styles/utilities.css).
  for (const island of waiting) island.dataset.state = 'waiting';
  const onInteraction = (event: Partial<PointerEvent>) => {
    const { type, target } = event;
    if (type === 'click') pressed = (target as Element).closest('button');
    else if (type === 'pointerdown' || type === 'keydown') pressed = null;
    // A page that comes below a pointer at rest hears of a movement by nothing.
    if (type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    for (const island of [...waiting].filter(isNear)) {
      const header = island.closest('header');
      if (!header || header.contains(target as Node)) {
        waiting.delete(island);
        load(island).catch((error) => showError(island, error));
      } else if (event.pointerType === 'mouse') filesOf(island);
    }
  };
  for (const type of ['pointermove', 'focusin', 'scroll', 'pointerdown', 'keydown', 'click'])
    window.addEventListener(type, onInteraction, { capture: true, passive: true });
  // A button that was pressed before this script has had the focus since.
  if (navigator.userActivation?.hasBeenActive)
    onInteraction({ type: 'click', target: document.activeElement });
}

/** Whether an island is shown, and no more than a window's height outside of it. */
function isNear(island: HTMLElement) {
  const { width, top, bottom } = island.getBoundingClientRect();
  return width > 0 && top < 2 * window.innerHeight && bottom > -window.innerHeight;
}

async function load(island: HTMLElement) {
  island.dataset.state = 'loading';
  await filesOf(island);
  const [{ createElement, flushSync, hydrateRoot }, component] = await Promise.all([
    import('./react'),
    components[island.dataset.island as IslandName](),
  ]);
  const element = createElement(component, JSON.parse(island.dataset.props ?? ''));
  const options = { onUncaughtError: (error: unknown) => showError(island, error) };
  island.dataset.state = 'ready';
  flushSync(() => hydrateRoot(island.firstElementChild as Element, element, options));
  if (pressed && island.contains(pressed)) pressed.click();
}

const filesOf = memoize(({ dataset: { files = '' } }: HTMLElement) =>
  Promise.all(files.split(' ').map((file) => fetched(file))),
);

/** Fetches a file into the browser's cache, until it is there: the browser would keep the failure of an `import()`. */
async function fetched(file: string, pause = 1_000): Promise<void> {
  // To the end, or the browser keeps nothing.
  const whole = fetch(file).then(async (answer) => answer.ok && answer.blob());
  if (await whole.catch(() => undefined)) return;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    window.setTimeout(resolve, pause);
  });
  await fetched(file, 2 * pause);
}

/** Puts its notice in place of an island that throws. One in the header has none: the link beside it leads on. */
function showError(island: HTMLElement, error: unknown) {
  console.error(error);
  island.dataset.state = 'failed';
  island.firstElementChild?.remove();
  const notice = island.querySelector<HTMLElement>('[data-error]');
  notice?.querySelector('[data-message]')?.append(messageOf(error));
  notice?.removeAttribute('hidden');
}
