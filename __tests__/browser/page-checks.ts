import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

/*
 * Checks that every screen has to pass, whatever it says. Each returns a list of the faults that it found, so
 * that a failure names the element.
 */

/** Axe's rule for names that lack the visible text, which is off by default. */
const named = { 'label-content-name-mismatch': { enabled: true } };

/** All of axe's rules. */
export const axe = (page: Page) => runAxe(page, { rules: named });

/** All but contrast, which takes two thirds of the time: colours do not depend on what is written. */
export const axeOfWords = (page: Page) =>
  runAxe(page, { rules: { ...named, 'color-contrast': { enabled: false } } });

/** Axe's contrast alone: all that a change of colours can break. */
export const contrast = (page: Page) => runAxe(page, { runOnly: ['color-contrast'] });

/** Controls under 24 px, and too near to others (WCAG 2.5.8). */
export const smallControls = (page: Page) => runAxe(page, { runOnly: ['target-size'] });

/** Half of the size of `axe.source`, which every page has to read. */
const axeSource = readFileSync(
  createRequire(resolve('package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Not by `@axe-core/playwright`, which loads axe into the page for every run: half of the time. */
async function runAxe(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    return (await axe.run(document, { ...options, resultTypes: ['violations'] })).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

/** Sets the text spacing that WCAG 1.4.12 names, or takes it back. */
export async function spaceText(page: Page, spaced: boolean) {
  await page.evaluate((spaced) => {
    // The page's policy forbids style elements, so this adds a constructed stylesheet.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = spaced ? [sheet] : [];
  }, spaced);
}

/** Texts that are cut off by their own box or by one around it. */
export function clipped(page: Page) {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let box = text.parentElement;
      if (!text.textContent?.trim() || !box?.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      // What scrolls sideways within a box is no further cut by those around it.
      let scrolls = false;
      for (; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        // For screen readers only.
        if (clipPath !== 'none') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const beside = Math.max(left - words.left, words.right - right);
        const below = Math.max(top - words.top, words.bottom - bottom);
        scrolls ||= /auto|scroll/.test(overflowX);
        if ((!scrolls && cuts(overflowX) && beside > 1) || (cuts(overflowY) && below > 1))
          faults.add(`${text.textContent.slice(0, 80)}, in ${box.outerHTML.slice(0, 80)}`);
      }
    }
    return [...faults];
  });
}

/**
 * Takes the focus through the whole page, from a key on, since the ring is for the keyboard.
 * @returns controls whose focus is not drawn (WCAG 2.4.7), or that something else then covers (2.4.11)
 */
export async function focus(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate((selector) => {
    const faults: string[] = [];
    const ringed = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const fault = (what: string) => faults.push(`${what}: ${control.outerHTML.slice(0, 120)}`);
      control.focus();
      if (document.activeElement !== control) {
        fault('no focus');
        continue;
      }
      // A radio button's ring is drawn round its label. That of a card's link is drawn by the card, or before it.
      const label = control.clientWidth <= 1 ? control.closest('label') : null;
      const card = control.closest('.relative.group');
      if (!ringed(label ?? control) && !(card && (ringed(card) || ringed(card, '::before'))))
        fault('no ring');

      const { left, top, width, height } = (label ?? control).getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      const seen = parts.some((x) =>
        parts.some((y) => {
          const there = document.elementFromPoint(left + width * x, top + height * y);
          return (
            there && (control.contains(there) || label?.contains(there) || there.contains(control))
          );
        }),
      );
      if (!seen) fault('covered');
    }
    return faults;
  }, ':is(a[href], button, summary, input, textarea):not(:disabled)');
}

/** Lists that VoiceOver no longer calls lists, since they have `none` for a marker. In a navigation it always does. */
export function lostLists(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('ul, ol')]
      .filter((list) => !list.closest('nav') && getComputedStyle(list).listStyleType === 'none')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

/** Elements that would still move although the visitor asked for reduced motion. */
export function movements(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after']
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(
          ({ animationName, transitionProperty, scrollBehavior }) =>
            [animationName, transitionProperty, scrollBehavior].join() !== 'none,none,auto',
        )
        .map(() => element.outerHTML.slice(0, 120)),
    ),
  );
}
