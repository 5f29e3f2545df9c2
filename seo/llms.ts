import { practice } from '@/content/practice';
import { absoluteUrl } from '@/facts/origin';
import { phoneDisplay } from '@/facts/phone';
import { hasRebates, sessionKinds, valuesFor, weekFor } from '@/facts/values';
import { fill } from '@/languages/fill';
import { locales, prefixedLocales } from '@/languages/locales';
import { localePath, mainIds, type PageId, pagePaths, serviceIds } from '@/routing/addresses';
import { sitePages } from '@/seo/site-pages';
import { pageName, pageWords, wordsFor } from '@/words/words';

const { common, pages } = wordsFor('en');
const { home, fees, contact } = pages;

/** The practice and its pages for assistants, in the Markdown of llmstxt.org, in English. */
export function llmsText(): string {
  const text = [
    `# ${practice.name}`,
    `> ${home.meta.description}`,
    common.footer.about,
    section('Facts', facts()),
    section(pages.services.name, serviceIds.map(pageLine)),
    section('Pages', mainIds.map(pageLine)),
    section('Articles', articles()),
    section('Other languages', languages()),
    section(common.crisis.lead, crisis()),
  ].join('\n\n');
  // No-break and narrow spaces are for pages; in plain text they would only break searches.
  return `${text.replace(/[\u00a0\u2009\u202f]/g, ' ')}\n`;
}

function facts(): string[] {
  const { fee, short } = valuesFor('en');
  const { aside, footer } = common;
  const { cancellation, medicare, payment, privateHealth, hardship, table } = fees;
  const hours = weekFor('en').map(({ day, open }) => {
    if (open.kind === 'open') return `${day} ${open.texts.join(' and ')}`;
    return `${day} ${open.kind === 'closed' ? contact.hours.closed : contact.hours.byAppointment}`;
  });
  return [
    `${footer.phone}: ${phoneDisplay}`,
    ...otherWays(),
    `${aside.where}: ${aside.whereText}`,
    `${contact.hours.heading} (${contact.hours.zone}): ${hours.join(', ')}. ${contact.hours.evenings}`,
    `${aside.rhythm}: ${aside.rhythmText}`,
    ...sessionKinds.map((kind) => `${table.rows[kind].name}: ${fee[kind]} (${short.length[kind]})`),
    `${payment.heading}: ${payment.text} ${payment.ways.join(', ')}.`,
    [
      common.medicareCondition,
      ...(hasRebates ? [`${medicare.heading}:`, ...medicare.paragraphs] : []),
    ].join(' '),
    `${privateHealth.heading}: ${privateHealth.text}`,
    `${cancellation.heading}: ${[cancellation.early, cancellation.late, cancellation.emergency].map(({ title, text }) => `${title}: ${text}`).join(' ')}`,
    `${hardship.heading}: ${hardship.text}`,
  ];
}

/** How the practice is reached besides by phone, as far as its facts say. */
function otherWays(): string[] {
  const { address, booking, email, gst, location, texts } = practice;
  const { texts: words, email: emailWords, booking: bookingWords } = contact.phone;
  return [
    texts && fill(words.yes, { number: phoneDisplay }),
    email && fill(emailWords, { email }),
    booking && `${bookingWords}: ${booking}`,
    address && `${contact.location.heading}: ${address}, ${location.suburb} ${location.postcode}`,
    gst && fees.table.gst[gst],
  ].filter((line) => typeof line === 'string');
}

function pageLine(page: PageId): string {
  return link(pageName(page, 'en'), pagePaths[page], pageWords(page, 'en').meta.description);
}

function articles(): string[] {
  return sitePages().flatMap((page) => {
    if (page.kind !== 'article') return [];
    const { title, excerpt } = page.post.texts.en;
    return link(title, page.path, excerpt);
  });
}

function languages(): string[] {
  return prefixedLocales.map((locale) =>
    link(
      locales[locale].name,
      localePath(pagePaths.home, locale),
      pageWords('home', locale).meta.description,
    ),
  );
}

function crisis(): string[] {
  return common.crisis.lines;
}

function section(heading: string, points: string[]): string {
  return `## ${heading}\n\n${points.map((point) => `- ${point}`).join('\n')}`;
}

function link(name: string, path: string, about: string): string {
  return `[${name}](${absoluteUrl(path)}): ${about}`;
}
