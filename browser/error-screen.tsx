import { createRoot } from 'react-dom/client';
import { ErrorPage } from '@/components/pages/error/error-page';
import { splitLocale } from '@/site/addresses';
import { errorWords } from '@/site/error-words';

/** Puts the error screen in place of the page, in the page's language. What broke may be in the header or the footer. */
export function showErrorScreen(error: unknown): void {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const { locale } = splitLocale(window.location.pathname);
  createRoot(main).render(<ErrorPage error={error} words={errorWords[locale]} />);
}
