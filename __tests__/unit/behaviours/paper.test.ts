/** @jest-environment jsdom */

import { unfoldOnPaper } from '@/browser/behaviours/paper';

it('unfolds everything on paper, and folds again what was folded', () => {
  unfoldOnPaper();
  document.body.innerHTML = '<main><details></details><details open></details></main>';
  const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
  window.dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([false, true]);
});
