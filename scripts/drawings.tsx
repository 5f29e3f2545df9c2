/** The site's drawings outside of a page, in the colours that they have by day. */
import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingProps } from '../components/illustrations/drawing';

/** The light value of every colour of globals.css, by its name: `{ paper: '#faf6ee', … }`. */
export const palette: Record<string, string> = Object.fromEntries(
  Array.from(
    readFileSync('app/globals.css', 'utf8').matchAll(
      /--([\w-]+):\s*(?:light-dark\(\s*)?(#[0-9a-f]{6})\b/g,
    ),
    ([, name, colour]) => [name, colour],
  ),
);

/**
 * A drawing as SVG that needs no stylesheet.
 * @param attributes what else its `<svg>` says, such as its size, or a `viewBox` that shows a part of it
 * @throws when one of its classes names a colour that globals.css does not have
 */
export function standaloneSvg(
  Scene: ComponentType<DrawingProps>,
  attributes: Record<string, string | number>,
): string {
  const [, named = '', inside = ''] =
    /^<svg([^>]*)>(.*)<\/svg>$/s.exec(renderToStaticMarkup(<Scene />)) ?? [];
  const viewBox = /viewBox="([^"]*)"/.exec(named)?.[1] ?? '';
  const written = Object.entries({ xmlns: 'http://www.w3.org/2000/svg', viewBox, ...attributes })
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const coloured = inside.replace(/ class="([^"]*)"/g, (_, names: string) => colours(names));
  return `<svg${written}>${coloured}</svg>`;
}

/** `fill-sun stroke-none` as ` fill="#f0b45b" stroke="none"`; classes of other kinds are for movement. */
function colours(classNames: string): string {
  return classNames
    .split(' ')
    .map((className) => {
      const [, property, name = ''] = /^(fill|stroke)-(.+)$/.exec(className) ?? [];
      if (!property) return '';
      const colour = { none: 'none', current: 'currentColor', ...palette }[name];
      if (!colour) throw new Error(`globals.css has no colour "${name}", which a drawing is in`);
      return ` ${property}="${colour}"`;
    })
    .join('');
}
