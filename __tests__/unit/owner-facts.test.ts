/** @jest-environment jsdom */

import { valuesFor } from '@/facts/formats';
import { ownerWords } from '@/facts/owner-text';
import type { Practice } from '@/facts/practice-schema';
import { allLocales, type Locale, locales } from '@/languages/locales';
import { practice as other } from '../fixtures/other-practice';
import { practice as specified } from '../fixtures/specified-practice';
import { siteOf } from '../tools/site-of';
import { elementsOf, leaves, plainSpaces, textOf } from '../tools/texts';

/** Every fact that the owner may leave out, some in English alone, at the specified place and fees. It has a waiting list, which leads before its booking page. */
const waitingList = {
  ...other,
  ...specified,
  phone: other.phone,
  closedOn: other.closedOn,
  claims: { ...specified.claims, satisfactionBasis: other.claims.satisfactionBasis ?? '' },
  medicare: { ...specified.medicare, practitionerRegistered: true },
  notice: undefined,
  newClients: 'waiting list',
} satisfies Practice;
const everything: Practice = { ...waitingList, newClients: true };

const noClaims = siteOf({ claims: {} });

const full = {
  newClients: false,
  voicemail: 'none',
  texts: false,
  medicare: { ...specified.medicare, practitionerRegistered: false },
  accepts: { eap: true, ndis: true, dva: false, healthFunds: { Bupa: true, HCF: false } },
} satisfies Partial<Practice>;

/** What the owner has answered. */
const sites = {
  nothing: siteOf(),
  everything: siteOf(everything),
  waitingList: siteOf(waitingList),
  full: siteOf(full),
};

/** Names and figures, which are the same in every language. */
const ofMedicare =
  /Medicare(?! Mental Health \()|Mental Health Care Plan|Mental Health Treatment Plan|96[.,]65/g;

/** What calls a visitor to book. */
const invitations: Record<Locale, RegExp> = {
  en: /book (a|coun|on)/i,
  es: /reserve|reservar una/i,
  fr: /prendre rendez-vous|réservez/i,
  'pt-br': /agende|agendar uma/i,
};

describe.each(allLocales)('in %s', (locale) => {
  it('Medicare is named in one sentence, on one page, and in a line for those who refer, where the practitioner is not registered', () => {
    const { words, pages, machines, footer } = sites.full.in(locale);
    const sentence = plainSpaces(words.common.medicareCondition);
    const refers = plainSpaces(words.pages.fees.referrers.labels.medicare);
    // Help says that a hospital asks a victim for no Medicare: of a rebate it says nothing.
    const { help: _, ...others } = pages;
    for (const [id, html] of Object.entries(others)) {
      const [before = '', ...after] = textOf(html).replace(refers, '').split(sentence);
      expect([id, after.length]).toEqual([id, id === 'fees' ? 1 : 0]);
      expect([id, (before + after).match(ofMedicare)]).toEqual([id, null]);
    }
    expect((machines + footer).match(ofMedicare)).toBeNull();
  });

  it('Medicare is hedged nowhere where the practitioner is registered', () => {
    const { words, pages, machines } = sites.everything.in(locale);
    const said = textOf(...Object.values(pages)) + plainSpaces(machines);
    const certain = new Set(leaves(words).map(([, text]) => text));
    const hedged = leaves(sites.nothing.in(locale).words).filter(([, text]) => !certain.has(text));
    expect(hedged.length).toBeGreaterThan(1);
    expect(hedged.filter(([, text]) => said.includes(plainSpaces(text)))).toEqual([]);
    expect(said).toMatch(/96[.,]65/);
  });

  it.each([
    ['nothing', false],
    ['everything', true],
  ] as const)(
    'of the answers %s is stated, in the place of what one had to ask',
    (form, isGiven) => {
      const { words, pages, footer, machines, whole } = sites[form].in(locale);
      // Marked terms within a sentence have spaces around them.
      const bare = (text: string) => plainSpaces(text).replaceAll(' ', '');
      const said = bare(textOf(...Object.values(pages), footer));
      const saidOf = (texts: string[]) => texts.filter((text) => said.includes(bare(text)));
      const found = (html = '', pattern: RegExp) => [...new Set(html.match(pattern))];
      const { practitioner, intake } = words.common;
      const { contact, fees, home, privacy } = words.pages;
      const { voicemail } = contact.phone;

      const forms = [voicemail, fees.table.gst, intake].flatMap((each) => Object.values(each));
      const stated = [voicemail['others too'], fees.table.gst.included];
      expect(saidOf(forms)).toEqual(isGiven ? stated : []);
      const { eap, ndis, dva } = fees.accepts.names;
      const given = [contact.phone.booking, practitioner.supervision, eap, ndis, dva];
      given.push('Marguerite Oyelaran, MCouns', 'Master of Test Counselling', '48151');
      given.push(fees.referrers.labels.fax, ...Object.values(everything.referrals ?? {}));
      given.push(privacy.others.entries.supervisor.facts.unnamed);
      given.push(...Object.values(privacy.notes.labels));
      expect(saidOf(given)).toEqual(isGiven ? given : []);
      const asked = [
        contact.location.beforeSession,
        fees.payment.receipts,
        privacy.notes.facts.rest,
      ];
      asked.push(...Object.values(contact.visit.general));
      asked.push(...home.hero.facts.flatMap(({ note }) => note ?? []));
      expect(saidOf(asked)).toEqual(isGiven ? [] : asked);

      const { email, address, booking, firstFree = '' } = everything;
      const subject = encodeURIComponent(contact.phone.subject);
      const links = [booking, 'sms:+61491570006', `mailto:${email}?subject=${subject}`];
      expect(found(pages.contact, /(mailto:|sms:\+61(?!4[57])|https:\/\/book)[^"]*/g)).toEqual(
        isGiven ? links : [],
      );
      expect(found(machines, /(?<="(email|streetAddress)":")[^"]*/g)).toEqual(
        isGiven ? [email, address] : [],
      );
      for (const html of whole)
        expect(html.split(ownerWords(firstFree, locale).words)).toHaveLength(isGiven ? 2 : 1);
    },
  );

  it('a free first call, evening times and a waiting time stand under their names where one decides', () => {
    const { words, pages } = sites.everything.in(locale);
    const { evenings, firstCall, waitingTime } = words.common.deciding;
    const { firstFree = '', visit } = everything;
    const given = [
      [evenings.name, ownerWords(visit?.eveningTimes ?? '', locale).words],
      [firstCall.name],
      [waitingTime, ownerWords(firstFree, locale).words],
    ].map((parts) => plainSpaces(parts.join(' ')));
    const bare = (html = '') => textOf(html).replace(/ ?:/g, '').replace(/ +/g, ' ');
    for (const id of ['home', 'individual', 'contact'] as const)
      for (const text of given)
        expect([id, bare(pages[id])]).toEqual([id, expect.stringContaining(text)]);
    const full = textOf(...sites.full.in(locale).whole);
    for (const text of [firstCall.name, waitingTime]) expect(full).not.toContain(plainSpaces(text));
  });

  it('no claim is made that the facts leave out, and no list is empty', () => {
    const { pages, machines } = noClaims.in(locale);
    const said = textOf(...Object.values(pages)) + plainSpaces(machines);
    const { satisfaction, sexualConcernsWomen, sexualConcernsMen, short } = valuesFor(
      locale,
      specified,
    );
    const [experience] = sites.nothing.in(locale).words.pages.home.hero.facts;
    const claimed = [satisfaction, sexualConcernsWomen, sexualConcernsMen, experience?.figure];
    claimed.push(short.infidelityShare, short.stayTogetherShare, short.recoveryTime);
    expect(claimed.filter((figure = '') => said.includes(plainSpaces(figure)))).toEqual([]);
    expect(machines).not.toContain(':[]');
    // A script fills those that are empty at first.
    const empty = (html: string) => html.match(/<(ul|ol|dl)\b[^>]*><\/\1>/g);
    expect(empty(Object.values(pages).join(''))).toEqual(
      empty(Object.values(sites.nothing.in(locale).pages).join('')),
    );
  });

  it('the call to book leads to her own booking page, and a waiting list comes before it', () => {
    const { booking, address = '' } = everything;
    const { words, whole } = sites.everything.in(locale);
    const books = elementsOf(whole.join(''), 'a').filter(({ textContent }) =>
      textContent?.startsWith(words.common.actions.book),
    );
    expect(books.length).toBeGreaterThan(5);
    for (const { textContent, href, rel } of books as HTMLAnchorElement[])
      expect([textContent, href, rel]).toEqual([
        `${words.common.actions.book} (${words.common.opensElsewhere})`,
        booking,
        'noopener',
      ]);
    const listed = sites.waitingList.in(locale).whole.join('');
    const { firstFree = '' } = waitingList;
    for (const text of [booking ?? '', ownerWords(firstFree, locale).words])
      expect(listed).not.toContain(text);
    expect(listed).toContain(encodeURIComponent(address));
  });

  it('what the owner says in English alone is marked so on a page in another language', () => {
    const { pages, footer, words } = sites.everything.in(locale);
    const { acknowledgement, firstFree, closedOn, claims, practitioner } = everything;
    const { visit, records } = everything;
    const { about, training, portrait } = practitioner ?? {};
    const own = [acknowledgement, firstFree, claims.satisfactionBasis, about];
    own.push(...Object.values(training ?? {}));
    const others = [...closedOn.map(({ name }) => name), portrait?.alt];
    const { inEnglish } = words.pages.blog;
    const seen = textOf(pages.contact, footer).split(`(${plainSpaces(inEnglish)})`).length;
    expect(seen > 3).toBe(locale !== 'en');
    const shown = elementsOf(Object.values(pages).join('') + footer, ':not(:has(*))').map(
      (element) => ({ element, text: element.getAttribute('alt') ?? element.textContent }),
    );
    for (const text of [...own, ...others, ...Object.values({ ...visit, ...records })]) {
      const { words: own, lang } = ownerWords(text ?? '', locale);
      // A blank line begins a paragraph.
      for (const part of own.split('\n\n')) {
        const found = shown.filter(({ text }) => text?.includes(part));
        const marked = found.map(({ element }) => element.closest('[lang]')?.getAttribute('lang'));
        expect([part, ...new Set(marked)]).toEqual([part, lang]);
      }
    }
  });

  it.each(['waitingList', 'full'] as const)(
    'every call to action says that nobody new is seen, and so do service pages and contact: %s',
    (form) => {
      const callsOf = ({ whole, words }: typeof open, to = words) =>
        elementsOf(whole.join(''), 'a:not(footer *)').filter(
          ({ textContent }) => textContent === to.common.actions.book,
        );
      const open = sites.nothing.in(locale);
      const site = sites[form].in(locale);
      // Header, menu, the phone's bar, the page's top and its end.
      expect(callsOf(site).length).toBeGreaterThan(5);
      expect(callsOf(site).length).toBe(callsOf(open).length);
      expect(callsOf(site, open.words)).toEqual([]);
      for (const html of site.whole) expect(html).toContain(site.words.common.intake[form]);
      // In menus, bars, footers and search engines, too.
      const { machines, footer, pages, whole } = site;
      const said = textOf(machines, footer, ...whole, ...Object.values(pages));
      expect(said.match(invitations[locale])).toBeNull();
    },
  );

  it('home says what a session costs, where and when, before who she is', () => {
    const { pages, words } = sites.nothing.in(locale);
    const { about, hero } = words.pages.home;
    const { fees, place, allFees } = hero.decide;
    const [before = ''] = textOf(pages.home).split(plainSpaces(about.sentence));
    const { evenings } = words.common.deciding;
    const texts = ['180', '220', fees.individual, fees.couples, place.text, evenings.text, allFees];
    for (const text of texts) expect(before).toContain(plainSpaces(text));
  });

  it('home says what the practice has answered, in the place of its own words', () => {
    const { pages, words } = sites.waitingList.in(locale);
    const { about } = words.pages.home;
    const said = textOf(pages.home);
    const given = [words.common.intake.waitingList, other.practitioner?.name ?? ''];
    if (locale === 'en')
      given.push('We start where you stand.', 'I came to this work late.', 'Late on Tuesdays');
    for (const text of given) expect(said).toContain(plainSpaces(text));
    for (const text of [about.sentence, ...about.paragraphs, words.common.deciding.evenings.text])
      expect(said).not.toContain(plainSpaces(text));
  });

  it('home names no number but the practice’s own, and leads to the reader’s own language before the article for tonight', () => {
    const { home = '' } = sites.nothing.in(locale).pages;
    const numbers = elementsOf(home, '[href^="tel:"], [href^="sms:"]');
    expect(new Set(numbers.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['tel:+61755500100']),
    );
    const [tonight, ...others] = elementsOf(
      home,
      '[href$="#first-days"], [href="/blog/infidelity-ptsd"]',
    ).reverse();
    expect(tonight?.getAttribute('hreflang')).toBe(locale === 'en' ? null : locales.en.tag);
    expect(others.map((link) => link.getAttribute('hreflang'))).toEqual([null]);
  });
});

it('the practitioner has a portrait that shifts nothing', () => {
  expect(sites.everything.page('home', 'en')).toMatch(
    /<img[^>]* width="640" height="800"[^>]*alt="A woman by a window"/,
  );
});

it('says who else pays and who does not, and what one can do where there is no voicemail or text message', () => {
  const { pages, words } = sites.full.in('en');
  expect(textOf(pages.fees)).toContain(
    'I take referrals from an EAP (employee assistance program), self-managed NDIS plans and Bupa. I don’t take DVA (Open Arms, for veterans) or HCF.',
  );
  const { phone } = words.pages.contact;
  for (const text of [phone.voicemail.none, phone.texts.no])
    expect(textOf(pages.contact)).toContain(text);
  expect(textOf(pages.contact)).not.toContain(phone.text);
});

it('a town that is no part of an area is named once', () => {
  const { area, ...location } = specified.location;
  const { whole, pages, footer } = siteOf({ location: { ...location, suburb: 'Gympie' } }).in('en');
  const said = textOf(...Object.values(pages), ...whole, footer);
  expect(said).toMatch(/in Gympie, or online/);
  expect(said).toMatch(/Gympie, Queensland, or online/);
  expect(said).not.toMatch(/Gympie, Gympie|undefined|Gympie, ,/);
});

it('online sessions go as far as the facts say, and their card and passages go with them', () => {
  const to = (online: Practice['online']) => siteOf({ online }).in('en').pages;
  expect(textOf(to('Australia').contact)).not.toContain('worldwide');
  const { contact, services } = to(false);
  expect(elementsOf(`${contact}${services}`, '#online, [href$="#online"]')).toEqual([]);
});
