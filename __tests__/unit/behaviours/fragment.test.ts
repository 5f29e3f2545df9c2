/** @jest-environment jsdom */

import { unfoldTarget } from '@/browser/behaviours/fragment';

const details = () => document.querySelector('details') as HTMLDetailsElement;

beforeEach(() => {
  document.body.innerHTML =
    '<h2 id="open">Open</h2><details><summary><h2 id="closed">Closed</h2></summary><p id="within">Within</p></details>';
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  location.hash = '';
});

it.each([
  ['#open', false],
  ['#closed', true],
  ['#within', true],
])('a page that is opened at %s has the closed part open: %s', (hash, open) => {
  location.hash = hash;
  unfoldTarget();
  expect(details().open).toBe(open);
});

it('opens the part when a link leads there, and only then moves the page', () => {
  unfoldTarget();
  location.hash = '#within';
  window.dispatchEvent(new Event('hashchange'));
  expect(details().open).toBe(true);
  window.dispatchEvent(new Event('hashchange'));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});
