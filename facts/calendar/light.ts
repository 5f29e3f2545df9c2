import type { Offsets } from './time';
import { hour, minute } from './week';

/** The lights of a day, in order, each with the hour at which it ends. */
const lights = { night: 5, dawn: 7, day: 16, dusk: 18.5 };

/**
 * A script for the head. It runs before the first paint and each minute after it, so that an open page follows the
 * hour. In its code `h` is what the practice's clocks show, in hours since 1970.
 */
export const eachMinute = (offsets: Offsets, code: string) =>
  `(f=>{f();setInterval(f,${minute})})(()=>{let h=Date.now()/${hour};h+=${JSON.stringify(offsets)}.findLast(o=>o[0]<=h)[1];${code}})`;

/** Sets the light of the hour at the practice as `data-light`, for app/styles/light.css. */
export const lightScript = (offsets: Offsets) =>
  eachMinute(
    offsets,
    `h%=24;document.documentElement.dataset.light=${Object.entries(lights)
      .map(([light, end]) => `h<${end}?"${light}":`)
      .join('')}"night"`,
  );
