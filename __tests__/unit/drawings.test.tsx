/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { sceneDrawings } from '@/components/sections/service-drawings';
import { sceneFile, standaloneSvg } from '@/seo/drawings';

it.each(Object.entries(sceneDrawings))(
  'the file of the scene %s is as it is drawn now; if not: npm run drawings',
  (name, Scene) => {
    expect(readFileSync(`public/scenes/${name}.svg`, 'utf8')).toBe(`${sceneFile(Scene)}\n`);
  },
);

it('no file is left of a scene that is gone', () => {
  const files = Object.keys(sceneDrawings).map((name) => `${name}.svg`);
  expect(readdirSync('public/scenes').sort()).toEqual(files.sort());
});

it('the icon is the logo as it is drawn now; if not: npm run drawings', () => {
  const icon = readFileSync('app/icon.svg', 'utf8');
  const shapes = [...standaloneSvg(LogoMark, {}).matchAll(/<(?:path|circle)[^>]*>/g)];
  expect(shapes.length).toBeGreaterThan(2);
  for (const [shape] of shapes) expect(icon).toContain(shape);
});
