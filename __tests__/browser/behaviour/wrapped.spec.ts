import { pagePaths } from '@/routing/pages';
import { expect, started, test } from '../site';

for (const path of [pagePaths.home, pagePaths.fees, pagePaths.individual])
  test(`each part of ${path} looks the same once it is wrapped`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    const places = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll('header a, main h1, main h2, main img, main li, footer a'),
        ].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const before = await places();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('body > :not(script), main > *, header > *')) {
        const wrapper = document.createElement('div');
        part.replaceWith(wrapper);
        wrapper.append(part);
      }
    });
    expect(await places()).toEqual(before);
  });
