import { hour, minute } from './week';

/** The lights of a day, in order, each with the hour at which it ends. */
const lights = { night: 5, dawn: 7, day: 16, dusk: 18.5 };

/**
 * A script that sets the light of the hour at the practice as `data-light`: in the head, before the first paint, and
 * each minute after it, so that a page left open follows the hour. Styles do the rest (app/styles/light.css).
 * @param aheadOfUtc how far its clocks are ahead of UTC, in milliseconds
 */
export const lightScript = (aheadOfUtc: number) =>
  `(f=>{f();setInterval(f,${minute})})(()=>{let h=(Date.now()/${hour}+${aheadOfUtc / hour})%24;document.documentElement.dataset.light=${Object.entries(
    lights,
  )
    .map(([light, end]) => `h<${end}?"${light}":`)
    .join('')}"night"})`;
