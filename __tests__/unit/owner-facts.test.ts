import { ownerWords } from '@/facts/owner-text';
import type { Practice } from '@/facts/practice-schema';
import { allLocales, type Locale } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';
import { siteOf } from '../tools/site-of';
import { leaves, plainSpaces } from '../tools/texts';

const accepts = { eap: true, ndis: true, workCover: true, dva: true, victimAssist: true };

/** What the owner has answered. Texts are in English alone, and one is in two languages. */
const practices = {
  nothing: {},
  everything: {
    phone: '0491 570 006',
    email: 'hello@practice.test',
    texts: true,
    booking: 'https://book.practice.test/now',
    address: '12 River Street',
    voicemail: 'only me',
    gst: 'included',
    accepts,
    newClients: true,
    firstFree: 'Two weeks.',
    acknowledgement: 'I work on Kabi Kabi Country.',
    closedOn: [{ from: '2999-12-24', name: 'Summer away' }],
    claims: { ...specified.claims, satisfactionBasis: 'Of 61 asked' },
    medicare: { ...specified.medicare, practitionerRegistered: true },
    practitioner: {
      name: 'A. Name',
      letters: 'MCouns',
      qualifications: ['Master of Tests'],
      supervision: true,
      memberships: [{ body: 'Society for Tests', number: '48151' }],
      portrait: { file: 'portrait.jpg', alt: 'A woman by a window' },
      about: 'I came to this work late.\n\n  I stayed.',
      sexTherapyTraining: 'I trained at Test College.',
    },
    visit: {
      eveningTimes: 'Until seven',
      notes: 'A page for each session',
      receipts: 'A receipt names me alone.',
      stepFreeAccess: 'No step',
      videoPlatform: 'By a link',
      parking: { en: 'Two bays', fr: 'Deux places' },
    },
  },
  waitingList: { newClients: 'waiting list', visit: { training: 'Ten years of it' } },
  full: {
    newClients: false,
    voicemail: 'none',
    texts: false,
    medicare: { ...specified.medicare, practitionerRegistered: false },
    accepts: { eap: true, ndis: true, dva: false, healthFunds: { Bupa: true, HCF: false } },
  },
} satisfies Record<string, Partial<Practice>>;

/** What each practice's site says, by its modules as they are loaded for it. */
function load(facts: Partial<Practice>) {
  const { html, page, wholePage, pageIds } = siteOf(facts);
  const { wordsFor } = require('@/words/words') as typeof import('@/words/words');
  const { Footer } = require('@/components/layout/footer');
  const { pageMetadata } = require('@/seo/metadata');
  const { structuredData } = require('@/seo/structured-data');
  const { plainPage } = require('@/seo/site-pages');
  const { blogFeed } = require('@/seo/feed');
  const inLanguage = (locale: Locale) => ({
    words: wordsFor(locale),
    pages: Object.fromEntries(pageIds.map((id) => [id, page(id, locale)])),
    footer: html(Footer, { locale, here: null }),
    machines: [
      ...pageIds.flatMap((id) => [
        JSON.stringify(pageMetadata(id, locale)),
        JSON.stringify(structuredData(plainPage(id), locale)),
      ]),
      blogFeed(),
    ].join('\n'),
    /** Where one decides to call, with header and menus. */
    whole: ['individual', 'contact'].map((id) => wholePage(id, locale)),
  });
  return Object.fromEntries(allLocales.map((locale) => [locale, inLanguage(locale)])) as Record<
    Locale,
    ReturnType<typeof inLanguage>
  >;
}

const sites = {} as Record<keyof typeof practices, ReturnType<typeof load>>;
beforeAll(() => {
  for (const [name, facts] of Object.entries(practices))
    sites[name as keyof typeof practices] = load(facts);
}, 120_000);

const textOf = (...html: (string | undefined)[]) =>
  plainSpaces(html.join(' ').replace(/<[^>]*>/g, ' '));
const elementsOf = (html: string, selector: string) => {
  const body = document.createElement('body');
  body.innerHTML = html;
  return [...body.querySelectorAll(selector)];
};
/** Names and figures, which are the same in every language. */
const ofMedicare = /Medicare|Mental Health Care Plan|Mental Health Treatment Plan|96[.,]65/g;

describe.each(allLocales)('in %s', (locale) => {
  it('Medicare is named in one sentence, on one page, where the practitioner is not registered', () => {
    const { words, pages, machines, footer } = sites.full[locale];
    const sentence = plainSpaces(words.common.medicareCondition);
    for (const [id, html] of Object.entries(pages)) {
      const [before = '', ...after] = textOf(html).split(sentence);
      expect([id, after.length]).toEqual([id, id === 'fees' ? 1 : 0]);
      expect([id, (before + after).match(ofMedicare)]).toEqual([id, null]);
    }
    expect((machines + footer).match(ofMedicare)).toBeNull();
  });

  it('Medicare is hedged nowhere where the practitioner is registered', () => {
    const { words, pages, machines } = sites.everything[locale];
    const said = textOf(...Object.values(pages)) + machines;
    const certain = new Set(leaves(words).map(([, text]) => text));
    const hedged = leaves(sites.nothing[locale].words).filter(([, text]) => !certain.has(text));
    expect(hedged.length).toBeGreaterThan(1);
    expect(hedged.filter(([, text]) => said.includes(plainSpaces(text)))).toEqual([]);
    expect(said).toMatch(/96[.,]65/);
  });

  it('an answer is stated, and stands in the place of what one had to ask', () => {
    const { words, pages, footer, machines, whole } = sites.everything[locale];
    const { everything } = practices;
    const { phone, location, visit } = words.pages.contact;
    const { payment, table, accepts } = words.pages.fees;
    for (const href of ['mailto:hello@practice.test', 'sms:+61491570006', everything.booking])
      expect(pages.contact).toContain(`href="${href}"`);
    const contact = textOf(pages.contact);
    const { practitioner } = words.common;
    const onContact = [everything.address, phone.voicemail['only me'], phone.booking];
    const ofPractitioner = ['A. Name, MCouns', 'Master of Tests', practitioner.supervision];
    const membership = `Society for Tests, ${practitioner.number} 48151`;
    for (const text of [...onContact, ...ofPractitioner, membership])
      expect(contact).toContain(plainSpaces(text));
    for (const text of [table.gst.included, ...Object.values(accepts.names)])
      expect(textOf(pages.fees)).toContain(plainSpaces(text));
    expect(footer).toContain(everything.acknowledgement);
    for (const fact of [everything.email, everything.address]) expect(machines).toContain(fact);
    for (const html of whole) expect(html.split(everything.firstFree)).toHaveLength(2);
    const asked = [location.onBooking, ...Object.values<string>(visit.otherwise), payment.receipts];
    for (const sentence of asked)
      expect(contact + textOf(pages.fees)).not.toContain(plainSpaces(sentence));
    expect(textOf(pages.home)).not.toContain(words.pages.home.hero.satisfactionNote);
  });

  it('nothing refers to an answer that is not given', () => {
    const { words, pages, footer, machines } = sites.nothing[locale];
    const { phone, location, visit } = words.pages.contact;
    const { table, payment } = words.pages.fees;
    const said = textOf(...Object.values(pages), footer);
    const given = [phone.voicemail, table.gst, words.common.intake];
    for (const text of given.flatMap((forms) => Object.values<string>(forms)))
      expect(said).not.toContain(plainSpaces(text));
    for (const text of [phone.booking, words.common.practitioner.supervision])
      expect(said).not.toContain(plainSpaces(text));
    expect(Object.values(pages).join('')).not.toMatch(
      /href="(mailto:|sms:\+61(?!4)|https:\/\/book)/,
    );
    expect(machines).not.toMatch(/"email"|streetAddress/);
    const asked = [location.onBooking, visit.otherwise.waitingTime, payment.receipts];
    for (const text of [...asked, words.pages.home.hero.satisfactionNote])
      expect(said).toContain(plainSpaces(text));
  });

  it.each(['waitingList', 'full'] as const)(
    'every call to action says that nobody new is seen, and so do service pages and contact: %s',
    (form) => {
      const callsOf = ({ whole, words }: typeof open, to = words) =>
        elementsOf(whole.join(''), ':not(footer *)').filter(
          ({ tagName, textContent }) => tagName === 'A' && textContent === to.common.actions.book,
        );
      const open = sites.nothing[locale];
      const site = sites[form][locale];
      // Header, menu, the phone's bar, the page's top and its end.
      expect(callsOf(site).length).toBeGreaterThan(5);
      expect(callsOf(site).length).toBe(callsOf(open).length);
      expect(callsOf(site, open.words)).toEqual([]);
      for (const html of site.whole)
        expect(html.split(site.words.common.intake[form])).toHaveLength(2);
    },
  );
});

it('what the owner says in English alone stands on pages in another language, marked as English', () => {
  const languagesOf = (locale: Locale) => {
    const { pages, footer } = sites.everything[locale];
    const { home, fees, contact, 'sex-therapy': sexTherapy } = pages;
    const all = elementsOf([home, fees, contact, sexTherapy, footer].join(''), '*');
    return (text: string) =>
      all
        .filter((element) =>
          element instanceof HTMLImageElement
            ? element.alt === text
            : element.children.length === 0 && element.textContent?.includes(text),
        )
        .map((element) => element.closest('[lang]')?.getAttribute('lang'));
  };
  const { acknowledgement, closedOn, claims, practitioner, visit, firstFree } =
    practices.everything;
  const { parking, ...others } = visit;
  const [french, english] = [languagesOf('fr'), languagesOf('en')];
  const inEnglishAlone = [
    ...[acknowledgement, firstFree, claims.satisfactionBasis, practitioner.sexTherapyTraining],
    ...[...closedOn.map(({ name }) => name), practitioner.portrait.alt],
    // A blank line begins a paragraph.
    ...['I came to this work late.', 'I stayed.', ...Object.values(others)],
  ];
  for (const text of inEnglishAlone)
    expect([text, new Set(french(text)), new Set(english(text))]).toEqual([
      text,
      new Set(['en-AU']),
      new Set([undefined]),
    ]);
  expect([french(parking.fr), french(parking.en)]).toEqual([[undefined], []]);
});

it('the practitioner has a portrait that shifts nothing, and stands where a page ends in the place of the sun', () => {
  const ends = (name: 'nothing' | 'everything') => sites[name].en.whole.join('');
  const { home } = sites.everything.en.pages;
  expect(home).toMatch(/<img[^>]* width="640" height="800"[^>]*alt="A woman by a window"/);
  expect(ends('everything')).toMatch(/<img[^>]* alt=""[^>]*>.*A\. Name, MCouns/);
  const rising = /class="[^"]*sun-disc/;
  expect(ends('everything')).not.toMatch(rising);
  expect(ends('nothing')).toMatch(rising);
});

it('says who else pays and who does not, and what one can do where there is no voicemail or text message', () => {
  const { pages, words } = sites.full.en;
  expect(textOf(pages.fees)).toContain(
    'I take referrals from an EAP (employee assistance program), self-managed NDIS plans and Bupa. I don’t take DVA (Open Arms, for veterans) or HCF.',
  );
  const { phone } = words.pages.contact;
  for (const text of [phone.voicemail.none, phone.texts.no])
    expect(textOf(pages.contact)).toContain(text);
  expect(textOf(pages.contact)).not.toContain(phone.text);
});

it('asks nobody to ask for qualifications where the training is said', () => {
  const { pages, words } = sites.waitingList.en;
  const { otherwise } = words.pages.contact.visit;
  expect(textOf(pages.contact)).toContain('Ten years of it');
  for (const sentence of [otherwise.training, otherwise.waitingTime])
    expect(textOf(pages.contact)).not.toContain(sentence);
});

it('sets quotation marks as the language of the words has them', () => {
  expect(ownerWords(`It's "us"`, 'fr').words).toBe('It’s “us”');
  expect(ownerWords({ en: 'x', fr: `C'est "nous"` }, 'fr').words).toBe('C’est «\u202fnous\u202f»');
});
