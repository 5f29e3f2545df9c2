/** The site's drawings outside of a page: as icons, as files, on social cards. */
import { readFileSync } from 'node:fs';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';

type Palette = Record<string, string>;
/** A drawing's component. */
type Scene = ComponentType<{ className?: string; title?: string }>;

/** What some rules of CSS declare, by light and by dark: `[{ paper: '#faf6ee', … }, { paper: '#0e2529', … }]`. */
function declared(css: string): [light: Palette, dark: Palette] {
  const colours = Array.from(
    css.matchAll(/--([\w-]+):\s*(?:light-dark\(\s*)?(#[0-9a-f]{6})\b(?:,\s*(#[0-9a-f]{6}))?/g),
  );
  return [
    Object.fromEntries(colours.map(([, name, light]) => [name, light])),
    Object.fromEntries(colours.map(([, name, light, dark]) => [name, dark ?? light])),
  ];
}

const [day, night] = declared(readFileSync('app/styles/tokens.css', 'utf8'));

/** The light value of every colour of tokens.css, by its name: `{ paper: '#faf6ee', … }`. */
export const palette = day;

/** The colours of each hour of hours.css, by its name. */
const hours = new Map(
  Array.from(
    readFileSync('app/styles/hours.css', 'utf8').matchAll(/\[data-hour="([\w-]+)"\]\s*{([^}]*)}/g),
    ([, hour, rules = '']) => [hour, declared(rules)],
  ),
);

/**
 * A drawing as SVG that needs no stylesheet, in its light colours, of the hour that it names.
 * @param attributes what else its `<svg>` says, such as its size, or a `viewBox` that shows a part of it
 * @throws when one of its classes names a colour that tokens.css does not have
 */
export function standaloneSvg(scene: Scene, attributes: Record<string, string | number>): string {
  const [light] = coloursOf(scene);
  return write(scene, attributes, (name) => light[name] ?? '');
}

/**
 * A drawing as an SVG file for an `<img>`: it turns to night with the reader's system, as the page does.
 * @throws when one of its classes names a colour that tokens.css does not have
 */
export function sceneFile(scene: Scene): string {
  // A colour has one letter, since it is named by every shape.
  const letters = new Map<string, string>();
  const svg = write(scene, {}, (name) => {
    const letter = letters.get(name) ?? String.fromCharCode(97 + letters.size);
    letters.set(name, letter);
    return `var(--${letter})`;
  });
  const [, , width, height] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
  const [light, dark] = coloursOf(scene);
  const set = (values: Palette, names: string[]) =>
    `svg{${names.map((name) => `--${letters.get(name)}:${values[name]}`).join(';')}}`;
  const used = [...letters.keys()];
  const turning = used.filter((name) => light[name] !== dark[name]);
  return svg
    .replace(/><\/(?:path|circle|rect|ellipse|use)>/g, '/>')
    .replace(
      '>',
      ` width="${width}" height="${height}"><style>${set(light, used)}${turning.length ? `@media (prefers-color-scheme:dark){${set(dark, turning)}}` : ''}</style>`,
    );
}

/** A drawing's colours: those of tokens.css, and over them those of the hour that it names. */
function coloursOf(scene: Scene): [light: Palette, dark: Palette] {
  const [, hour = ''] = /^<svg[^>]* data-hour="([^"]*)"/.exec(markup(createElement(scene))) ?? [];
  const [light, dark] = hours.get(hour) ?? [];
  return [
    { ...day, ...light },
    { ...night, ...dark },
  ];
}

function write(
  scene: Scene,
  attributes: Record<string, string | number>,
  colour: (name: string) => string,
): string {
  const [, named = '', inside = ''] =
    /^<svg([^>]*)>(.*)<\/svg>$/s.exec(markup(createElement(scene))) ?? [];
  const viewBox = /viewBox="([^"]*)"/.exec(named)?.[1] ?? '';
  const written = Object.entries({ xmlns: 'http://www.w3.org/2000/svg', viewBox, ...attributes })
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const coloured = inside.replace(/ class="([^"]*)"/g, (_, names: string) =>
    names
      .split(' ')
      .map((className) => presentation(className, colour))
      .join(''),
  );
  return `<svg${written}>${coloured}</svg>`;
}

/** `fill-sun` as ` fill="#f0b45b"`, `stroke-none` as ` stroke="none"`; other classes are for movement. */
function presentation(className: string, colour: (name: string) => string): string {
  const [, property, name = ''] = /^(fill|stroke)-(.+)$/.exec(className) ?? [];
  if (!property) return '';
  if (name === 'none') return ` ${property}="none"`;
  if (name === 'current') return ` ${property}="currentColor"`;
  if (!palette[name]) throw new Error(`tokens.css has no colour "${name}", which a drawing is in`);
  return ` ${property}="${colour(name)}"`;
}

/** The attributes that are in camel case in SVG, too. All others of React's have hyphens there. */
const camelCase = [
  'pathLength',
  'viewBox',
  'preserveAspectRatio',
  'gradientUnits',
  'gradientTransform',
  'clipPathUnits',
];

/** A drawing as markup. Routes cannot use `react-dom/server`, and drawings have neither hooks nor texts of visitors. */
function markup(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(markup).join('');
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node !== 'object') return String(node);
  const { type, props } = node as ReactElement<Record<string, ReactNode>>;
  if (typeof type === 'function') return markup((type as (props: object) => ReactNode)(props));
  const { children, ...attributes } = props;
  if (typeof type !== 'string') return markup(children);
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attributeName(name)}="${value}"`)
    .join('');
  return `<${type}${written}>${markup(children)}</${type}>`;
}

function attributeName(name: string): string {
  if (name === 'className') return 'class';
  return camelCase.includes(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
