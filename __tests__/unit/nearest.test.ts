/** @jest-environment node */
import fc from 'fast-check';
import { postOf } from '@/content/posts';
import { pagePaths, postPath, serviceIds } from '@/content/site-map';
import { pageName } from '@/content/words';
import { nearestPlace, type Place } from '@/lib/nearest';

const places: Place[] = [
  ...(['services', 'fees', 'blog', 'contact'] as const).map((id) => ({
    path: pagePaths[id] as string,
    label: pageName(id, 'en'),
  })),
  ...serviceIds.map((id) => ({ path: pagePaths[id], label: pageName(id, 'en') })),
  { path: postPath('infidelity-ptsd'), label: postOf('infidelity-ptsd').texts.en.title },
];
const found = (path: string) => nearestPlace(path, places)?.path ?? null;

it.each([
  // The article's two short links, where a host has no redirects.
  ['/infidelity-recovery', '/services/infidelity-recovery'],
  ['/couples-marriage', '/services/couples-marriage'],
  // Old endings, wrong case, slashes.
  ['/fees.html', '/fees'],
  ['/Contact.aspx', '/contact'],
  ['/FEES/', '/fees'],
  ['/Services/ADHD-Couples/', '/services/adhd-couples'],
  ['/services/sex-therapy.php', '/services/sex-therapy'],
  // Misspelt.
  ['/contct', '/contact'],
  ['/servces', '/services'],
  ['/services/infidelity-recover', '/services/infidelity-recovery'],
  ['/sex-terapy', '/services/sex-therapy'],
  // Words before and after, parts of names, names on the page.
  ['/contact-us', '/contact'],
  ['/our-services', '/services'],
  ['/fees-and-rebates-2023', '/fees'],
  ['/rebates', '/fees'],
  ['/couples-counselling', '/services/couples-marriage'],
  ['/couples-marriage-counselling-noosa', '/services/couples-marriage'],
  ['/adhd', '/services/adhd-couples'],
  ['/infidelity-ptsd', '/blog/infidelity-ptsd'],
  // What is left is the folder.
  ['/services/hypnosis', '/services'],
  ['/blog/2019/summer', '/blog'],
  // Encoded, accented.
  ['/s%C3%A9rvices', '/services'],
])('for %s it is %s', (missing, path) => {
  expect(found(missing)).toBe(path);
});

it.each(['/', '//', '/about', '/wp-login.php', '/x', '/%E0%A4%A', '/2024', '/日本', '/.html', ''])(
  'is silent about %s',
  (missing) => {
    expect(found(missing)).toBeNull();
  },
);

it('knows the names of the reader’s language', () => {
  const french = [
    { path: '/fees', label: 'Tarifs et remboursements' },
    { path: '/services/sex-therapy', label: 'Sexothérapie' },
  ];
  expect(nearestPlace('/tarifs', french)?.path).toBe('/fees');
  expect(nearestPlace('/Fees.html', french)?.path).toBe('/fees');
  expect(nearestPlace('/sexotherapie', french)?.path).toBe('/services/sex-therapy');
});

it('finds every page from its own address, whatever its case', () => {
  for (const { path } of places) expect(found(path.toUpperCase())).toBe(path);
});

it('forgives one wrong letter in a name of seven letters or more', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  const long = places.filter(({ path }) => (path.split('/').at(-1)?.length ?? 0) >= 7);
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), letter, ({ path }, where, wrong) => {
      const name = path.split('/').at(-1) ?? '';
      const at = where % name.length;
      fc.pre(name[at] !== '-');
      expect(found(`/${name.slice(0, at)}${wrong}${name.slice(at + 1)}`)).toBe(path);
    }),
  );
});

it('answers any path at all with one of the places or with none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string(), fc.string({ unit: 'grapheme' })), (path) => {
      const place = nearestPlace(`/${path}`, places);
      expect(place === null || places.includes(place)).toBe(true);
    }),
  );
});
