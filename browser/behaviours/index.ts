import { paceBreath } from './breathing-pacer';
import { followClock } from './clock';
import { unfoldTarget } from './fragment';
import { keepAddress } from './language-links';
import { leaveForGood } from './leave';
import { offerLocalHours } from './local-hours';
import { closeMenus } from './menus';
import { showMissingPage } from './missing-page';
import { unfoldOnPaper } from './paper';
import { showQuickActions } from './quick-actions';
import { keepForm } from './same-page';

/** Starts each in a task of its own. In one task they would block a slow phone, and an error would stop the rest. */
export function startBehaviours(): void {
  for (const start of [
    // It may put the 404 screen of another language into the page, and the others find that one.
    showMissingPage,
    keepForm,
    keepAddress,
    followClock,
    offerLocalHours,
    closeMenus,
    showQuickActions,
    unfoldOnPaper,
    unfoldTarget,
    leaveForGood,
    paceBreath,
  ])
    setTimeout(start);
}
