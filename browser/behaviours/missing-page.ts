import type { NearestPageData } from '@/components/pages/not-found/nearest-page';
import { localePath, splitLocale } from '@/site/addresses';

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
  // In development it is no template (app/global-not-found.tsx).
  document.body.prepend(...(screen.content ?? screen).childNodes);
}

async function nameNearest(pathname: string) {
  const { nearestPlace } = await import('@/lib/nearest');
  const box = document.querySelector<HTMLElement>('[data-nearest]');
  const [otherwise, question] = box?.children ?? [];
  const link = question?.querySelector('a');
  if (!box || !otherwise || !link) return;
  const { places, mistaken, locale }: NearestPageData = JSON.parse(box.dataset.nearest ?? '');
  // `/ES`, `/pt` and `/en` are no prefixes, but here they tell what was meant.
  const meant = pathname
    .toLowerCase()
    .replace(/^\/([^/]+)/, (segment, name) => mistaken[name] ?? segment);
  const { locale: named, path } = splitLocale(meant || '/');
  const place = nearestPlace(path, places);
  if (!place) return;
  link.href = localePath(place.path, named === 'en' ? locale : named);
  link.textContent = place.label;
  otherwise.classList.add('invisible');
  question?.removeAttribute('hidden');
}
