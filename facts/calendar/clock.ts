import { practice } from '../../content/practice';
import { wallClock } from './time';
import { offsetsIn } from './time-zone';
import { day } from './week';

/** How many years the clocks of a page are right for, if the site is not built again. */
const years = 10;
const now = Date.now();

/** The practice's clocks from the year before the build on, worked out once and handed to the browser as data. */
export const offsets = offsetsIn(
  practice.location.timeZone,
  now - 366 * day,
  now + years * 366 * day,
);

/** The practice's day now, `2026-11-25`. */
export const today = () => wallClock(Date.now(), offsets).day;
