/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownServices } from '@/facts/practice-schema';
import { isService, type PageId, pagePaths } from '@/routing/pages';

it('the services have one route in each tree, which knows each of them', () => {
  const wired = readFileSync('app/service-route.tsx', 'utf8');
  for (const service of knownServices) {
    expect(wired).toContain(`pageRoute('${service}', `);
    expect(wired).toContain(`/pages/${service}/${service}-page'`);
  }
  const file = 'services/[service]/page';
  expect(readFileSync(`app/[locale]/${file}.tsx`, 'utf8')).toContain(` from '@/app/(en)/${file}';`);
});

const single = (Object.entries(pagePaths) as [PageId, string][]).filter(
  ([page]) => !isService(page),
);

it.each(single)(
  'the page %s has a route, wired to its own words and component, and the same under a prefix',
  (page, path) => {
    const files = ['app/(en)', 'app/[locale]'].map((tree) => join(tree, path, 'page'));
    const [english, prefixed] = files.map((file) => readFileSync(`${file}.tsx`, 'utf8'));
    expect(english).toContain(`pageRoute('${page}', `);
    expect(english).toContain(`/pages/${page}/${page}-page'`);
    expect(prefixed).toBe(`export { default, generateMetadata } from '@/${files[0]}';\n`);
  },
);
