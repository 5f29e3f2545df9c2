import { practice } from '../../content/practice';
import { wallClock } from './time';
import { offsetsIn, zoneOf } from './time-zone';
import { day } from './week';

const year = 366 * day;
const now = Date.now();

/** The practice's clocks, valid for ten years without a new build. */
export const offsets = offsetsIn(zoneOf[practice.location.state], now - year, now + 10 * year);

/** The practice's day now, `2026-11-25`. */
export const today = () => wallClock(Date.now(), offsets).day;
