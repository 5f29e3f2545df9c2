import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Text, TextWithin } from '@/components/sections/text';
import { crisisLines } from '@/content/crisis-lines';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { allLocales, type Locale, locales } from '@/content/locales';
import { wordsFor } from '@/content/words';

describe('a crisis number in a text', () => {
  it.each(Object.values(crisisLines))('$number dials $href', ({ number, href }) => {
    render(<Text>{`Call ${number.replaceAll('\u00a0', ' ')}, day or night.`}</Text>);
    expect(screen.getByRole('link')).toHaveTextContent(number.replaceAll('\u00a0', ' '));
    expect(screen.getByRole('link').textContent).toBe(number);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
    expect(document.body).toHaveTextContent(/^Call .+, day or night\.$/);
  });

  it('is no part of another number', () => {
    render(<Text>{'10.000, 1,000, 20\u00a0000, 0001 and 131 4500'}</Text>);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is found beside English terms, and in what an article has in bold', () => {
    const { container } = render(
      <>
        <Text locale="es">{'Llame al\u00a0000 y pida «Police».'}</Text>
        <TextWithin>
          Call 000 <strong>now</strong> or 13 11 14.
        </TextWithin>
      </>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(container.querySelector('[lang]')).toHaveTextContent('Police');
    expect(container.querySelector('[lang]')).toHaveAttribute('lang', locales.en.tag);
  });
});

/**
 * The words of each language for violence and for suicide, and the phrases in which they mean something else. A
 * number has to stand in the sentence that has such a word, or in the one before or after it. A second number
 * may follow in a sentence of its own.
 */
const dangers: Record<Locale, { violence: RegExp; suicide: RegExp }> = {
  en: {
    violence:
      /violen|threat(s|ens|ened)\b|hits you|hurts you\b|(afraid|frightened) of your partner|(not|n’t) safe at home|forced|controlled/i,
    suicide:
      /suicid|(end|ending|take|taking) your (own )?life|kill|(want|wanting) to (die|be here)/i,
  },
  es: {
    violence:
      /violencia|amena[zc]|le (vigil|aísl|presion|peg)|golpe|pareja le d[aé] miedo|miedo (a|de) su pareja|le hace daño|no está a salvo|lo que se vivió con miedo/i,
    suicide:
      /suicid|quitarse la vida|acabar con su vida|(querer|quiere|ganas de) (seguir )?(morir|vivir|viviendo|estar aquí)/i,
  },
  fr: {
    violence:
      /violen(ce|t)|menace|emprise|vous (frappe|surveille|impose|suit à la trace|fait du mal)|vécu dans la peur|peur de (votre partenaire|lui|elle)/i,
    suicide:
      /suicid|mettre fin à vos jours|(pense à|envie de) (mourir|vivre|ne plus être)|en finir/i,
  },
  'pt-br': {
    violence:
      /violência|ameaç|vigil|bate em você|medo d[eoa] (seu|sua|pessoa|quem)|pressão para fazer/i,
    suicide:
      /suic[ií]d|tirar a própria vida|acabar com a (própria )?vida|(querer|pensa em|vontade de) (morrer|viver|não estar)/i,
  },
};

/** The languages that are tested. */
const held: readonly Locale[] = ['en', 'es', 'fr', 'pt-br'];

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
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);
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
      ['infidelity-ptsd', texts(infidelityPtsd)],
    );
  }
  const segmenter = new Intl.Segmenter(locales[locale].tag, { granularity: 'sentence' });
  return pages.map(([where, parts]) => ({
    where,
    sentences: parts.flatMap((part) => [...segmenter.segment(part)].map(({ segment }) => segment)),
  }));
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(allLocales)('danger in %s', (locale) => {
  const check = held.includes(locale) ? it : it.skip;
  check.each(['violence', 'suicide'] as const)('%s has its numbers beside it', (danger) => {
    const alone = pagesOf(locale).flatMap(({ where, sentences }) =>
      sentences
        .filter((sentence, index) => {
          if (!dangers[locale][danger].test(plain(sentence))) return false;
          const has = (from: number, to: number) => {
            const around = plain(sentences.slice(Math.max(0, from), to + 1).join(' '));
            return needed[danger].map((number) => around.includes(plain(number)));
          };
          const one = has(index - 1, index + 1).some(Boolean);
          return !one || !has(index - 1, index + 2).every(Boolean);
        })
        .map((sentence) => `${where}: ${sentence}`),
    );
    expect(alone).toEqual([]);
  });
});
