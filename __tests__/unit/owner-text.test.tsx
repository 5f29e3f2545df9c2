import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '@/components/layout/footer';
import { ContactPage } from '@/components/pages/contact/contact-page';
import { FeesPage } from '@/components/pages/fees/fees-page';
import { HomePage } from '@/components/pages/home/home-page';
import { SexTherapyPage } from '@/components/pages/sex-therapy/sex-therapy-page';
import { practice } from '@/content/practice';
import { ownerWords } from '@/facts/owner-text';
import type { Locale } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';

/** The owner's texts, each in English alone, and one in two languages. */
const own = {
  acknowledgement: 'I work on Kabi Kabi Country.',
  closedOn: [{ from: '2999-12-24', name: 'Summer away' }],
  claims: { ...specified.claims, satisfactionBasis: 'Of 61 asked' },
  practitioner: {
    name: 'A. Name',
    portrait: { file: 'portrait.jpg', alt: 'A woman by a window' },
    about: 'I came to this work late.\n\n  I stayed.',
    sexTherapyTraining: 'I trained at Test College.',
  },
  visit: {
    training: 'Ten years of it',
    eveningTimes: 'Until seven',
    notes: 'A page for each session',
    receipts: 'A receipt names me alone.',
    stepFreeAccess: 'No step',
    videoPlatform: 'By a link',
    parking: { en: 'Two bays', fr: 'Deux places' },
  },
};

beforeEach(() => {
  for (const [fact, value] of Object.entries(own))
    if (fact in practice) jest.replaceProperty(practice, fact as 'closedOn', value as never);
    else Object.assign(practice, { [fact]: value });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const fact of Object.keys(own) as (keyof typeof own)[])
    if (!(fact in specified)) delete practice[fact as 'visit'];
});

/** The texts of the pages that stand in English, and the languages of what says a text. */
function said(locale: Locale) {
  const body = document.createElement('body');
  body.innerHTML = renderToStaticMarkup(
    <>
      {[HomePage, FeesPage, ContactPage, SexTherapyPage].map((Page) => (
        <Page key={Page.name} locale={locale} />
      ))}
      <Footer locale={locale} here={null} />
    </>,
  );
  return (text: string) =>
    [...body.querySelectorAll('*')]
      .filter((element) =>
        element instanceof HTMLImageElement
          ? element.alt === text
          : element.children.length === 0 && element.textContent?.includes(text),
      )
      .map((element) => element.closest('[lang]')?.getAttribute('lang') ?? 'the page’s');
}

const inEnglishAlone = [
  own.acknowledgement,
  ...own.closedOn.map(({ name }) => name),
  own.claims.satisfactionBasis,
  own.practitioner.portrait.alt,
  ...['I came to this work late.', 'I stayed.'],
  own.practitioner.sexTherapyTraining,
  ...Object.values(own.visit).filter((text) => typeof text === 'string'),
];

it('what the owner says in English alone stands on pages in another language, marked as English', () => {
  const inFrench = said('fr');
  for (const text of inEnglishAlone)
    expect([text, new Set(inFrench(text))]).toEqual([text, new Set(['en-AU'])]);
  expect(inFrench('Deux places')).toEqual(['the page’s']);
  expect(inFrench('Two bays')).toEqual([]);
  const inEnglish = said('en');
  for (const text of [...inEnglishAlone, 'Two bays'])
    expect([text, new Set(inEnglish(text))]).toEqual([text, new Set(['the page’s'])]);
});

it('has a paragraph for each that a blank line sets apart in what she says of herself', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<HomePage locale="en" />);
  const paragraphs = [...page.querySelectorAll('p')].map(({ textContent }) => textContent?.trim());
  expect(paragraphs).toEqual(expect.arrayContaining(['I came to this work late.', 'I stayed.']));
});

it('sets quotation marks as the language of the words has them', () => {
  expect(ownerWords(`It's "us"`, 'fr').words).toBe('It’s “us”');
  expect(ownerWords({ en: 'x', fr: `C'est "nous"` }, 'fr').words).toBe('C’est «\u202fnous\u202f»');
});
