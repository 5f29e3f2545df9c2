import { allLocales, type Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import type { Place } from '@/routing/nearest';

/**
 * The language that a wrong address means, and the rest of its path. `/ES`, `/pt` and `/en` are no prefixes, but name a
 * language.
 */
export function addressMeant(pathname: string): { meant?: Locale; path: string } {
  const [, segment = ''] = pathname.toLowerCase().split('/');
  const meant = allLocales.find((locale) => [locale, locale.slice(0, 2)].includes(segment));
  return { meant, path: meant ? pathname.slice(1 + segment.length) || '/' : pathname };
}

/**
 * On the 404 document, logs the missing path (docs/specification.md 3.13). Shows the screen in the language that the
 * address means, and names the nearest page.
 */
export function showMissingPage(): void {
  if (!document.querySelector('[data-nearest]')) return;
  const { pathname } = window.location;
  console.error('404: there is no page at', pathname);
  const { meant, path } = addressMeant(pathname);
  const screen = document.querySelector<HTMLTemplateElement>(`[data-screen="${meant}"]`);
  if (screen) show(screen);
  const suggest = async () => {
    const { nearestPlace } = await import('@/routing/nearest');
    // Reads the screen that is shown by now.
    const box = document.querySelector<HTMLElement>('[data-nearest]');
    const places: Place[] = JSON.parse(box?.dataset.nearest ?? '[]');
    const place = nearestPlace(path, places);
    const [otherwise, question] = box?.children ?? [];
    const link = question?.querySelector('a');
    if (!place || !link) return;
    link.href = localePath(place.path, (screen && meant) || 'en');
    link.textContent = place.label;
    otherwise?.classList.add('invisible');
    question?.removeAttribute('hidden');
  };
  // Without it the screen's own list of pages leads on.
  suggest().catch(console.error);
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
