/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { Drawing } from '@/components/illustrations/drawing';
import { coloursOf } from '@/components/illustrations/palette';
import { drawnFiles, svgFile } from '@/scripts/drawn-files';

/** A drawing that keeps an hour. */
const AtDawn = () => (
  <Drawing hour="dawn" viewBox="0 0 1 1">
    <path className="fill-zenith" d="M0 0h1v1H0" />
  </Drawing>
);

/** A drawing in a colour that there is not. */
const Strange = () => (
  <Drawing viewBox="0 0 1 1">
    <path className="fill-mauve" />
  </Drawing>
);

it.each(Object.entries(drawnFiles))(
  '%s is as it is drawn now; if not: npm run drawings',
  (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

it('no drawing has a number that a computation has lost', () => {
  const lost = Object.entries(drawnFiles).filter(([, text]) => /NaN|undefined [\d-]/.test(text));
  expect(lost).toEqual([]);
});

it('no file is left of a scene that is gone', () => {
  const files = readdirSync('public/scenes').map((name) => `public/scenes/${name}`);
  expect(Object.keys(drawnFiles)).toEqual(expect.arrayContaining(files));
});

it('a scene that names an hour is in that hour’s colours, in light and in dark', () => {
  const [light, dark] = coloursOf('dawn').zenith ?? [];
  expect(light).not.toBe(dark);
  const colour = (value = '') => `\\.fill-zenith{fill:${value}}`;
  expect(svgFile(AtDawn)).toMatch(new RegExp(`${colour(light)}@media.*${colour(dark)}`));
});

it('a colour that the palette does not have is refused', () => {
  expect(() => svgFile(Strange)).toThrow('no colour "mauve"');
});
