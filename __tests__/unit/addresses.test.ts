import { isPrefixedLocale } from '@/languages/locales';
import { localePath, splitLocale, switchLocale } from '@/routing/addresses';

describe('the language is the first segment of the path', () => {
  it.each([
    ['/', 'en', '/'],
    ['/fees', 'en', '/fees'],
    ['/es', 'es', '/'],
    ['/es#b', 'es', '/#b'],
    ['/fr/fees', 'fr', '/fees'],
    ['/pt-br/blog/1?a=/es/x', 'pt-br', '/blog/1?a=/es/x'],
    // A link that begins with two slashes leads to another host.
    ['//evil.example', 'en', '/evil.example'],
    ['/es//evil.example', 'es', '/evil.example'],
  ])('%s is %s at %s', (path, locale, rest) => {
    expect(splitLocale(path)).toEqual({ locale, path: rest });
  });

  it.each(['/esp', '/french', '/ES', '/pt', '/pt-BR/fees', '/fees/es', '/e', '/%65s'])(
    '%s only looks like a language',
    (path) => {
      expect(splitLocale(path)).toEqual({ locale: 'en', path });
    },
  );

  it.each([undefined, '', 'en', 'ES', 'toString', '__proto__'])('%s is no prefix', (segment) => {
    expect(isPrefixedLocale(segment)).toBe(false);
  });
});

it.each([
  ['/', 'en', '/'],
  ['/', 'es', '/es'],
  ['/#b', 'fr', '/fr#b'],
  ['/fees#rebate', 'fr', '/fr/fees#rebate'],
] as const)('%s in %s is %s', (path, locale, expected) => {
  expect(localePath(path, locale)).toBe(expected);
});

it.each([
  ['/es/services/sex-therapy?from=ad#plan', 'fr', '/fr/services/sex-therapy?from=ad#plan'],
  ['/blog/infidelity-ptsd', 'es', '/es/blog/infidelity-ptsd'],
  ['/pt-br', 'en', '/'],
  ['/esp/x', 'fr', '/fr/esp/x'],
] as const)('%s switched to %s is %s', (path, locale, expected) => {
  expect(switchLocale(path, locale)).toBe(expected);
});
