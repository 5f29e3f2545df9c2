import { readdirSync, readFileSync } from 'node:fs';
import { coloursOf, palette } from '@/components/illustrations/palette';
import { drawnFiles } from '@/scripts/drawn-files';

it.each(Object.entries(drawnFiles))(
  '%s is as it is drawn now; if not: npm run drawings',
  (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

it('no file is left of a scene that is gone', () => {
  const files = readdirSync('public/scenes').map((name) => `public/scenes/${name}`);
  expect(Object.keys(drawnFiles)).toEqual(expect.arrayContaining(files));
});

it("an hour's colours are colours of the page", () => {
  const ofHours = Object.keys(coloursOf('hour'));
  expect(Object.keys(palette)).toEqual(expect.arrayContaining(ofHours));
});
