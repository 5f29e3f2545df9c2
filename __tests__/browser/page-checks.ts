import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import type { RunsInPage } from './site';

/*
 * Checks that every screen has to pass, whatever it says. Each returns a list of the faults that it found, so
 * that a failure names the element.
 */

/** Axe's rule for names that lack the visible text, which is off by default. */
const named = { 'label-content-name-mismatch': { enabled: true } };

/** All of axe's rules. */
export function axe(page: Page) {
  return runAxe(page, { rules: named });
}

/** All but contrast, which takes two thirds of the time: colours do not depend on what is written. */
export function axeOfWords(page: Page) {
  return runAxe(page, { rules: { ...named, 'color-contrast': { enabled: false } } });
}

/** Axe's contrast alone: all that a change of colours can break. */
export function contrast(page: Page) {
  return runAxe(page, { runOnly: ['color-contrast'] });
}

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

/** Controls under 24 px (WCAG 2.5.8). A link in a sentence is as high as its line. */
export function smallControls(page: Page) {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        // Some are visible only with the focus. A radio button is as large as its label.
        const unseen = !control.checkVisibility() || width <= 1 || height <= 1;
        const inSentence = getComputedStyle(control).display === 'inline';
        if (unseen || inSentence || Math.min(width, height) >= 24) return [];
        return `${width} × ${height} px: ${control.outerHTML.slice(0, 120)}`;
      }),
    'a, button, summary, input, textarea, label:has(input)',
  );
}

/** Links to the phone and to the contact page in header and footer, in their order (WCAG 3.2.6). */
export function help(page: Page) {
  return page
    .locator(
      'body > :is(header, footer, aside) a:is([href^="tel:+"], [href$="/contact"], [href="#enquiry"]):not([data-locale])',
    )
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => {
          const part = link.closest('body > *')?.localName;
          return `${part}: ${link.getAttribute('href')?.startsWith('tel:') ? 'phone' : 'contact'}`;
        }),
    );
}

/** Sets the text spacing that WCAG 1.4.12 names, or takes it back. */
export async function spaceText(page: Page, spaced: boolean) {
  await page.evaluate(
    (rules) => {
      // The page's policy forbids style elements, so this adds a constructed stylesheet.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    !spaced
      ? ''
      : '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
}

/** Texts that are cut off by their own box or by one around it. */
export function clipped(page: RunsInPage) {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const boxOf = ({ left, right, top, bottom }: DOMRect) =>
      [left, right, top, bottom].map(Math.round).join(' ');
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (
        let box: Element | null = holder;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        // For screen readers only.
        if (clipPath !== 'none') break;
        const bounds = box.getBoundingClientRect();
        const cut = (overflow: string, over: number) =>
          (overflow === 'hidden' || overflow === 'clip') && over > 1;
        if (
          cut(overflowX, Math.max(bounds.left - words.left, words.right - bounds.right)) ||
          cut(overflowY, Math.max(bounds.top - words.top, words.bottom - bounds.bottom))
        )
          faults.add(
            `${text.textContent.slice(0, 80)}, at ${boxOf(words)}, in ${boxOf(bounds)} of ${box.outerHTML.slice(0, 80)}`,
          );
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
    const ringed = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) {
        if (!control.matches(':disabled'))
          faults.push(`no focus: ${control.outerHTML.slice(0, 120)}`);
        continue;
      }
      // The ring of a radio button is drawn round its label, and that of a card's link round the card: by
      // the card, since one drawn within it would be cut off at its edge.
      const label = control.clientWidth <= 1 ? control.closest('label') : null;
      const card = control.closest('.relative.group');
      if (!ringed(label ?? control) && !(card && ringed(card)))
        faults.push(`no ring: ${control.outerHTML.slice(0, 120)}`);

      const box = (label ?? control).getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const seen = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top && (control.contains(top) || label?.contains(top) || top.contains(control));
      });
      if (!seen) faults.push(`covered: ${control.outerHTML.slice(0, 120)}`);
    }
    return faults;
  }, 'a[href], button, summary, input, textarea');
}

/** Animations and transitions that remain although the visitor asked for reduced motion. */
export function movements(page: Page) {
  return page.evaluate(() => {
    const faults = document
      .getAnimations()
      .map((animation) => `runs: ${(animation as CSSAnimation).animationName}`);
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const { animationName, transitionProperty, transitionDuration, scrollBehavior } =
          getComputedStyle(element, pseudo);
        const still =
          animationName === 'none' &&
          (transitionProperty === 'none' || /^0s(, 0s)*$/.test(transitionDuration)) &&
          scrollBehavior === 'auto';
        if (!still) faults.push(`${element.outerHTML.slice(0, 120)} ${pseudo ?? ''}`);
      }
    }
    return faults;
  });
}

/** What is written on the page in other colours than black on white; on paper nothing is. */
export function colours(page: Page) {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('main *')) {
      const { color, backgroundColor, visibility } = getComputedStyle(element);
      const writes = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (!element.checkVisibility() || visibility === 'hidden') continue;
      if (writes && color !== 'rgb(0, 0, 0)') found.add(`text ${color}`);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') found.add(`ground ${backgroundColor}`);
    }
    return [...found];
  });
}
