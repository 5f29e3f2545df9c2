/**
 * The one script of the exported pages: what the browser does not do by itself, in plain DOM code, and the loader of
 * islands. `bundle.ts` bundles it, and `finished-page.ts` puts it into every page.
 */
import { startBehaviours } from './behaviours';
import { prepareIsland } from './prepare-island';

startBehaviours();
// After them: the 404 screen of another language brings islands of its own.
setTimeout(() => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    prepareIsland(element);
});
