import { practice } from '../../content/practice';
import { wallClock } from './time';
import { offsetsIn, zoneOf } from './time-zone';
import { day } from './week';

const year = 366 * day;
const now = Date.now();

/** How far clocks and public holidays are known without a new build. */
const knownUntil = now + 10 * year;

/** The practice's clocks. */
export const offsets = offsetsIn(zoneOf[practice.location.state], now - year, knownUntil);

/** The first day of which nothing is known: the site has to be built again before. */
export const firstUnknownDay = wallClock(knownUntil, offsets).day;

/** The practice's day now, `2026-11-25`. */
export const today = () => wallClock(Date.now(), offsets).day;
