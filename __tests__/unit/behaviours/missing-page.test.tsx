import { render, screen } from '@testing-library/react';
import { NearestPage } from '@/components/pages/not-found/nearest-page';
import type { Locale } from '@/site/locales';

const places = [
  { path: '/fees', label: 'Tarifs et remboursements' },
  { path: '/contact', label: 'Contact' },
];

it.each([
  ['/fr/tarifs', 'fr', '/fr/fees'],
  ['/FR/FEES.html', 'en', '/fr/fees'],
  ['/PT-BR/Fees', 'en', '/pt-br/fees'],
  ['/fees.php', 'en', '/fees'],
  ['/pt/fees', 'en', '/pt-br/fees'],
  ['/br/contact', 'en', '/pt-br/contact'],
  ['/en/fees', 'en', '/fees'],
] as [string, Locale, string][])(
  'a reader at %s, shown the 404 screen in %s, is led to %s',
  (address, locale, href) => {
    window.history.replaceState(null, '', address);
    render(
      <NearestPage places={places} locale={locale} question="Perhaps {page}?" otherwise="Help" />,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  },
);
