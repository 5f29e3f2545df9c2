/** @jest-environment node */
import type { ReactNode } from 'react';
import type { Practice } from '@/site/checks/practice-schema';
import { allLocales, type Locale } from '@/site/locales';
import { practice as specified } from '../fixtures/specified-practice';
import { plainSpaces } from '../fixtures/traces';

/** The whole site's texts in a language, for a practice with some answers. */
function siteWith(answers: Partial<Practice>, locale: Locale) {
  jest.resetModules();
  jest.doMock('@/content/practice', () => ({ practice: { ...specified, ...answers } }));
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const { wordsFor } = require('@/site/words');
  const { pageMetadata } = require('@/seo/metadata');
  const { structuredData } = require('@/seo/structured-data');
  const { plainPage } = require('@/site/pages');
  const { llmsText } = require('@/seo/llms');
  const { blogFeed } = require('@/seo/feed');
  const { pageIds, isService } = require('@/site/addresses');
  const { Footer } = require('@/components/layout/footer');
  const html = (page: ReactNode) => renderToStaticMarkup(page) as string;
  const folder = (id: string) => require(`@/components/pages/${id}/${id}-page`);
  const pages = Object.fromEntries(
    pageIds.map((id: string) => {
      const [Page] = Object.values(folder(id)) as React.ComponentType<{ locale: Locale }>[];
      return [id, html(createElement(Page, { locale }))];
    }),
  ) as Record<string, string>;
  const machines = pageIds.map((id: string) =>
    JSON.stringify([pageMetadata(id, locale), structuredData(plainPage(id), locale)]),
  );
  return {
    words: wordsFor(locale),
    pages,
    footer: html(createElement(Footer, { locale })),
    services: pageIds.filter(isService),
    machines: machines.join('\n'),
    files: `${llmsText()}${blogFeed()}`,
  };
}

const textOf = (html: string) => plainSpaces(html.replace(/<[^>]*>/g, ' '));
const registration = (practitionerRegistered: boolean) => ({
  medicare: { ...specified.medicare, practitionerRegistered },
});
const ofMedicare =
  /Medicare|Mental Health Care Plan|Mental Health Treatment Plan|96[.,]65|83[.,]35/g;

describe.each(allLocales)('Medicare, in %s', (locale) => {
  it('is named in one sentence, on one page, where the practitioner is not registered', () => {
    const { words, pages, machines, files, footer } = siteWith(registration(false), locale);
    const sentence = plainSpaces(words.common.medicareCondition);
    for (const [id, html] of Object.entries(pages)) {
      const [before = '', ...after] = textOf(html).split(sentence);
      expect(after).toHaveLength(id === 'fees' ? 1 : 0);
      expect(`${id}: ${(before + after).match(ofMedicare)}`).toBe(`${id}: null`);
    }
    expect((machines + footer).match(ofMedicare)).toBeNull();
    const english = plainSpaces(siteWith(registration(false), 'en').words.common.medicareCondition);
    expect(plainSpaces(files).replace(english, '').match(ofMedicare)).toBeNull();
  });

  it('is hedged nowhere where the practitioner is registered', () => {
    const { pages, machines, files } = siteWith(registration(true), locale);
    const said = textOf(Object.values(pages).join(' ')) + machines + files;
    const unsaid = siteWith({}, locale);
    expect(said).not.toContain(plainSpaces(unsaid.words.common.medicareCondition));
    expect(said).not.toMatch(
      /if I’m registered|solo con profesionales|si votre thérapeute a l’agrément|Si oui|só com profissionais/,
    );
    expect(said).toMatch(/96[.,]65/);
  });
});
