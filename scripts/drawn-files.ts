/** What is made of the drawings and their colours as text, by its path: `npm run drawings` writes it. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingProps } from '../components/illustrations/drawing';
import { LogoMark } from '../components/illustrations/logo-mark';
import {
  type ColourName,
  type Colours,
  coloursOf,
  type Hour,
  hours,
  palette,
} from '../components/illustrations/palette';
import { sceneDrawings } from '../components/sections/service-drawings';

export const drawnFiles: Record<string, string> = {
  'app/styles/palette.css': stylesheet(),
  'app/icon.svg': svgFile(LogoMark),
  ...Object.fromEntries(
    Object.entries(sceneDrawings).map(([name, Scene]) => [
      `public/scenes/${name}.svg`,
      svgFile(Scene),
    ]),
  ),
};

/**
 * A drawing as a file of its own, in the colours of the hour that it keeps. It turns to night with the reader's system.
 * @throws when one of its classes names a colour that the palette does not have
 */
export function svgFile(Scene: ComponentType<DrawingProps>): string {
  const svg = renderToStaticMarkup(createElement(Scene));
  const [, hour] = /^<svg[^>]* data-hour="([^"]*)"/.exec(svg) ?? [];
  const [, , width, height] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
  const colours: Colours = { ...palette, ...(hour && coloursOf(hour as Hour)) };
  const classes = Array.from(svg.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
    names.split(' '),
  );
  const rules = Array.from(new Set(classes.flat()), (className) => {
    const [, property, name = ''] = /^(fill|stroke)-(.+)$/.exec(className) ?? [];
    // Other classes are for movement.
    if (!property) return ['', ''];
    const painted = (value: string) => `.${className}{${property}:${value}}`;
    if (name === 'none') return [painted(name), ''];
    const colour = colours[name as ColourName];
    if (!colour) throw new Error(`The palette has no colour "${name}", which a drawing is in.`);
    const [light, dark] = colour;
    return [painted(light), light === dark ? '' : painted(dark)];
  });
  const light = rules.map(([rule]) => rule).join('');
  const dark = rules.map(([, rule]) => rule).join('');
  return `${svg.replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"$1><style>${light}@media(prefers-color-scheme:dark){${dark}}</style>`,
  )}\n`;
}

function stylesheet(): string {
  const followed = Object.keys(coloursOf('day')) as ColourName[];
  const lights: Hour[] = ['dawn', 'dusk', 'night'];
  const rules = hours.slice(1).flatMap((hour) => {
    const colours = coloursOf(hour);
    const keeps = `[data-hour="${hour}"]`;
    if (!lights.includes(hour)) return [rule(keeps, colours)];
    // A drawing that follows the clock keeps the page's colours for things that day has no colour for.
    const rest = Object.keys(colours).filter((name) => !followed.includes(name as ColourName));
    return [
      rule(`${keeps},\n[data-light="${hour}"] .by-hour`, pick(colours, followed)),
      rule(keeps, pick(colours, rest as ColourName[])),
    ];
  });
  return [
    '/* Written by `npm run drawings` from components/illustrations/palette.ts. */',
    rule(':root,\n.night,\n.evening,\n.scene', palette),
    rule('.by-hour', coloursOf('day')),
    '@media screen {',
    ...rules.map(indented),
    // Other drawings know day and night alone, and only by night have they its sky, and a moon.
    indented(
      rule(
        '[data-light="night"] .scene:not([data-hour])',
        pick(coloursOf('night'), ['sky', 'zenith', 'disc']),
      ),
    ),
    '}\n',
  ].join('\n');
}

function pick(colours: Colours, names: ColourName[]): Colours {
  return Object.fromEntries(names.map((name) => [name, colours[name]]));
}

function rule(selector: string, colours: Colours): string {
  const declarations = Object.entries(colours).map(([name, [light, dark]]) =>
    light === dark ? `  --${name}: ${light};` : `  --${name}: light-dark(${light}, ${dark});`,
  );
  return [`${selector} {`, ...declarations, '}'].join('\n');
}

function indented(lines: string): string {
  return lines.replace(/^/gm, '  ');
}
