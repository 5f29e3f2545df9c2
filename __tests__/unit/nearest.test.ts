import { nearestPlace } from '@/routing/nearest';

const places = [
  { path: '/', label: 'Home' },
  { path: '/services', label: 'Services' },
  { path: '/fees', label: 'Fees & Rebates' },
  { path: '/blog', label: 'Blog' },
  { path: '/contact', label: 'Contact' },
  { path: '/services/couples-marriage', label: 'Couples Counselling' },
  { path: '/services/infidelity-recovery', label: 'Infidelity Recovery' },
  { path: '/services/adhd-couples', label: 'ADHD & Neurodiverse Couples' },
  { path: '/services/sex-therapy', label: 'Sex Therapy' },
  { path: '/blog/infidelity-ptsd', label: 'Infidelity and PTSD' },
];

it.each([
  // The article's short links, where a host has no redirects.
  ['/infidelity-recovery', '/services/infidelity-recovery'],
  // Old endings, wrong case, slashes.
  ['/fees.html', '/fees'],
  ['/Services/ADHD-Couples/', '/services/adhd-couples'],
  // Misspelt.
  ['/contct', '/contact'],
  // Words before and after, parts of names, names on the page.
  ['/fees-and-rebates-2023', '/fees'],
  ['/couples-counselling', '/services/couples-marriage'],
  // What is left is the folder.
  ['/blog/2019/summer', '/blog'],
  // No name at all.
  ['//', '/'],
  ['/.html', '/'],
  // Encoded, accented.
  ['/s%C3%A9rvices', '/services'],
  ...['/about', '/wp-login.php', '/x', '/%E0%A4%A', '/日本'].map((path) => [path, undefined]),
])('for %s it is %s', (missing, path) => {
  expect(nearestPlace(missing as string, places)?.path).toBe(path);
});
