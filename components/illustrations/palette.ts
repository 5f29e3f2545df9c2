/**
 * The colours of the site, once. `npm run drawings` writes them into app/styles/palette.css, the scenes and the icons.
 * A name says what a colour does.
 */

/** By light and by dark. */
export type Colour = readonly [light: string, dark: string];

const darkInk = '#14373c';

/** The page's colours, by light and by dark. */
export const palette = {
  paper: ['#faf6ee', '#0e2529'],
  shell: ['#f2eadb', '#13323a'],
  card: ['#ffffff', '#16363e'],
  ink: [darkInk, '#ece5d6'],
  'ink-soft': ['#3f5e60', '#a9c0ba'],
  river: ['#1f6f74', '#7cc4bd'],
  glass: ['#b9d6cc', '#2c5a5b'],
  gum: ['#6f8f7c', '#234b50'],
  sand: ['#e9d6b4', '#4b5d56'],
  sun: ['#f0b45b', '#f0b45b'],
  clay: ['#b5482a', '#f08a66'],
  'clay-strong': ['#96381d', '#f7a587'],
  'on-clay': ['#ffffff', '#0e2529'],
  // A band that is dark by day, too, and the ground below the horizon, darker than the page by night.
  band: ['#153a40', '#153a40'],
  ground: [darkInk, '#081b1f'],
  // On a slip of paper that is light by night, too, and what cards and slips throw below them.
  'dark-ink': [darkInk, darkInk],

  // Only for the drawings: what must stay dark, or turn, when the page turns to night.
  sky: ['#f8e9cd', '#81a59a'],
  zenith: ['#efdcb8', '#4d7d84'],
  deep: ['#1d4f50', '#0c272d'],
  mark: ['#1d4f50', '#2c6062'],
  rise: ['#466f66', '#18373b'],
  ridge: ['#86a897', '#3d7477'],
  water: ['#5fa5a1', '#266070'],
  shore: ['#e9d6b4', '#5d8a8c'],
  hull: ['#b5482a', '#9a5a48'],
  reed: ['#1f6f74', '#4c8683'],
  glint: ['#fff6e2', '#9fc4bd'],
  disc: ['#f0b45b', '#e6b050'],
  amber: ['#f0b45b', '#b98a4a'],
  // In the sky: its lowest band.
  glow: ['#f8e9cd', '#2d6470'],
  // A lit window, and what a window throws on the water by night.
  lit: ['#f0b45b', '#f0b45b'],
  ember: ['#5fa5a1', '#f0b45b'],
  // Floor and wood where a lamp shines on them by night.
  pool: ['#e9d6b4', '#9c6736'],
  // Cloth that is as red by the light of a lamp as it is by day.
  brick: ['#b5482a', '#8f3b29'],
  // Lit by night only; by day it has the colour of glass.
  lamp: ['#b9d6cc', '#f0b45b'],
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof palette;
type Colours = Partial<Record<ColourName, Colour>>;

/** The hours that a drawing keeps, or follows where they are lights of the practice's clock. */
export const hours = ['day', 'dawn', 'storm', 'morning', 'low-sun', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];

/** The colours of each hour, in the order of `hours`. A drawing that follows the clock keeps the page's where day has none. */
// biome-ignore format: a table.
const coloursOfHours: Partial<Record<ColourName, readonly (string | undefined)[]>> = {
  //       day        dawn       storm      morning    low sun    dusk       night
  sky:    ['#f8e9cd', '#dccfc9', '#a9b8ae', '#e9efe2', '#f3d3a6', '#b5746f', '#1f5060'],
  zenith: ['#efdcb8', '#a9c1cb', '#526c6f', '#cfe0dc', '#e8b98a', '#3d5468', '#194450'],
  glow:   ['#fbf1dd', '#f8d3a4', '#f0d9a6', '#fdf3da', '#fbe6bd', '#e89c66', '#2f6b78'],
  ridge:  ['#86a897', '#8497a2', '#708c88', '#9dbfae', '#c59c7c', '#594e66', '#24545a'],
  gum:    ['#6f8f7c', '#708c88', '#5f7f74', '#7fae8f', '#a38558', '#39505a', '#1f484e'],
  rise:   ['#466f66', '#47656d', '#48625f', '#558f79', '#7d5642', '#243a46', '#183b42'],
  deep:   ['#1d4f50', '#24454f', '#203c3d', '#1d5a50', '#4a2a22', '#13242f', '#06151a'],
  mark:   [undefined, '#24454f', '#203c3d', '#1d5a50', '#5a3428', '#1c2c3a', '#2c6062'],
  water:  ['#5fa5a1', '#7fa9b8', '#658c8b', '#74bdb6', '#d6a27c', '#8d7a88', '#265f70'],
  shore:  ['#e9d6b4', '#f0dcc4', '#d8c6a4', '#efdfbe', '#f0cf9f', '#cf9c7c', '#5d8a8c'],
  glass:  [undefined, '#d3dfde', '#9fbab1', '#cde3da', '#e9c298', '#6d6478', '#2c5a5b'],
  sand:   [undefined, '#e6cfb6', '#cbb892', '#eadab9', '#e4c193', '#b98a70', '#4b5d56'],
  hull:   ['#b5482a', '#b5482a', '#a5492f', '#bf5233', '#a8432a', '#96432f', '#80513f'],
  reed:   ['#1f6f74', '#35616f', '#356360', '#2b8372', '#6c6636', '#1c2c3a', '#3b6c70'],
  glint:  ['#fff6e2', '#fff3e0', '#fbf1d8', '#fffaea', '#fff0d0', '#f3cfae', '#b3d0cf'],
  disc:   ['#f0b45b', '#f49a5b', '#f0c673', '#f5c261', '#ee8a3f', '#f07b47', '#f3e7c9'],
  amber:  ['#f0b45b', '#f0b45b', '#d9a95a', '#f2b950', '#e59b45', '#b98a4a', '#a98552'],
  lamp:   ['#b9d6cc', '#d5e2de', '#9fbab1', '#cde3da', '#e9c298', '#ffd071', '#ffc65c'],
  ember:  ['#5fa5a1', '#7fa9b8', '#658c8b', '#74bdb6', '#d6a27c', '#ffd071', '#ffc65c'],
};

/** What an hour's colours are mixed with in a dark scheme. Dusk and night are dark as they are. */
const shades: Partial<Record<Hour, string>> = {
  day: '#00352a',
  dawn: '#001d29',
  storm: '#001c17',
  morning: '#002017',
  'low-sun': '#2a0b00',
};

/** How much of a colour is left in that mixture, in percent. The disc stays as it is. */
const shares: Partial<Record<ColourName, number>> = { disc: 100, glint: 84, hull: 84, amber: 84 };
const share = 62;

/** For colours that the mixture would make too grey or another material’s, and for lit windows. */
const mixedByHand: Partial<Record<Hour, Partial<Record<ColourName, string>>>> = {
  day: { zenith: '#4d7d84', sky: '#81a59a', glow: '#d6c794', water: '#2f7a80', shore: '#b8a983' },
  dawn: {
    zenith: '#4b6b7d',
    sky: '#907f88',
    glow: '#cf9a6a',
    water: '#3f6a80',
    shore: '#b09a82',
    glass: '#7f9cab',
    lamp: '#ffd07a',
  },
  storm: { glow: '#c4a766', lamp: '#ffc65c' },
  morning: {
    zenith: '#416e71',
    sky: '#86aa9c',
    glow: '#c9c296',
    water: '#2f7d80',
    shore: '#b8a983',
    gum: '#3f7059',
    glass: '#4f7d78',
  },
  'low-sun': {
    zenith: '#85512f',
    sky: '#bb8556',
    glow: '#d6a566',
    deep: '#27130f',
    lamp: '#ffd07a',
  },
};

/** A colour of which some percent are left in another. It is no `color-mix`, which browsers of 2022 lack. */
function mix(one: string, percent: number, other: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round((part(one, at) * percent + part(other, at) * (100 - percent)) / 100),
  );
  return `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

/** An hour's colours, by light and by dark. */
export function coloursOf(hour: Hour): Colours {
  const column = hours.indexOf(hour);
  const shade = shades[hour];
  const colours: Colours = {};
  for (const name of Object.keys(coloursOfHours) as ColourName[]) {
    const light = coloursOfHours[name]?.[column];
    if (!light) continue;
    const mixed = shade ? mix(light, shares[name] ?? share, shade) : light;
    colours[name] = [light, mixedByHand[hour]?.[name] ?? mixed];
  }
  return colours;
}
