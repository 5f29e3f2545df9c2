import { renderToStaticMarkup } from 'react-dom/server';
import { Shell } from '@/components/layout/shell';
import { practice } from '@/content/practice';
import { calendarOf } from '@/facts/calendar/calendar';
import { noticeScript } from '@/facts/calendar/notice';
import { statusAt } from '@/facts/calendar/opening-hours';
import { offsetsIn } from '@/facts/calendar/time-zone';
import type { Practice } from '@/facts/practice-schema';
import { allLocales, type Locale } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';
import { siteOf } from '../tools/site-of';
import { leaves } from '../tools/texts';

const leave = {
  from: '2026-12-20',
  to: '2027-01-08',
  text: { en: 'I am on leave.', fr: 'Je suis en congé.' },
  away: false,
} satisfies Practice['notice'];

const announced = { announceFrom: '2026-12-01', ...leave };

const { notice: before } = practice;
afterEach(() => {
  practice.notice = before;
  delete process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT;
  jest.useRealTimers();
});

/** A page's HTML, as it is built on a day. */
function pageBuiltOn(day: string, locale: Locale, notice: Practice['notice'] = leave) {
  jest.useFakeTimers({ now: new Date(`${day}T02:00Z`) });
  practice.notice = notice;
  return renderToStaticMarkup(
    <Shell locale={locale} here="/fees">
      <h1>Fees</h1>
    </Shell>,
  );
}

describe('a notice', () => {
  it('stands on a page from the build on, with its days, in the page’s language or marked as English', () => {
    expect(pageBuiltOn('2026-11-27', 'en')).toMatch(
      /20 December 2026 – 8 January 2027:<\/strong> <span>I am on leave\.</,
    );
    expect(pageBuiltOn('2026-12-20', 'fr')).toMatch(
      />du 20 décembre 2026 au 8 janvier 2027\u00a0:<\/strong> <span>Je suis en congé\.</,
    );
    expect(pageBuiltOn('2027-01-08', 'es')).toContain('<span lang="en-AU">I am on leave.</span>');
  });

  it('of one day names it once', () => {
    const html = pageBuiltOn('2026-11-27', 'en', { ...leave, from: '2027-01-08' });
    expect(html).toContain('>8 January 2027:<');
  });

  it('that is over when the site is built is nowhere in it', () => {
    expect(pageBuiltOn('2027-01-09', 'en')).not.toContain('on leave');
    expect(pageBuiltOn('2027-01-09', 'en')).toBe(pageBuiltOn('2027-01-09', 'en', undefined));
  });
});

it.each([
  ['Australia/Brisbane', leave, '2026-12-19T14:00Z', '2027-01-08T14:00Z'],
  ['Australia/Sydney', leave, '2026-12-19T13:00Z', '2027-01-08T13:00Z'],
  ['Australia/Sydney', announced, '2026-11-30T13:00Z', '2027-01-08T13:00Z'],
])('is shown by the clocks of %s, %j, from %s to %s', (zone, notice, ...ends) => {
  const [first = 0, last = 0] = ends.map(Date.parse);
  const offsets = offsetsIn(zone, first, last);
  const run = new Function('document', 'setInterval', 'Date', noticeScript(notice, offsets));
  const shown = [first - 1, first, last - 1, last].map((now) => {
    const dataset: { notice?: string } = {};
    run({ documentElement: { dataset } }, () => 0, { now: () => now });
    return dataset.notice;
  });
  expect(shown).toEqual(['off', 'on', 'on', 'off']);
});

it('the practice is closed while a notice says that she is away, until it opens again', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T02:00Z') });
  const away = { ...specified, notice: { ...leave, away: true } };
  // A Monday at noon in Tewantin.
  const at = (facts: Practice) => statusAt(calendarOf(facts), Date.parse('2026-12-21T02:00Z'));
  expect(at({ ...away, notice: leave }).kind).toBe('open');
  expect(at(away)).toEqual({ kind: 'closed', opens: Date.parse('2027-01-10T23:00Z') });
});

it('nothing but the specified message promises an answer where none can come, in any language', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T02:00Z') });
  /** What promises one in each language, by the path of the words. */
  function promises(notice: Practice['notice'], endpoint = 'https://forms.test/enquiries') {
    process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT = endpoint;
    const site = siteOf({ replyWithinHours: 997, notice });
    const texts = allLocales.map((locale) => leaves(site.in(locale).words));
    return texts.map((all) => all.filter(([, text]) => text.includes('997')).map(([path]) => path));
  }
  for (const paths of promises(leave)) expect(paths.length).toBeGreaterThan(4);
  for (const paths of [...promises({ ...leave, away: true }), ...promises(undefined, '')])
    expect(paths).toEqual(['pages.contact.toast.description']);
});

it('nobody who is away says when they ring back', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T02:00Z') });
  const contact = (notice?: Practice['notice']) =>
    siteOf({ visit: { callBack: 'the same day' }, notice }).page('contact', 'en');
  expect(contact()).toContain('the same day');
  expect(contact({ ...leave, away: true })).not.toContain('the same day');
});
