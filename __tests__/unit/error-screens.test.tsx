/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react';
import RouteError from '@/app/[locale]/error';
import GlobalError from '@/app/global-error';
import { errorWords } from '@/words/error-words';

it.each([
  ['en', '/fees', new Error('The tide is out'), 'The tide is out'],
  ['fr', '/fr/fees', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  ['pt-br', '/pt-br', 'only a string', 'only a string'],
] as const)(
  'the error screen in %s says what was thrown, and offers a way on',
  (locale, path, error, text) => {
    window.history.replaceState(null, '', path);
    const words = errorWords[locale];
    for (const show of [
      () => render(<RouteError error={error} />),
      () => render(<GlobalError error={error} />, { container: document as never }),
    ]) {
      const { unmount } = show();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Unexpected Application Error!',
      );
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('button', { name: words.retry })).toBeVisible();
      expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
      unmount();
    }
  },
);
