import { render } from '@testing-library/react';
import { HelpPage } from '@/components/pages/help/help-page';
import { type CrisisLine, crisisLines } from '@/content/crisis-lines';
import { allLocales } from '@/languages/locales';
import { helpParts } from '@/routing/addresses';
import { wordsFor } from '@/words/words';

const hrefsOn = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe.each(allLocales)('help in %s', (locale) => {
  it('has every number of the list as a link, those for text messages too', () => {
    const { container } = render(<HelpPage locale={locale} />);
    const numbers = Object.values<CrisisLine>(crisisLines).flatMap(({ href, text }) =>
      text ? [href, text.href] : [href],
    );
    expect(numbers.filter((href) => !hrefsOn(container).includes(href))).toEqual([]);
  });

  it('begins with 000, 1800RESPECT and Lifeline, each a link of its own', () => {
    const { container } = render(<HelpPage locale={locale} />);
    const { emergency, respect, lifeline } = crisisLines;
    expect(
      hrefsOn(container)
        .filter((href) => /^(tel|sms):/.test(href ?? ''))
        .slice(0, 5),
    ).toEqual([emergency.href, respect.href, respect.text.href, lifeline.href, lifeline.text.href]);
  });

  it('folds nothing, and gives nothing away in its fragments', () => {
    const { container } = render(<HelpPage locale={locale} />);
    expect(container.querySelector('details')).toBeNull();
    const fragments = hrefsOn(container).filter((href) => href?.startsWith('#'));
    expect(fragments).toEqual(Object.values(helpParts).map((letter) => `#${letter}`));
    for (const letter of Object.values(helpParts))
      expect(container.querySelector(`section#${letter} h2`)).not.toBeNull();
  });

  it('leaves by a link that tells the other website nothing, and says what stays', () => {
    const { container } = render(<HelpPage locale={locale} />);
    const leave = container.querySelector('[data-leave]');
    expect(leave).toHaveAttribute('rel', 'noreferrer');
    expect(leave?.parentElement).toHaveTextContent(wordsFor(locale).pages.help.leave.note);
  });
});
