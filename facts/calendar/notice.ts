import type { Practice } from '../practice-schema';
import { today } from './clock';
import { eachMinute } from './light';
import type { Offsets } from './time';
import { type Closure, day, hour } from './week';

/** The practice's notice, unless its last day is past when the site is built. */
export function noticeToShow(practice: Practice) {
  const { notice } = practice;
  return notice && notice.to >= today(practice) ? notice : undefined;
}

/**
 * A script that says as `data-notice` whether a notice is shown: `on` or `off`. Before the first paint, since a band that
 * comes or goes later would move the page. Where no script runs the notice stands, and names its days itself.
 */
export const noticeScript = (
  { from, announceFrom = from, to }: Closure & { announceFrom?: string },
  offsets: Offsets,
) =>
  eachMinute(
    `h+=${JSON.stringify(offsets)}.findLast(o=>o[0]<=h)[1];document.documentElement.dataset.notice=h<${Date.parse(announceFrom) / hour}||h>=${(Date.parse(to) + day) / hour}?"off":"on"`,
  );
