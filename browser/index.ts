/**
 * The one script of the exported pages: behaviours in plain DOM code, and the loader of islands. `bundle.ts` bundles
 * it, and `finished-page.ts` puts it into every page.
 */
import { startBehaviours } from './behaviours';
import { prepareIslands } from './islands';

startBehaviours();
// After them: the 404 screen of another language brings an island of its own.
setTimeout(prepareIslands);
