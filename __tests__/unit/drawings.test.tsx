/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { Drawing } from '@/components/illustrations/drawing';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { sceneDrawings } from '@/components/sections/service-drawings';
import { sceneFile, standaloneSvg } from '@/seo/drawings';

/** A drawing that names an hour. */
const AtDawn = () => (
  <Drawing hour="dawn" viewBox="0 0 1 1">
    <path className="fill-water" d="M0 0h1v1H0" />
  </Drawing>
);

it.each(Object.entries(sceneDrawings))(
  'the file of the scene %s is as it is drawn now; if not: npm run drawings',
  (name, Scene) => {
    expect(readFileSync(`public/scenes/${name}.svg`, 'utf8')).toBe(`${sceneFile(Scene)}\n`);
  },
);

it('no drawing has a number that a computation has lost', () => {
  const drawings = readdirSync('components/illustrations').map((name) =>
    readFileSync(`components/illustrations/${name}`, 'utf8'),
  );
  expect(drawings.filter((drawing) => /NaN|undefined [\d-]/.test(drawing))).toEqual([]);
});

it('no file is left of a scene that is gone', () => {
  const files = Object.keys(sceneDrawings).map((name) => `${name}.svg`);
  expect(readdirSync('public/scenes').sort()).toEqual(files.sort());
});

it('a scene that names an hour is in that hour’s colours, in light and in dark', () => {
  const [dawn = ''] =
    /\[data-hour="dawn"\] {[^}]*}/.exec(readFileSync('app/styles/hours.css', 'utf8')) ?? [];
  const [, light, dark] = /--water: light-dark\((#\w+), (#\w+)\)/.exec(dawn) ?? [];
  expect(standaloneSvg(AtDawn, {})).toContain(`fill="${light}"`);
  expect(sceneFile(AtDawn)).toMatch(new RegExp(`:${light}}@media .*:${dark}}`));
});

it('the icon is the logo as it is drawn now; if not: npm run drawings', () => {
  const icon = readFileSync('app/icon.svg', 'utf8');
  const shapes = [...standaloneSvg(LogoMark, {}).matchAll(/<(?:path|circle)[^>]*>/g)];
  expect(shapes.length).toBeGreaterThan(2);
  for (const [shape] of shapes) expect(icon).toContain(shape);
});
