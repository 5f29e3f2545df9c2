/** @jest-environment jsdom */

import { fireEvent } from '@testing-library/react';
import { unfoldTarget } from '@/browser/behaviours/fragment';
import { keepAddress } from '@/browser/behaviours/language-links';
import { closeMenus } from '@/browser/behaviours/menus';
import { unfoldOnPaper } from '@/browser/behaviours/paper';
import { keepForm } from '@/browser/behaviours/same-page';

describe('a link into a folded part', () => {
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
});

describe('the language switch', () => {
  it('gives the language links the path, the query and the fragment of the address', () => {
    window.history.replaceState(null, '', '/blog/another-post?from=mail#signs');
    document.body.innerHTML = '<a data-locale="fr" href="/fr/blog/1"></a>';
    const link = document.querySelector('a');
    keepAddress();
    expect(link).toHaveAttribute('href', '/fr/blog/another-post?from=mail#signs');
    window.history.replaceState(null, '', '#help');
    window.dispatchEvent(new Event('hashchange'));
    expect(link).toHaveAttribute('href', '/fr/blog/another-post?from=mail#help');
  });

  it.each([
    ['/ES', '/', '/es'],
    ['/pt/fees', '/fees', '/es/fees'],
    ['/PT-BR/fees?a#b', '/fees?a#b', '/es/fees?a#b'],
    ['/fr/nowhere', '/nowhere', '/es/nowhere'],
    ['/nowhere', '/nowhere', '/es/nowhere'],
  ])('leads from the 404 screen at %s to English and to Spanish', (address, english, spanish) => {
    window.history.replaceState(null, '', address);
    document.body.innerHTML =
      '<p data-nearest></p><a data-locale="en"></a><a data-locale="es"></a>';
    keepAddress();
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([english, spanish]);
  });
});

describe('a menu', () => {
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
});

it('unfolds everything on paper, and folds again what was folded', () => {
  unfoldOnPaper();
  document.body.innerHTML = '<main><details></details><details open></details></main>';
  const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
  window.dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([false, true]);
});

it.each([
  ['/contact', '#main'],
  ['/contact#enquiry', '#enquiry'],
  ['/fr/contact', '/fr/contact'],
  ['https://counsellor.example/contact', 'https://counsellor.example/contact'],
])('a link of contact to %s leads to %s', (from, to) => {
  window.history.replaceState(null, '', '/contact?from=mail');
  document.body.innerHTML = `<form></form><a href="${from}"><b>Contact</b></a>`;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  keepForm();
  fireEvent.click(document.querySelector('b') as Element);
  expect(document.querySelector('a')).toHaveAttribute('href', to);
});
