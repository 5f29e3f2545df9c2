import type { IslandName } from '@/components/ui/island';
import { messageOf } from '@/components/ui/message-of';
import { notePress } from './early-press';
import { islands } from './islands';
import { keep, type Restore } from './keep';

/**
 * Hydrates an island when it is wanted, and repeats a press that came before. Where it breaks, now or later, the page
 * stays.
 */
export async function prepareIsland(island: HTMLElement): Promise<void> {
  const pressed = notePress(island);
  const failed = (error: unknown, restore: Restore) => showError(island, error, restore);
  island.dataset.state = 'waiting';
  await wanted(island);
  // Styles count the seconds of `.late` from here (app/styles/utilities.css).
  island.dataset.state = 'loading';
  const loading = Promise.all([
    import('./hydrate'),
    islands[island.dataset.island as IslandName](),
  ]);
  await Promise.allSettled([loading]);
  const repeat = pressed();
  try {
    const [{ hydrate }, component] = await loading;
    delete island.dataset.state;
    hydrate(island, component, JSON.parse(island.dataset.props ?? '{}'), keep, failed);
  } catch (error) {
    failed(error, keep(island));
  }
  repeat();
}

/** Resolves when a pointer or the focus comes to an island, or when it is less than a window's height out of view. */
function wanted(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: '100%' },
    );
    const navigation = island.closest('nav');
    for (const type of ['pointerover', 'focusin'])
      (navigation ?? island).addEventListener(type, () => resolve(), { once: true });
    const observe = () => near.observe(island);
    // Both are in view at once, where starting React would hold up a slow phone.
    if (navigation) atRest(observe);
    else if (island.dataset.island === 'cost-calculator') atFirstAct(observe);
    else observe();
  });
}

/** Calls back when the page has loaded and has nothing to do. Never where the visitor saves data. */
function atRest(callback: () => void) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Safari has no `requestIdleCallback`.
  const later = () => (window.requestIdleCallback ?? window.setTimeout)(callback);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later);
}

/** Calls back when the visitor first moves, touches, scrolls or types. */
function atFirstAct(callback: () => void) {
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    window.addEventListener(type, callback, { once: true, passive: true });
}

/** Says above an island that it broke. What it shows stays; buttons that would do nothing go. */
function showError(island: HTMLElement, error: unknown, restore: Restore) {
  console.error(error);
  if (island.dataset.state === 'failed') return;
  island.dataset.state = 'failed';
  for (const button of island.querySelectorAll<HTMLButtonElement>('button:enabled'))
    button.hidden = true;
  // A navigation has no room, and its links lead on.
  if (island.closest('nav')) return restore(island.querySelector('a'));
  const template = document.querySelector<HTMLTemplateElement>('[data-island-error]');
  const notice = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  notice.querySelector('[data-message]')?.append(messageOf(error));
  island.before(notice);
  restore(notice.querySelector('h2'));
}
