import { memoize } from '../memoize';
import type { Practice } from '../practice-schema';
import { wallClock } from './time';
import { offsetsIn, zoneOf } from './time-zone';
import { day } from './week';

const year = 366 * day;
const now = Date.now();

/** How far clocks and public holidays are known without a new build. */
const knownUntil = now + 10 * year;

const offsetsOfZone = memoize((zone: string) => offsetsIn(zone, now - year, knownUntil));

type Placed = Pick<Practice, 'location'>;

/** The practice's clocks. */
export const offsetsOf = ({ location }: Placed) => offsetsOfZone(zoneOf[location.state]);

/** The first day of which nothing is known: the site has to be built again before. */
export const firstUnknownDay = (practice: Placed) => wallClock(knownUntil, offsetsOf(practice)).day;

/** The practice's day now, `2026-11-25`. */
export const today = (practice: Placed) => wallClock(Date.now(), offsetsOf(practice)).day;
