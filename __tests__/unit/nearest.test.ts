/** @jest-environment node */

import { postOf } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { nearestPlace, type Place } from '@/routing/nearest';
import { pagePaths, serviceIds } from '@/routing/pages';
import { pageName } from '@/words/words';
import fc from '../tools/property';

const places: Place[] = [
  ...(['home', 'services', 'fees', 'blog', 'contact'] as const).map((id) => ({
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
  ['/FEES/', '/fees'],
  ['/Services/ADHD-Couples/', '/services/adhd-couples'],
  // Misspelt.
  ['/contct', '/contact'],
  ['/services/infidelity-recover', '/services/infidelity-recovery'],
  ['/sex-terapy', '/services/sex-therapy'],
  // Words before and after, parts of names, names on the page.
  ['/contact-us', '/contact'],
  ['/fees-and-rebates-2023', '/fees'],
  ['/couples-counselling', '/services/couples-marriage'],
  ['/infidelity-ptsd', '/blog/infidelity-ptsd'],
  // What is left is the folder.
  ['/services/hypnosis', '/services'],
  ['/blog/2019/summer', '/blog'],
  // No name at all.
  ['/', '/'],
  ['//', '/'],
  ['', '/'],
  ['/.html', '/'],
  // Encoded, accented.
  ['/s%C3%A9rvices', '/services'],
])('for %s it is %s', (missing, path) => {
  expect(found(missing)).toBe(path);
});

it.each(['/about', '/wp-login.php', '/x', '/%E0%A4%A', '/2024', '/日本'])(
  'is silent about %s',
  (missing) => {
    expect(found(missing)).toBeNull();
  },
);

it('answers any path at all with one of the places or with none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string(), fc.string({ unit: 'grapheme' })), (path) => {
      const place = nearestPlace(`/${path}`, places);
      expect(place === null || places.includes(place)).toBe(true);
    }),
  );
});
