import { followClock } from './clock';
import { keepAddress } from './language-links';
import { closeMenus } from './menus';
import { showMissingPage } from './missing-page';
import { unfoldOnPaper } from './paper';
import { showQuickActions } from './quick-actions';

/** Starts each of them. One that fails keeps no other from starting. */
export function startBehaviours(): void {
  // The first may put the 404 screen of another language into the page, and the others find that one.
  for (const start of [
    showMissingPage,
    keepAddress,
    followClock,
    closeMenus,
    showQuickActions,
    unfoldOnPaper,
  ])
    try {
      start();
    } catch (error) {
      reportError(error);
    }
}
