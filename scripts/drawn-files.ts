/** What is made of the drawings and their colours as text, by its path: `npm run drawings` writes it. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingProps } from '../components/illustrations/drawing';
import { LogoMark } from '../components/illustrations/logo-mark';
import {
  type Colour,
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
function svgFile(Scene: ComponentType<DrawingProps>): string {
  const svg = renderToStaticMarkup(createElement(Scene));
  const [, hour] = /^<svg[^>]* data-hour="([^"]*)"/.exec(svg) ?? [];
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const colours: Record<string, Colour> = {
    none: ['none', 'none'],
    ...palette,
    ...(hour && coloursOf(hour as Hour)),
  };
  const classes = new Set(svg.match(/(?<=[" ])(fill|stroke)-[\w-]+(?=[" ])/g));
  const painted = Array.from(classes, (className) => {
    const [property, ...rest] = className.split('-');
    const name = rest.join('-');
    const colour = colours[name];
    if (!colour) throw new Error(`The palette has no colour "${name}", which a drawing is in.`);
    const [light, dark] = colour.map((value) => `.${className}{${property}:${value}}`);
    return { light, dark: colour[0] === colour[1] ? '' : dark };
  });
  const light = painted.map((rules) => rules.light).join('');
  const dark = painted.map((rules) => rules.dark).join('');
  return `${svg.replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"$1><style>${light}@media(prefers-color-scheme:dark){${dark}}</style>`,
  )}\n`;
}

function stylesheet(): string {
  const day = coloursOf('day');
  const rules = hours.slice(1).flatMap((hour) => {
    const colours = Object.entries(coloursOf(hour));
    const keeps = `[data-hour="${hour}"]`;
    if (!['dawn', 'dusk', 'night'].includes(hour)) return [rule(keeps, colours)];
    const followed = colours.filter(([name]) => name in day);
    // A drawing that follows the clock keeps the page's colours for things that day has no colour for.
    const rest = colours.filter(([name]) => !(name in day));
    return [rule(`${keeps},\n[data-light="${hour}"] .by-hour`, followed), rule(keeps, rest)];
  });
  // Other drawings know day and night alone, and only by night have they its sky, and a moon.
  const night = Object.entries(coloursOf('night')).filter(([name]) =>
    ['sky', 'zenith', 'disc'].includes(name),
  );
  return [
    '/* Written by `npm run drawings` from components/illustrations/palette.ts. */',
    rule(':root,\n.night,\n.evening,\n.scene', Object.entries(palette)),
    rule('.by-hour', Object.entries(day)),
    '@media screen {',
    ...[...rules, rule('[data-light="night"] .scene:not([data-hour])', night)].map((lines) =>
      lines.replace(/^/gm, '  '),
    ),
    '}\n',
  ].join('\n');
}

function rule(selector: string, colours: [string, Colour][]): string {
  const declarations = colours.map(([name, [light, dark]]) =>
    light === dark ? `  --${name}: ${light};` : `  --${name}: light-dark(${light}, ${dark});`,
  );
  return [`${selector} {`, ...declarations, '}'].join('\n');
}
