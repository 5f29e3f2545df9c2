import { render, screen } from '@testing-library/react';
import EnglishError from '@/app/(en)/error';
import PrefixedError from '@/app/[locale]/error';
import GlobalError from '@/app/global-error';
import { practice } from '@/content/practice';
import { phoneHref } from '@/facts/phone';
import { errorWords } from '@/words/error-words';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useParams: () => ({ locale: 'fr' }),
}));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['English', EnglishError, errorWords.en],
  ['prefixed', PrefixedError, errorWords.fr],
  ['global', GlobalError, errorWords.en],
])('the %s error screen', (kind, Screen, words) => {
  it.each([
    [new Error('The tide is out'), 'The tide is out'],
    [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
    ['only a string', 'only a string'],
  ])('says what was thrown, and offers a way on: %p', (thrown, text) => {
    render(<Screen error={thrown} />, kind === 'global' ? { container: document as never } : {});
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Unexpected Application Error!');
    expect(heading).toHaveFocus();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: words.retry })).toBeVisible();
    expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
    expect(document.querySelector(`[href="${phoneHref}"]`)).toHaveTextContent(practice.phone);
  });
});
