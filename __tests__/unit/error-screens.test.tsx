import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode } from 'react';
import EnglishError from '@/app/(en)/error';
import PrefixedError from '@/app/[locale]/error';
import GlobalError from '@/app/global-error';
import { errorWords } from '@/content/error-words';
import { phoneHref } from '@/content/phone';
import { practice } from '@/content/practice';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useParams: () => ({ locale: 'fr' }),
}));

type ErrorScreen = ComponentType<{ error: unknown; retry: () => void }>;
type BoundaryProps = { screen: ErrorScreen; children: ReactNode };

/** The error boundary that Next puts round a segment. */
class Boundary extends Component<BoundaryProps, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};
  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });

  override render() {
    const Screen = this.props.screen;
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return <Screen error={thrown.error} retry={() => this.setState({ thrown: undefined })} />;
  }
}

let failure: unknown;
function Fragile() {
  if (failure) throw failure;
  return <p>All is well</p>;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['English', EnglishError, errorWords.en],
  ['prefixed', PrefixedError, errorWords.fr],
  ['global', GlobalError, errorWords.en],
])('the %s error screen', (kind, Screen, words) => {
  const show = () =>
    render(
      <Boundary screen={Screen}>
        {kind === 'global' && !failure ? (
          <html lang="en">
            <body>
              <Fragile />
            </body>
          </html>
        ) : (
          <Fragile />
        )}
      </Boundary>,
      kind === 'global' ? { container: document as never } : {},
    );
  afterEach(cleanup);

  it.each([
    [new Error('The tide is out'), 'The tide is out'],
    [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
    ['only a string', 'only a string'],
  ])('says what was thrown: %p', (thrown, text) => {
    failure = thrown;
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    expect(screen.getByText(text)).toBeVisible();
  });

  it('offers a way on', async () => {
    failure = new Error('The tide is out');
    show();
    expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
    expect(document.querySelector(`[href="${phoneHref}"]`)).toHaveTextContent(practice.phone);
    failure = undefined;
    if (kind === 'global') return;
    await userEvent.click(screen.getByRole('button', { name: words.retry }));
    expect(screen.getByText('All is well')).toBeVisible();
  });
});
