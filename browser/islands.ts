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

/** What a visitor does on a page. At rest it starts no React, which would hold up a slow phone. */
const acts = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'];

/** The last press, until the visitor does anything else. */
let press: MouseEvent | undefined;

/** From the visitor's first act on, or where there is a mouse from the page's load, hydrates islands near the window. */
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
  // A mouse opens the services menu as it comes, so there React starts when the page has loaded.
  const hasMouse = window.matchMedia('(hover: hover)').matches;
  const waiting = new AbortController();
  const observe = () => {
    waiting.abort();
    for (const island of document.querySelectorAll('[data-island]')) near.observe(island);
  };
  for (const start of hasMouse ? [...acts, 'load'] : acts)
    window.addEventListener(start, observe, { passive: true, signal: waiting.signal });
  for (const type of ['pointerdown', 'keydown', 'scroll', 'click'])
    window.addEventListener(
      type,
      (event) => {
        press = type === 'click' ? (event as MouseEvent) : undefined;
      },
      { capture: true, passive: true },
    );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    island.dataset.state = 'waiting';
  // Both may have been before this script came.
  if (navigator.userActivation?.hasBeenActive || (hasMouse && document.readyState === 'complete'))
    observe();
}

/** Hydrates an island, and repeats a press on it that came before. Where it breaks, now or later, the page stays. */
async function load(island: HTMLElement) {
  // Styles count the seconds of `.late` from here (app/styles/utilities.css).
  island.dataset.state = 'loading';
  const onError = (error: unknown) => showError(island, error);
  try {
    const [{ hydrate }, component] = await Promise.all([
      import('./hydrate'),
      components[island.dataset.island as IslandName](),
    ]);
    await hydrate(island, component as never, JSON.parse(island.dataset.props ?? '{}'), onError);
    delete island.dataset.state;
  } catch (error) {
    return onError(error);
  }
  if (press && island.contains(press.target as Node))
    press.target?.dispatchEvent(new MouseEvent('click', press));
}

/** Puts a notice in place of an island. A navigation has no room for one: there the link beside the island leads on. */
function showError(island: HTMLElement, error: unknown) {
  console.error(error);
  if (island.closest('nav')) return island.remove();
  const template = document.querySelector<HTMLTemplateElement>('[data-island-error]');
  const notice = template?.content.cloneNode(true) as DocumentFragment;
  notice.querySelector('[data-message]')?.append(messageOf(error));
  island.replaceWith(notice);
}
