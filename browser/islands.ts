import type { ComponentType } from 'react';
import type { IslandName } from '@/components/ui/island';
import { messageOf } from '@/components/ui/message-of';

/** How each island's component is imported. Every one has a file of its own. */
export const components: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'cost-calculator': async () =>
    (await import('@/components/pages/fees/cost-calculator')).CostCalculator,
  'enquiry-submit': async () =>
    (await import('@/components/pages/contact/enquiry-submit')).EnquirySubmit,
  'services-menu': async () => (await import('@/components/layout/services-menu')).ServicesMenu,
};

/** A page at rest starts no React, which would hold up a slow phone. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'click'];

/** The button that was pressed last, until the next interaction. It is pressed again where React was not there yet. */
let pressed: HTMLButtonElement | null | undefined;

/** Hydrates islands when they are wanted. */
export function prepareIslands(): void {
  // A button that was pressed before this script has had the focus since.
  if (navigator.userActivation?.hasBeenActive) pressed = document.activeElement?.closest('button');
  // Not `scroll`: the page may still be scrolling from before the press.
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'click'])
    window.addEventListener(
      type,
      ({ target }) => {
        pressed = type === 'click' ? (target as Element).closest('button') : null;
      },
      { capture: true, passive: true },
    );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    hydrateWhenWanted(island).catch((error) => showError(island, error));
}

/**
 * Hydrates an island near the viewport after an interaction, which for one in the header is an interaction with the
 * header. Where there is a mouse, any movement has the header's files fetched ahead.
 */
async function hydrateWhenWanted(island: HTMLElement) {
  const wanted = interactionWith(island.closest('header') ?? window);
  // Styles show `.late` by it (app/styles/utilities.css).
  island.dataset.state = 'waiting';
  await interactionWith(window);
  await comesNear(island);
  if (!matchMedia('(hover: hover)').matches) await wanted;
  const files = fetchFiles(island);
  await wanted;
  island.dataset.state = 'loading';
  await files;
  const { island: name, props = '' } = island.dataset;
  const [{ hydrate }, component] = await Promise.all([
    import('./hydrate'),
    components[name as IslandName](),
  ]);
  const root = island.firstElementChild as HTMLElement;
  island.dataset.state = 'ready';
  hydrate(root, component as never, JSON.parse(props), (error) => showError(island, error));
  if (pressed && island.contains(pressed)) pressed.click();
}

function interactionWith(part: Window | HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const isThere = part === window || (part as Element).matches(':hover, :focus-within');
    // It may have been before this script.
    if (isThere && navigator.userActivation?.hasBeenActive) resolve();
    const onEvent = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) => {
      // A page that comes below a pointer at rest hears of a movement by nothing.
      if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) resolve();
    };
    for (const type of interactions) part.addEventListener(type, onEvent, { passive: true });
  });
}

function comesNear(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const onChange = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
    };
    new IntersectionObserver(onChange, { rootMargin: '100%' }).observe(island);
  });
}

/**
 * Fetches an island's files into the browser's cache, until all are there: the browser would keep the failure of an
 * `import()`.
 */
async function fetchFiles({ dataset: { files = '' } }: HTMLElement) {
  const isFetched = async (file: string) => {
    const answer = await fetch(file);
    // To the end, or the browser keeps nothing.
    await answer.blob();
    return answer.ok;
  };
  for (let pause = 1_000; ; pause *= 2) {
    const fetched = files.split(' ').map((file) => isFetched(file).catch(() => false));
    if ((await Promise.all(fetched)).every(Boolean)) return;
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      window.setTimeout(resolve, pause);
    });
  }
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
