import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Text } from '@/components/sections/text';
import { HelpEntries } from '@/components/sections/text-blocks';
import { type CrisisLine, crisisLines, crisisNumbers } from '@/content/crisis-lines';
import { allLocales, type Locale, locales } from '@/site/locales';
import type { Entry } from '@/site/shapes';
import { ptsdWords, wordsFor } from '@/site/words';
import { plainSpaces } from '../fixtures/traces';

describe('a crisis number in a text', () => {
  type Line = { number: string; href: string; text?: { number: string; href: string } };
  it.each<Line>([crisisLines.emergency, crisisLines.lifeline, crisisLines.respect])(
    '$number dials $href, and offers a text message where there is one',
    (line: CrisisLine) => {
      render(<Text>{`Call ${line.number.replaceAll('\u00a0', ' ')}, day or night.`}</Text>);
      const links = screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
      const texted = line.text ? [[line.text.number, line.text.href]] : [];
      expect(links).toEqual([[line.number, line.href], ...texted]);
    },
  );

  it('is no part of another number', () => {
    render(<Text>{'10.000, 1,000, 20\u00a0000, 0001 and 131 4500'}</Text>);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('the numbers of a passage on danger follow its first entry', () => {
  const entries = [
    { title: 'A phone', text: 'If someone checks your phone.' },
    { title: 'Danger', text: 'In danger, call 000.\n\nYou are heard.' },
  ];
  const { container } = render(<HelpEntries locale="en" entries={entries} />);
  const table = screen.getByRole('list');
  const texts = [...container.querySelectorAll('h3, p')];
  const before = texts.filter(
    (text) => text.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(before.map(({ textContent }) => textContent)).toEqual([
    'A phone',
    'If someone checks your phone.',
  ]);
  expect(texts.at(-1)).toHaveTextContent('You are heard.');
});

/**
 * The words of each language for violence and for suicide, and the phrases in which they mean something else. A
 * number has to stand in the sentence that has such a word, or in the one before or after it. A second number
 * may follow in a sentence of its own.
 */
const dangers: Record<Locale, { violence: RegExp; suicide: RegExp }> = {
  en: {
    violence:
      /violen|threat(s|ens|ened)\b|hits you|hurts you\b|(afraid|frightened) of your partner|(not|n’t) safe at home|forced|controlled|chokes|fear how your partner|made you have sex/i,
    suicide:
      /suicid|(end|ending|take|taking) your (own )?life|kill|(want|wanting) to (die|be here)/i,
  },
  es: {
    violence:
      /violencia|amena[zc](?!ar con hacerlo)|le (vigil|aísl|presion|peg)|golpe|pareja le d[aé] miedo|miedo (a|de) su pareja|le hace daño|no está a salvo|le (aprieta|obliga|acosa|rastre)|teme cómo/i,
    suicide:
      /suicid|quitarse la vida|acabar con su vida|(querer|quiere|ganas de) (seguir )?(morir|vivir|viviendo|estar aquí)/i,
  },
  fr: {
    violence:
      /violen(ce|t)|menace(?!r de le faire)|emprise|vous (frappe|surveille|impose|suit à la trace|fait du mal)|vécu dans la peur|peur de (votre partenaire|lui|elle)/i,
    suicide:
      /suicid|mettre fin à vos jours|(pense à|envie de) (mourir|vivre|ne plus être)|en finir/i,
  },
  'pt-br': {
    violence:
      /violência|ameaç(?!ar fazer isso)|vigil|bate em você|aperta o seu pescoço|machuca você|força você|medo d[eoa] (seu|sua|pessoa|quem|como)|pressão para fazer/i,
    suicide:
      /suic[ií]d|se matar|tirar a própria vida|acabar com a (própria )?vida|(querer|pensa em|vontade de) (não )?(morrer|viver|estar)/i,
  },
};

const { emergency, lifeline, respect } = crisisLines;
const needed: Record<'violence' | 'suicide', string[]> = {
  violence: [emergency.number, respect.number],
  suicide: [emergency.number, lifeline.number],
};

type Sentences = { where: string; sentences: string[] };

/** All sentences of a language, page by page, in reading order. */
function pagesOf(locale: Locale): Sentences[] {
  const article = (path: string) =>
    readFileSync(path, 'utf8')
      .replace(/\[([^\]]*)\]\(tel:[^)]*\)/g, '$1')
      .replace('<CrisisLines />', [...needed.violence, ...needed.suicide].join(' '))
      .replace(/<[^>]+>/g, '');
  // A title belongs to the first sentence below it.
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    const { title, text, ...rest } = value as Partial<Entry>;
    return typeof title === 'string' && typeof text === 'string'
      ? [`${title}: ${text}`, ...texts(rest)]
      : Object.values(value as object).flatMap(texts);
  };
  // The footer's own labels stand before their numbers.
  const { pages: byId, ...others } = wordsFor(locale);
  const { crisis: _, ...common } = others.common;
  const pages: [string, string[]][] = [
    ...Object.entries({ ...others, ...byId, common }).map(([name, page]): [string, string[]] => [
      name,
      texts(page),
    ]),
    ['five-signs', article(`content/posts/1/${locale}.mdx`).split(/\n+/)],
  ];
  if (locale === 'en') {
    pages.push(
      ['infidelity-ptsd, article', article('content/posts/infidelity-ptsd/en.mdx').split(/\n+/)],
      ['infidelity-ptsd', texts(ptsdWords)],
    );
  }
  const segmenter = new Intl.Segmenter(locales[locale].tag, { granularity: 'sentence' });
  return pages.map(([where, parts]) => ({
    where,
    sentences: parts
      .flatMap((part) => part.split('\n\n'))
      .flatMap((paragraph) => [...segmenter.segment(paragraph)].map(({ segment }) => segment)),
  }));
}

describe.each(allLocales)('danger in %s', (locale) => {
  it.each(['violence', 'suicide'] as const)('%s has its numbers beside it', (danger) => {
    const spoken = pagesOf(locale).flatMap(({ where, sentences }) =>
      sentences.flatMap((sentence, index) => {
        if (!dangers[locale][danger].test(plainSpaces(sentence))) return [];
        const has = (from: number, to: number) => {
          const around = plainSpaces(sentences.slice(Math.max(0, from), to + 1).join(' '));
          return needed[danger].map((number) => around.includes(plainSpaces(number)));
        };
        const one = has(index - 1, index + 1).some(Boolean);
        const all = has(index - 1, index + 2).every(Boolean);
        return { where: `${where}: ${sentence}`, isAlone: !one || !all };
      }),
    );
    expect(spoken).not.toHaveLength(0);
    const alone = spoken.filter(({ isAlone }) => isAlone).map(({ where }) => where);
    expect(alone).toEqual([]);
  });
});

/** The crisis numbers of each section of a language's words, by the keys that lead to it. */
function numbersBySection(locale: Locale): Record<string, string[]> {
  const { pages, ...others } = wordsFor(locale);
  const sections = [others, ...Object.entries(pages).map(([id, page]) => ({ [id]: page }))].flatMap(
    (words) =>
      Object.entries(words).flatMap(([name, page]) =>
        Object.entries(page).map(([section, part]) => [`${name}.${section}`, part] as const),
      ),
  );
  const article = readFileSync(`content/posts/1/${locale}.mdx`, 'utf8').split(/^## /m);
  const all = [...sections, ...article.map((part, index) => [`article ${index}`, part] as const)];
  return Object.fromEntries(
    all.map(([name, part]) => {
      const found = JSON.stringify(part).matchAll(new RegExp(crisisNumbers, 'g'));
      // Interpreters are for those who do not speak English.
      const numbers = [...found]
        .map(([number]) => plainSpaces(number))
        .filter((number) => number !== '131 450');
      return [name, [...new Set(numbers)].sort()];
    }),
  );
}

it.each(allLocales)('the same danger has the same numbers in %s', (locale) => {
  expect(numbersBySection(locale)).toEqual(numbersBySection('en'));
});
