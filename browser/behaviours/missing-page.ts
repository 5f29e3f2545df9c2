import type { NearestPageData } from '@/components/pages/not-found/nearest-page';
import { localePath, splitLocale } from '@/routing/addresses';

/**
 * On the 404 document, which a host serves for every wrong address: logs the missing path (docs/specification.md 3.13),
 * shows the screen in the language of the address, and names the nearest page.
 */
export function showMissingPage(): void {
  if (!document.querySelector('[data-nearest]')) return;
  const { pathname } = window.location;
  console.error('404: there is no page at', pathname);
  const { locale } = splitLocale(pathname);
  const screen = document.querySelector<HTMLTemplateElement>(`[data-screen="${locale}"]`);
  if (screen) show(screen);
  void nameNearest(pathname);
}

function show(screen: HTMLTemplateElement) {
  document.documentElement.lang = screen.lang;
  document.title = screen.title;
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (description) description.content = screen.dataset.description ?? '';
  for (const part of document.querySelectorAll('body > :not(script, [data-screen])')) part.remove();
  document.body.prepend(...partsOf(screen).childNodes);
}

/** What a screen holds. In development it is no template (app/global-not-found.tsx). */
const partsOf = (screen: HTMLTemplateElement): ParentNode & Node => screen.content ?? screen;

async function nameNearest(pathname: string) {
  const { nearestPlace } = await import('@/routing/nearest');
  const box = document.querySelector<HTMLElement>('[data-nearest]');
  const [otherwise, question] = box?.children ?? [];
  const link = question?.querySelector('a');
  if (!box || !otherwise || !link) return;
  const { mistaken, locale }: NearestPageData = JSON.parse(box.dataset.nearest ?? '');
  // `/ES`, `/pt` and `/en` are no prefixes, but here they tell what was meant.
  const prefixes = new Map(Object.entries(mistaken));
  const meant = pathname
    .toLowerCase()
    .replace(/^\/([^/]+)/, (segment, name) => prefixes.get(name) ?? segment);
  const { locale: named, path } = splitLocale(meant || '/');
  // A page is named in its own language.
  const screen = document.querySelector<HTMLTemplateElement>(`[data-screen="${named}"]`);
  const boxThere = (screen && partsOf(screen))?.querySelector<HTMLElement>('[data-nearest]');
  const { places }: NearestPageData = JSON.parse((boxThere ?? box).dataset.nearest ?? '');
  const place = nearestPlace(path, places);
  if (!place) return;
  if (screen && boxThere) link.lang = screen.lang;
  link.href = localePath(place.path, named === 'en' ? locale : named);
  link.textContent = place.label;
  otherwise.classList.add('invisible');
  question?.removeAttribute('hidden');
}
