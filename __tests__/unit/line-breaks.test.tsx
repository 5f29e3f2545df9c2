import { render } from '@testing-library/react';
import { Text } from '@/components/sections/text';

it.each(['tête-à-tête', 'appelez-moi', 'dites-le-moi', '50–60'])(
  'keeps %s on one line',
  (words) => {
    const { container } = render(<Text>{`Avant, ${words}, après.`}</Text>);
    expect(container.querySelector('.whitespace-nowrap')).toHaveTextContent(words);
    expect(container).toHaveTextContent(`Avant, ${words}, après.`);
  },
);
