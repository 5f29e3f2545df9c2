import { readdirSync, readFileSync } from 'node:fs';
import { coloursOf } from '@/components/illustrations/palette';
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

it.each([
  ['couples-marriage', 'dawn'],
  ['infidelity-recovery', 'storm'],
  ['adhd-couples', 'morning'],
  ['sex-therapy', 'low-sun'],
  ['individual', 'dusk'],
  ['online', 'night'],
] as const)('the scene of %s keeps its hour, %s, in light and in dark', (service, hour) => {
  const [light, dark] = coloursOf(hour).sky ?? [];
  const rules = [...new Set([light, dark])].map((colour) => `.fill-sky{fill:${colour}}`);
  for (const rule of rules) expect(drawnFiles[`public/scenes/${service}.svg`]).toContain(rule);
});
