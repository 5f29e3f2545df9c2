import type { ComponentType } from 'react';
import type { IslandName } from '@/components/ui/island';
import { messageOf } from '@/components/ui/message-of';

/** How each island's component is fetched. Every one has a file of its own. */
export const components: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'cost-calculator': async () =>
    (await import('@/components/pages/fees/cost-calculator')).CostCalculator,
  'enquiry-submit': async () =>
    (await import('@/components/pages/contact/enquiry-submit')).EnquirySubmit,
  'services-menu': async () => (await import('@/components/layout/services-menu')).ServicesMenu,
};

/** The events of a visitor's interactions. A page at rest starts no React, which would hold up a slow phone. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'click'];

/** The last click, until the next interaction. It is dispatched again where React has not been there to answer it. */
let lastClick: MouseEvent | undefined;

/**
 * Hydrates islands near the viewport. One in the header waits for an interaction with the header, others for any
 * interaction.
 */
export function prepareIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void load(target as HTMLElement);
      }
    },
    { rootMargin: '100%' },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const header = island.closest('header');
    const waiting = new AbortController();
    const observe = (event?: Event) => {
      if (isPointerAtRest(event)) return;
      waiting.abort();
      near.observe(island);
    };
    island.dataset.state = 'waiting';
    for (const type of interactions)
      (header ?? window).addEventListener(type, observe, { passive: true, signal: waiting.signal });
    // The first interaction may have been before this script.
    if (!header && navigator.userActivation?.hasBeenActive) observe();
  }
  // Not `scroll`: the page may still be scrolling from before the click.
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'click'])
    window.addEventListener(
      type,
      (event) => {
        lastClick = type === 'click' ? (event as MouseEvent) : undefined;
      },
      { capture: true, passive: true },
    );
}

/** Whether a page has come below a pointer that does not move, as it does where a link of the header was pressed. */
function isPointerAtRest(event?: Partial<PointerEvent>): boolean {
  return event?.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
}

/** Hydrates an island, and re-dispatches a click on it from before. Where its code does not come, its HTML stays. */
async function load(island: HTMLElement) {
  // Styles count the seconds of `.late` from here (app/styles/utilities.css).
  island.dataset.state = 'loading';
  const parts = await codeOf(island).catch((error) => {
    console.error(error);
    sayLate(island);
  });
  if (!parts) return;
  const [{ hydrate }, component] = parts;
  const onError = (error: unknown) => showError(island, error);
  try {
    await hydrate(island, component as never, JSON.parse(island.dataset.props ?? '{}'), onError);
  } catch (error) {
    return onError(error);
  }
  delete island.dataset.state;
  if (lastClick && island.contains(lastClick.target as Node))
    lastClick.target?.dispatchEvent(new MouseEvent('click', lastClick));
}

/** Browsers keep the failure of an `import()`, so its files are fetched into their cache before, by `fetch`. */
async function codeOf({ dataset: { files, island } }: HTMLElement) {
  await Promise.all((files?.split(' ') ?? []).map(fetchOnce));
  return Promise.all([import('./hydrate'), components[island as IslandName]()]);
}

/** The files on their way: islands share some. */
const coming = new Map<string, Promise<void>>();

function fetchOnce(file: string): Promise<void> {
  const fetched = coming.get(file) ?? fetchFile(file).finally(() => coming.delete(file));
  coming.set(file, fetched);
  return fetched;
}

/** How long to wait, in milliseconds, before a file that did not come is asked for once more. */
const pauses = [500, 2_000, 4_000];

/** @throws when a file does not come, however often it is asked for */
async function fetchFile(file: string) {
  for (const pause of [...pauses, undefined])
    try {
      const answer = await fetch(file);
      // To the end, or the browser keeps nothing.
      await answer.blob();
      if (answer.ok) return;
      throw new Error(`${answer.status} ${file}`);
    } catch (error) {
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

/**
 * Leaves an island as it was served and shows its notice. It is tried again once the browser is online. A navigation
 * has no room for words: there the link beside the island leads on.
 */
function sayLate(island: HTMLElement) {
  const words = island.querySelector<HTMLElement>('.late');
  island.dataset.state = 'failed';
  if (words) announce(words);
  else island.hidden = true;
  window.addEventListener(
    'online',
    () => {
      island.hidden = false;
      void load(island);
    },
    { once: true },
  );
}

/** Puts a notice in place of an island that throws. In a navigation the link beside the island leads on. */
function showError(island: HTMLElement, error: unknown) {
  console.error(error);
  if (island.closest('nav')) return island.remove();
  const template = document.querySelector<HTMLTemplateElement>('[data-island-error]');
  const notice = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  notice.querySelector('[data-message]')?.append(messageOf(error));
  island.replaceWith(notice);
  announce(notice);
}

/** Has screen readers say what an element holds, once it comes into the window. */
function announce(element: HTMLElement) {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    element.setAttribute('role', 'alert');
    // What is put into an alert is said.
    element.append(...element.childNodes);
  });
  seen.observe(element);
}
