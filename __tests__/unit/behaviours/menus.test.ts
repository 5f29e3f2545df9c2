/** @jest-environment jsdom */

import { fireEvent } from '@testing-library/react';
import { closeMenus } from '@/browser/behaviours/menus';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const menu = () => find('details') as HTMLDetailsElement;

beforeEach(() => {
  document.body.innerHTML =
    '<details data-menu open><summary tabindex="0">Menu</summary><a href="#there"></a></details><button></button>';
  closeMenus();
});

it.each([
  ['its link is followed', () => fireEvent.click(find('a'))],
  ['something outside is pressed', () => fireEvent.pointerDown(find('button'))],
  ['the focus goes elsewhere', () => find('button').focus()],
  ['Escape is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('closes when %s', (_, act) => {
  act();
  expect(menu().open).toBe(false);
});

it('gives the focus back to its button on Escape, where the focus was in it', () => {
  find('a').focus();
  fireEvent.keyDown(find('a'), { key: 'Escape' });
  expect(find('summary')).toHaveFocus();
});

it('stays open while it is used', () => {
  fireEvent.pointerDown(find('a'));
  find('a').focus();
  expect(menu().open).toBe(true);
});
