import { headingOf } from '../browser/headings';
import { clipped } from '../browser/page-checks';
import { overflow } from '../browser/site';
import { screens } from '../screens';
import { expect, test, windows } from './site';

for (const route of screens) {
  test(`${route.path} is whole on a desk and on a phone`, async ({ site }) => {
    await site.openAlive(route.path);
    await site.find('h1', headingOf(route));
    for (const window of [windows.desktop, windows.phone]) {
      await site.resize(window);
      if (window === windows.phone) await site.click('header summary');
      expect(await overflow(site), `${window.width} px`).toBe(0);
      expect(await clipped(site), `${window.width} px`).toEqual([]);
    }
  });
}
