import { render } from '@testing-library/react';
import { Claims } from '@/components/sections/text-blocks';
import { allLocales } from '@/content/locales';
import { wordsFor } from '@/content/words';

describe.each(allLocales)('figures in %s', (locale) => {
  const { pages } = wordsFor(locale);

  it.each([...pages['infidelity-recovery'].claims.items, ...pages['sex-therapy'].claims.items])(
    '$figure is said once',
    (item) => {
      const { container } = render(<Claims items={[item]} />);
      const numbers = item.figure.match(/\d+/g);
      expect(container.textContent?.match(/\d+/g)).toEqual(numbers);
    },
  );
});
