import { render, screen } from '@testing-library/react';
import { PrivacyNotice } from '@/components/pages/contact/privacy-notice';
import { PrivacyPage } from '@/components/pages/privacy/privacy-page';
import { SessionLanguages } from '@/components/sections/session-languages';
import { practice } from '@/content/practice';
import { fill } from '@/languages/fill';
import { allLocales } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { plainSpaces } from '../tools/texts';

describe.each(allLocales)('the privacy notice in %s', (locale) => {
  const { privacy } = wordsFor(locale).pages.contact;

  it('is folded, and speaks of no service where none is connected', () => {
    const { container } = render(<PrivacyNotice words={privacy} locale={locale} />);
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    expect(container).not.toHaveTextContent('{service}');
  });

  it('says what the service does with an enquiry, in at most 90 words, with the phone and the way to the rest', () => {
    const { container } = render(
      <PrivacyNotice words={privacy} locale={locale} service="forms.host.com" />,
    );
    const said = plainSpaces(container.textContent ?? '');
    for (const text of privacy.sent)
      expect(said).toContain(plainSpaces(fill(text, { service: 'forms.host.com' })));
    expect(said).toContain(practice.phone);
    expect(said.split(' ').length).toBeLessThanOrEqual(locale === 'en' ? 90 : 108);
    expect(
      screen.getByRole('link', { name: pageName('privacy', locale), hidden: true }),
    ).toHaveAttribute('href', localePath(pagePaths.privacy, locale));
  });

  it('leads to a page that says to whom one complains', () => {
    const { name, phone } = practice.location.healthComplaints;
    const { container } = render(<PrivacyPage locale={locale} />);
    for (const authority of [
      'Office of the Australian Information Commissioner',
      `${name}, ${phone}`,
    ])
      expect(container).toHaveTextContent(authority);
    expect(screen.getByText(name)).toHaveAttribute('lang', 'en-AU');
    expect(screen.getByText(phone)).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    expect(container).not.toHaveTextContent(/[{}]/);
  });
});

it('tells readers of another language in which sessions are held, and of English only where there are others', () => {
  const languages = jest.replaceProperty(practice, 'sessionLanguages', []);
  const english = render(<SessionLanguages locale="en" />);
  expect(english.container).toBeEmptyDOMElement();
  const french = render(<SessionLanguages locale="fr" />);
  expect(french.container).toHaveTextContent(wordsFor('fr').common.sessionLanguages);
  languages.replaceValue(['es']);
  english.rerender(<SessionLanguages locale="en" />);
  expect(english.container).not.toBeEmptyDOMElement();
  languages.restore();
});
