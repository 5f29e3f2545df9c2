import type { Offsets } from './time';
import { hour, minute } from './week';

/** The lights of a day, in order, each with the hour at which it ends. */
const lights = { night: 5, dawn: 7, day: 16, dusk: 18.5 };

/**
 * A script that sets the light of the hour at the practice as `data-light`: in the head, before the first paint, and
 * each minute after it, so that a page left open follows the hour. Styles do the rest (app/styles/light.css).
 * @param offsets its clocks
 */
export const lightScript = (offsets: Offsets) =>
  `(f=>{f();setInterval(f,${minute})})(()=>{let h=Date.now()/${hour};h=(h+${JSON.stringify(offsets)}.findLast(o=>o[0]<=h)[1])%24;document.documentElement.dataset.light=${Object.entries(
    lights,
  )
    .map(([light, end]) => `h<${end}?"${light}":`)
    .join('')}"night"})`;
