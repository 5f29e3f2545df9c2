/** @jest-environment node */
import { breathing } from '@/content/en/breathing';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { allLocales, type Locale } from '@/content/locales';
import { allPosts, isDedicated } from '@/content/posts';
import { wordsFor } from '@/content/words';

type Turns = [what: string, pattern: RegExp, limit: number][];

/**
 * Turns of phrase that readers of each language found overused, and how often each may occur in the whole site.
 * A page that needs one more takes it from another page.
 */
const turns: Partial<Record<Locale, Turns>> = {
  en: [
    ['the mirror sentence', /\bthe other\b/i, 4],
    ['what is not needed', /needn’t|(don’t|doesn’t) (need|have) to?|need (neither|only)/i, 2],
    ['plain', /\bplain(ly)?\b/i, 1],
    ['nobody', /\b(nobody|no one)\b/i, 6],
    ['seldom and rarely', /\b(seldom|rarely)\b/i, 3],
    ['kitchens', /\b(kitchen|bins|dishes|dishwasher|kettle|sink)\b/i, 3],
    ['small hours', /\b(\d am\b(?!.*pm)|in the morning|before dawn|lie awake|awake at)\b/i, 3],
    ['the promise of a reply', /within 24 hours/i, 6],
    ['how little to write', /(?<!other )two lines|few lines|line or two|few words/i, 1],
    ['roles not applied for', /applied for/i, 1],
    ['the way back', /\bway back\b/i, 6],
    ['what to look up elsewhere', /(foot|top) of this page/i, 0],
    [
      'service, for when',
      /^[^.]{0,40}(counselling|therapy|recovery|management),? (for )?when\b/i,
      2,
    ],
  ],
  es: [
    ['la otra persona', /\bla otra persona\b/i, 1],
    ['alguien', /\balguien\b/i, 12],
    ['nadie', /\bnadie\b/i, 13],
    ['cada cual, cada persona', /\bcada (cual|persona)\b/i, 2],
    ['las dos personas', /\b(ambas|las dos) personas\b/i, 1],
    ['un lado y el otro', /\b(un|cada|los dos) lados?\b/i, 1],
    ['quizá', /quizá/i, 9],
    ['puede que', /\bpuede que\b/i, 9],
    ['lo que no hace falta', /no (hace falta|necesita|tiene que)/i, 4],
    ['rara vez', /\brara vez\b/i, 1],
    ['por su cuenta', /\bpor su cuenta\b/i, 1],
    ['camino de vuelta', /camino de vuelta/i, 2],
    ['lo poco que hay que escribir', /\b(unas|dos) líneas\b/i, 3],
    ['lo que hay debajo', /\bdebajo\b/i, 3],
    ['la promesa de una respuesta', /24 horas/i, 9],
  ],
  fr: [
    ['cela', /\bcela\b/i, 9],
    ['pas besoin', /(pas|nul) besoin/i, 1],
    ['suffit', /\bsuffi(t|sent)\b/i, 2],
    ['peut-être', /peut-être/i, 11],
    ['nous regardons, cherchons', /nous (regardons|cherchons)/i, 1],
    ['une seule', /une seule (personne|chose|phrase)/i, 2],
    ['sans l’autre', /sans l’autre/i, 0],
    ['d’un côté', /d’un côté/i, 1],
    ['à deux entre virgules', /, à deux,/i, 1],
    ['la promesse d’une réponse', /24\sheures/i, 9],
    ['souvent', /\bsouvent\b/i, 13],
    ['l’un, l’autre', /l’un\b[^.]{0,60}l’autre/i, 18],
    ['commencez', /\bcommencez\b/i, 10],
  ],
  'pt-br': [
    ['outra pessoa', /outra pessoa/i, 1],
    ['pessoa com quem', /pessoa com quem/i, 1],
    ['não precisa', /não (precisa|é preciso)/i, 2],
    ['já não', /\bjá não\b/i, 1],
    ['isto', /\b[nd]?isto\b/i, 1],
    ['uma coisa puxa a outra', /puxa a outra/i, 0],
    ['pelo mesmo valor', /pelo mesmo valor/i, 5],
    ['a promessa de resposta', /24\shoras/i, 7],
    ['não é o lugar', /não é o lugar/i, 0],
    ['ninguém', /\bninguém\b/i, 20],
    ['talvez', /\btalvez\b/i, 10],
    ['a dois', /\ba dois\b/i, 7],
    ['o que há por trás', /por (trás|baixo) d/i, 4],
    ['em voz alta', /em voz alta/i, 3],
    ['de um lado', /\bde um lado\b/i, 3],
    ['quão pouco escrever', /(?<!outras )(duas|algumas) linhas/i, 1],
    ['o que fica para depois', /história inteira|para depois/i, 4],
  ],
};

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);
const isSentence = (text: string) => /[.!?…]\S?$/.test(text);
/** Whether a text ends with a short, polished sentence. One with a phone number does not count. */
const endsShort = (text: string) => {
  const [last = '', ...before] = text.split(/(?<=[.!?])\s+/).reverse();
  return before.length > 0 && last.split(/\s+/).length < 10 && !/\d/.test(last);
};

/** The posts that came with the site. Posts that the practice adds are in its own voice. */
const ours = allPosts().filter(({ id }) => isDedicated(id) || /^\d+$/.test(id));

/** All words of a language, text by text, with plain spaces. */
const wordsOf = (locale: Locale) =>
  [
    ...texts(wordsFor(locale)),
    ...(locale === 'en' ? texts([infidelityPtsd, breathing]) : []),
    ...ours.flatMap(({ texts }) => {
      const { title = '', excerpt = '', text = '' } = texts[locale] ?? {};
      return [title, excerpt, ...text.replace(/<[^>]+>/g, '').split(/\n+/)];
    }),
  ].map((text) => text.replace(/[\u00a0\u202f]/g, ' '));

describe.each(Object.entries(turns) as [Locale, Turns][])('in %s', (locale, turns) => {
  it.each(turns)('%s stays rare', (_, pattern, limit) => {
    const found = wordsOf(locale).flatMap((text) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
        ({ 0: match, index }) => `${match}: ${text.slice(Math.max(0, index - 40), index + 60)}`,
      ),
    );
    // A list rather than a count, so that a failure says where to look.
    expect(found.length > limit ? found : []).toEqual([]);
  });
});

describe.each(allLocales)('in %s', (locale) => {
  it.each(Object.entries(wordsFor(locale).pages))(
    'on %s at most one section in four ends on a short line',
    (_, page) => {
      const ends = Object.values({ ...page, meta: '' }).flatMap((section) => {
        const last = texts(section).filter(isSentence).at(-1);
        return last ? [last] : [];
      });
      const short = ends.filter(endsShort);
      expect(short.length > Math.max(1, ends.length / 4) ? short : []).toEqual([]);
    },
  );
});
