import { hour, minute } from './week';

/**
 * A script for the head. It runs before the first paint and each minute after it, so that an open page follows. In its
 * code `h` is the hours since 1970.
 */
export const eachMinute = (code: string) =>
  `(f=>{f();setInterval(f,${minute})})(()=>{let h=Date.now()/${hour};${code}})`;

/** What clocks show in Noosa, in hours, and the time of year, as an angle. */
const clockAndYear = 'let c=(h+10)%24,t=h/1395.15';

/**
 * For how many hours the sun has been up or will be up, whichever is less, and below 0 by night: half the length of the
 * day without the hours from its noon. Fitted to https://gml.noaa.gov/grad/solcalc/ for Noosa, 26.4° S and 153.0° E,
 * from 2026 to 2036, to within three minutes.
 */
const hoursOfSun =
  '6.05+.81*Math.cos(t+.19)-Math.abs(c-11.8-.12*Math.cos(t-1.64)-.17*Math.cos(2*t-1.2))';

/**
 * Sets the light at Noosa as `data-light`, for app/styles/light.css. Dawn and dusk take half an hour without the sun, as
 * long as the sky has its light, and an hour with it.
 */
export const lightScript = eachMinute(
  `${clockAndYear},s=${hoursOfSun};document.documentElement.dataset.light=s<-.5?"night":s>1?"day":c<12?"dawn":"dusk"`,
);
