import { readFileSync } from 'node:fs';

/** By light and by dark. */
type Colour = readonly [light: string, dark: string];

/** What app/styles/palette.css declares in rules whose selectors have some text in them, by name. */
export function coloursOf(selector: string): Record<string, Colour> {
  const colours: Record<string, Colour> = {};
  const rules = readFileSync('app/styles/palette.css', 'utf8').matchAll(/([^{}]*){([^{}]*)}/g);
  for (const [, selectors = '', declarations = ''] of rules) {
    if (!selectors.includes(selector)) continue;
    const found = declarations.matchAll(/--([\w-]+): (?:light-dark\()?(#\w+)(?:, (#\w+)\))?;/g);
    for (const [, name = '', light = '', dark = light] of found) colours[name] = [light, dark];
  }
  return colours;
}

/** The colours of the page, for what is drawn without its stylesheet. */
export const palette = coloursOf(':root');

/** @throws when the palette has no colour of that name */
export function pageColour(name: string): Colour {
  const colour = palette[name];
  if (!colour) throw new Error(`app/styles/palette.css has no colour "${name}".`);
  return colour;
}
