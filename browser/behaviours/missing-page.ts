import type { NearestPageData } from '@/components/pages/not-found/not-found-page';
import { localePath, splitLocale } from '@/routing/addresses';

/**
 * On the 404 document, which a host serves for every wrong address: logs the missing path (docs/specification.md 3.13),
 * shows the screen in the language that the address means, and names the nearest page.
 */
export function showMissingPage(): void {
  if (!document.querySelector('[data-nearest]')) return;
  const { pathname } = window.location;
  console.error('404: there is no page at', pathname);
  // `/ES`, `/pt` and `/en` are no prefixes, but here they tell what was meant.
  const prefixes = new Map(Object.entries(nearestPageData().mistaken));
  const meant = pathname
    .toLowerCase()
    .replace(/^\/([^/]+)/, (segment, name) => prefixes.get(name) ?? segment);
  const { locale, path } = splitLocale(meant);
  const screen = document.querySelector<HTMLTemplateElement>(`[data-screen="${locale}"]`);
  if (screen) show(screen);
  void import('@/routing/nearest').then(({ nearestPlace }) => {
    const place = nearestPlace(path, nearestPageData().places);
    const [otherwise, question] = document.querySelectorAll('[data-nearest] > p');
    const link = question?.querySelector('a');
    if (!place || !link) return;
    link.href = localePath(place.path, locale);
    link.textContent = place.label;
    otherwise?.classList.add('invisible');
    question?.removeAttribute('hidden');
  });
}

/** What the screen that is shown knows. */
function nearestPageData(): NearestPageData {
  const box = document.querySelector<HTMLElement>('[data-nearest]');
  return JSON.parse(box?.dataset.nearest ?? '');
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
