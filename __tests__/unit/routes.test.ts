/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageId, pagePaths } from '@/routing/pages';

describe.each(Object.entries(pagePaths) as [PageId, string][])('the page %s', (page, path) => {
  const files = ['app/(en)', 'app/[locale]'].map((tree) => join(tree, path, 'page.tsx'));

  it('has a route at the root and one under a prefix', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('is wired to its own words and component, the same under a prefix', () => {
    const [english, prefixed] = files.map((file) => readFileSync(file, 'utf8'));
    expect(english).toContain(`pageRoute('${page}', `);
    expect(english).toContain(`/pages/${page}/${page}-page'`);
    expect(prefixed).toBe(
      `export { default, generateMetadata } from '@/${files[0]?.replace('.tsx', '')}';\n`,
    );
  });
});
