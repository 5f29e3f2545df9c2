import { renderToStaticMarkup } from 'react-dom/server';
import { Accepts } from '@/components/pages/fees/accepts';
import { practice } from '@/content/practice';
import type { Practice } from '@/facts/practice-schema';
import { allLocales, type Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

const { accepts: before } = practice;
afterEach(() => {
  practice.accepts = before;
});

function said(accepts: Practice['accepts'], locale: Locale) {
  practice.accepts = accepts;
  const { accepts: words } = wordsFor(locale).pages.fees;
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Accepts words={words} locale={locale} />);
  return { text: page.textContent, words };
}

it('says who else pays and who does not, a sentence each', () => {
  const healthFunds = { Bupa: true, HCF: false };
  expect(said({ eap: true, ndis: true, dva: false, healthFunds }, 'en').text).toBe(
    'I take referrals from an EAP (employee assistance program), self-managed NDIS plans and Bupa. I don’t take DVA (Open Arms, for veterans) or HCF.',
  );
  expect(said({ workCover: false }, 'en').text).toBe('I don’t take WorkCover.');
});

it.each(allLocales)(
  'names in %s all that the facts name, and says nothing without them',
  (locale) => {
    const everybody = { eap: true, ndis: true, workCover: true, dva: true, victimAssist: true };
    const { text, words } = said(everybody, locale);
    for (const name of Object.values<string>(words.names)) expect(text).toContain(name);
    expect(said({}, locale).text).toBe('');
    expect(said(undefined, locale).text).toBe('');
  },
);
