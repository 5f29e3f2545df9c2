/** What is made of the drawings and their colours as text, by its path: `npm run drawings` writes it. */
import { readdirSync, readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingFile } from '../components/illustrations/drawing-file';
import { HeroRiver } from '../components/illustrations/hero-river';
import { coloursOf, palette } from '../components/illustrations/palette';

const folder = 'components/illustrations';

const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.replace('.svg', ''));

export const drawnFiles: Record<string, string> = {
  ...Object.fromEntries(
    drawings
      .map((name) => `${folder}/${name}.svg`)
      .map((path) => [path, withPlainColours(readFileSync(path, 'utf8'))]),
  ),
  ...Object.fromEntries(
    drawings
      .filter((name) => name.startsWith('scenes/'))
      .map((name) => [`public/${name}.svg`, svgFile(createElement(DrawingFile, { name }))]),
  ),
  // On social cards alone.
  'public/scenes/hero-river.svg': svgFile(createElement(HeroRiver)),
  'app/icon.svg': svgFile(createElement(DrawingFile, { name: 'logo-mark' })),
};

/** Beside each class of a drawing's file its colour by light, for drawing programs, which know no classes. */
function withPlainColours(svg: string): string {
  const plain = paintsOf(svg).map(
    ({ name, property, colour }) => [name, ` ${property}="${colour[0]}"`] as const,
  );
  const colours = new Map<string, string>(plain);
  return svg
    .replace(/ (fill|stroke)="[^"]*"/g, '')
    .replace(/class="([^"]*)"/g, (classes, names: string) =>
      [classes, ...names.split(' ').map((name) => colours.get(name))].join(''),
    );
}

/**
 * The classes of a drawing that paint, each with its colour at the hour that the drawing keeps.
 * @throws when one of them names a colour that the palette does not have
 */
function paintsOf(svg: string) {
  const [, hour] = /<svg[^>]* data-hour="([^"]*)"/.exec(svg) ?? [];
  const colours: typeof palette = {
    none: ['none', 'none'],
    ...palette,
    ...(hour && coloursOf(`data-hour="${hour}"`)),
  };
  const names = new Set(svg.match(/(?<=[" ])(fill|stroke)-[\w-]+(?=[" ])/g));
  return Array.from(names, (name) => {
    const [property, ...rest] = name.split('-');
    const colour = colours[rest.join('-')];
    if (!colour) throw new Error(`The palette has no colour for "${name}", which a drawing has.`);
    return { name, property, colour };
  });
}

/** A drawing as a file of its own, in the colours of its hour. It turns to night with the reader's system. */
function svgFile(drawing: ReactElement): string {
  const svg = renderToStaticMarkup(drawing);
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const paints = paintsOf(svg);
  const rules = (scheme: 0 | 1) =>
    paints
      .filter(({ colour }) => scheme === 0 || colour[0] !== colour[1])
      .map(({ name, property, colour }) => `.${name}{${property}:${colour[scheme]}}`)
      .join('');
  return `${svg.replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"$1><style>${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}</style>`,
  )}\n`;
}
