import { allLocales, isPrefixedLocale } from '@/languages/locales';
import { alternates, localePath, splitLocale, switchLocale } from '@/routing/addresses';

describe('the language is the first segment of the path', () => {
  it.each([
    ['/', 'en', '/'],
    ['/fees', 'en', '/fees'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es?a=1#b', 'es', '/?a=1#b'],
    ['/es#b', 'es', '/#b'],
    ['/fr/fees', 'fr', '/fees'],
    ['/pt-br/blog/1?a=/es/x', 'pt-br', '/blog/1?a=/es/x'],
    // A link that begins with two slashes leads to another host.
    ['//evil.example', 'en', '/evil.example'],
    ['/es//evil.example', 'es', '/evil.example'],
    ['/fr///?a=//b', 'fr', '/?a=//b'],
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

describe('a path in a language', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'es', '/es'],
    ['/?a=1', 'es', '/es?a=1'],
    ['/#b', 'fr', '/fr#b'],
    ['/?a=1', 'en', '/?a=1'],
    ['/fees#rebate', 'fr', '/fr/fees#rebate'],
    ['/fees/', 'pt-br', '/pt-br/fees/'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(localePath(path, locale)).toBe(expected);
  });
});

describe('switching language', () => {
  it('removes the old prefix, adds the new one and keeps path, query and hash', () => {
    expect(switchLocale('/es/services/sex-therapy?from=ad#plan', 'fr')).toBe(
      '/fr/services/sex-therapy?from=ad#plan',
    );
    expect(switchLocale('/blog/infidelity-ptsd', 'es')).toBe('/es/blog/infidelity-ptsd');
    expect(switchLocale('/pt-br', 'en')).toBe('/');
    expect(switchLocale('/esp/x', 'fr')).toBe('/fr/esp/x');
  });

  it.each(['/', '/fees', '/blog/1?x=1#y', '/services/sex-therapy/', '/Some/Path'])(
    'leads from %s through every language back to it',
    (path) => {
      const there = allLocales.reduce((here, locale) => switchLocale(here, locale), path);
      expect(switchLocale(there, 'en')).toBe(path);
    },
  );
});

it('lists a page in each language that it exists in, for hreflang', () => {
  expect(alternates('/fees', ['en', 'es', 'pt-br'])).toEqual({
    'en-AU': '/fees',
    es: '/es/fees',
    'pt-BR': '/pt-br/fees',
    'x-default': '/fees',
  });
});
