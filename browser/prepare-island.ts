import type { IslandName } from '@/components/ui/island';
import { islands } from './islands';

/** What may be done to an island before React is there. It is dispatched again afterwards. */
const acts = ['pointerover', 'pointerout', 'click', 'keydown'];

/**
 * Hydrates an island when it is wanted. Where its files do not load, a pressed button does what the link beside it
 * does, and the next approach tries again.
 */
export function prepareIsland(element: HTMLElement): void {
  const island = islands[element.dataset.island as IslandName];
  const area = element.closest('nav') ?? element;
  const early = noteActs(element);
  const load = () => Promise.all([import('./hydrate'), island.load()]);

  async function start() {
    // Styles count the seconds of `.late` from here (app/styles/utilities.css).
    element.dataset.state = 'loading';
    try {
      const [{ hydrate }, component] = await load();
      const missed = early.end();
      await hydrate(element, component, JSON.parse(element.dataset.props ?? '{}'));
      delete element.dataset.state;
      for (const event of missed) event.target?.dispatchEvent(again(event));
    } catch {
      const press = early.clear().findLast(({ type }) => type === 'click');
      const button = press && (press.target as Element).closest('button');
      button?.parentElement?.querySelector<HTMLAnchorElement>(':scope > a')?.click();
      onceApproached(area, start);
    }
  }

  element.dataset.state = 'waiting';
  if (island.when === 'near the window') {
    onceNear(element, start);
  } else {
    onceApproached(area, start);
    atRest(() => {
      if (isShown(area)) load().catch(() => undefined);
    });
  }
}

/** Notes what is done to the buttons of an island, and pointers that come and go. A link is the browser's own. */
function noteActs(element: HTMLElement) {
  let noted: Event[] = [];
  const note = (event: Event) => {
    const { type, target } = event;
    if (type.startsWith('pointer') || (target as Element).closest('button')) noted.push(event);
  };
  for (const act of acts) element.addEventListener(act, note);
  /** @returns what was noted until now, and forgets it */
  const clear = () => {
    const before = noted;
    noted = [];
    return before;
  };
  const end = () => {
    for (const act of acts) element.removeEventListener(act, note);
    return clear();
  };
  return { clear, end };
}

/**
 * The same event once more. Without its `relatedTarget`: React leaves a pointer that comes from another island to that
 * island, which has answered it before.
 */
function again(event: Event): Event {
  const { type, bubbles, cancelable, detail, pointerType, key } = event as Partial<
    PointerEvent & KeyboardEvent
  > &
    Event;
  const Kind = event.constructor as new (type: string, init: object) => Event;
  return new Kind(type, { bubbles, cancelable, detail, pointerType, key });
}

/** Calls back when an element is less than a window's height away from what is seen. */
function onceNear(element: Element, callback: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
}

/** Calls back when a pointer or the focus comes to an area. */
function onceApproached(area: Element, callback: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['pointerover', 'focusin'])
    area.addEventListener(
      type,
      () => {
        listening.abort();
        callback();
      },
      { signal },
    );
}

/** Calls back when the page has loaded and has nothing to do. Never where the visitor saves data. */
function atRest(callback: () => void) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Safari has no `requestIdleCallback`.
  const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 500));
  if (document.readyState === 'complete') later(callback);
  else window.addEventListener('load', () => later(callback));
}

function isShown(area: Element): boolean {
  return area.getClientRects().length > 0;
}
