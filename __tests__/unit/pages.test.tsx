/** What whole pages show, beyond the words: the order and the pictures. */
import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainSpaces } from '@/__tests__/fixtures/traces';
import { BlogPage } from '@/components/pages/blog/blog-page';
import { ContactPage } from '@/components/pages/contact/contact-page';
import { FeesPage } from '@/components/pages/fees/fees-page';
import { HomePage } from '@/components/pages/home/home-page';
import { ServicesPage } from '@/components/pages/services/services-page';
import { ServiceCard } from '@/components/sections/service-card';
import { CategoryScene } from '@/components/sections/service-scene';
import { Questions } from '@/components/sections/text-blocks';
import { categoryIds } from '@/content/categories';
import { rates } from '@/content/facts';
import { allLocales } from '@/content/locales';
import { cardIds, serviceIds } from '@/content/site-map';
import { wordsFor } from '@/content/words';

/** A page as it stands in its file: the code that the contact page fetches for the reader's own time is not. */
function asSent(page: ReactElement): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(page);
  return root;
}

it('shows the six services before it helps with choosing', () => {
  const { cards, choosing } = wordsFor('en').pages.services;
  render(<ServicesPage locale="en" />);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    ...cardIds.map((card) => cards[card].title),
    choosing.heading,
  ]);
});

it.each(allLocales)('says on a card in %s what follows, not its title again', (locale) => {
  for (const { title, action } of Object.values(wordsFor(locale).pages.services.cards))
    expect(title).not.toContain(action);
});

it('ends the contact page’s opening with the status, whose room for a second line would part other words', () => {
  const { phone } = wordsFor('en').pages.contact;
  const page = within(asSent(<ContactPage locale="en" />));
  const note = page.getByText(phone.text.slice(0, 20), { exact: false });
  expect(note.nextElementSibling).toHaveClass('max-sm:min-h-[3.3em]');
  expect(note.nextElementSibling?.nextElementSibling).toBeNull();
});

it.each(allLocales)(
  'says in %s whom to call in an emergency before anything is written',
  (locale) => {
    const { form } = wordsFor(locale).pages.contact;
    const page = asSent(<ContactPage locale={locale} />);
    const [first, field] = [
      page.querySelector('[aria-labelledby="enquiry"] p'),
      page.querySelector('input'),
    ];
    expect(plainSpaces(first?.textContent ?? '')).toBe(plainSpaces(form.emergency));
    expect(first?.querySelectorAll('[href^="tel:"]')).toHaveLength(2);
    expect(first?.compareDocumentPosition(field as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it('shows no picture twice on home', () => {
  const { container } = render(<HomePage locale="en" />);
  const files = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(files).not.toHaveLength(0);
  expect(new Set(files).size).toBe(files.length);
});

it('begins a category in the blog’s list with a picture that stands on no card, and goes on with another', () => {
  const { categories } = wordsFor('en').common;
  render(<BlogPage locale="en" />);
  // The large card has a picture of its own.
  const cards = screen.getAllByRole('article').slice(1);
  const files = categoryIds.map((id) =>
    cards
      .filter((card) => within(card).queryByText(categories[id]))
      .map((card) => card.querySelector('img')?.getAttribute('src')),
  );
  expect(files.filter(({ length }) => length > 1)).not.toHaveLength(0);
  const onCards = cardIds.map((card) => {
    const { container } = render(<ServiceCard card={card} locale="en" shape="wide" />);
    return container.querySelector('img')?.getAttribute('src');
  });
  for (const [first, second] of files) {
    expect(first).toMatch(/^\/scenes\//);
    expect(onCards).not.toContain(first);
    if (second) expect(second).not.toBe(first);
  }
});

it.each(['first', 'second'])(
  'shows as its %s picture of ADHD a part that has the shape of the whole, so that nothing around it shows',
  (turn) => {
    const { container } = render(
      <CategoryScene category="adhd-couples" again={turn === 'second'} className="" />,
    );
    const [, part = ''] =
      container.querySelector('img')?.getAttribute('src')?.split('#svgView') ?? [];
    const [, width, height] = /^\(viewBox\(\d+,\d+,(\d+),(\d+)\)\)$/.exec(part) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(600 / 400);
  },
);

it('begins the calculator with a year’s rebated sessions, below the receipt for one', () => {
  render(<FeesPage locale="en" />);
  expect(screen.getByRole('slider')).toHaveValue(String(rates.rebatedSessionsPerYear));
  const receipts = document.querySelectorAll<HTMLElement>('.receipt');
  expect(receipts).toHaveLength(2);
  const [one, year] = [...receipts].map(
    (receipt) => within(receipt).getByRole('heading').textContent,
  );
  expect(one).not.toBe(year);
});

it('folds answers, and has them whole in the page', () => {
  render(<Questions questions={[{ question: 'How long?', answer: 'A few sessions.' }]} />);
  const answer = screen.getByText('A few sessions.');
  expect(answer.closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'How long?' })).toBeVisible();
});

describe.each(allLocales)('the large sentence in %s', (locale) => {
  it.each(serviceIds)('of %s is short, and stands nowhere else on its page', (service) => {
    const { pull, ...rest } = wordsFor(locale).pages[service];
    expect(pull.length).toBeLessThanOrEqual(180);
    expect(JSON.stringify(rest)).not.toContain(pull);
  });
});
