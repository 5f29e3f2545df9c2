import { practice } from '../content/practice';
import { offsetIn } from '../lib/hours/hours-elsewhere';
import { wallClock } from '../lib/hours/time';

/**
 * How far the practice's clocks are ahead of UTC, in milliseconds: all year, as the check of the facts makes sure. It is
 * worked out when the site is built and handed to the browser, where the first question to `Intl` about a time zone
 * keeps a phone busy for a tenth of a second.
 */
export const aheadOfUtc = offsetIn(practice.location.timeZone, Date.now());

/** The practice's day now, `2026-11-25`. */
export const today = () => wallClock(Date.now(), aheadOfUtc).day;
