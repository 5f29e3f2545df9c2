import type { Page } from '@playwright/test';
import { pagePaths } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { enquiry, expect, fillIn, holdBack, started, test } from '../site';

const { common, cost, pages } = wordsFor('en');

/**
 * What Google's translation does to a page: every text goes into new elements, those that come later, too.
 * @param mark what the words of the other language have more
 */
async function translate(page: Page, mark = '') {
  await page.evaluate((mark) => {
    const texts = (root: Node): Text[] =>
      root instanceof Text ? [root] : [...root.childNodes].flatMap(texts);
    const wrap = (root: Node) => {
      for (const text of texts(root)) {
        const { parentElement: parent } = text;
        if (!parent || !text.data.trim() || parent.closest('script, style, svg, textarea, font'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data + mark;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, mark);
}

async function opened(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await started(page);
  await translate(page);
}

test.describe('a page that the browser has translated goes on working:', () => {
  test('the calculator', async ({ page, trouble }) => {
    await opened(page, pagePaths.fees);
    // React renders a translated calculator anew, with what was chosen before.
    const slider = page.getByRole('slider');
    await slider.evaluate((input: HTMLInputElement) => {
      input.value = '5';
    });
    await page.mouse.move(9, 9, { steps: 3 });
    await expect(page.locator('[data-island=cost-calculator]')).toHaveAttribute(
      'data-state',
      'ready',
    );
    await expect(slider).toHaveValue('5');
    const receipt = page.locator('form .receipt');
    const plan = page.getByRole('checkbox');
    const heading = cost.receipt.headings.individual.other;
    await expect(receipt).toContainText(heading.replace('{count}', '5'));
    await plan.check();
    await expect(receipt.locator('dd').nth(3)).toHaveText(/^5 × /);
    await plan.uncheck();
    await expect(receipt.locator('dd')).toHaveCount(2);
    await plan.check();
    await expect(receipt).toContainText(cost.receipt.rebate);
    await page.getByRole('radio').nth(1).check({ force: true });
    await expect(receipt.locator('dd')).toHaveCount(2);
    // React says that it renders an island anew whose words are not those that it knows.
    trouble.console = trouble.console.filter((line) => !/error #418/.test(line));
  });

  test('the form, with what is typed before it is hydrated, and its toast', async ({ page }) => {
    const { form, toast } = pages.contact;
    const release = await holdBack(page, /\/react-[^/]*\.js$/);
    await page.goto(pagePaths.contact);
    await started(page);
    await translate(page, '…');
    await page.getByLabel(form.message.label).fill('We argue');
    release();
    const submit = page.locator('form [type=submit]');
    await expect(submit).toBeEnabled();
    await page.keyboard.type(' every night.');
    await expect(page.locator('[name=message]')).toHaveValue('We argue every night.');
    for (const times of [1, 2]) {
      await fillIn(page, { ...enquiry, message: `Enquiry ${times}` });
      await submit.click();
      await expect(page.locator('.toast')).toContainText(toast.title);
    }
    await page.getByRole('button', { name: toast.close }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('the services menu', async ({ page }) => {
    await opened(page, pagePaths.home);
    await page.getByRole('button', { name: common.openServices }).click();
    await page.getByRole('menuitem', { name: pageName('individual', 'en') }).click();
    await expect(page).toHaveURL(pagePaths.individual);
  });
});
