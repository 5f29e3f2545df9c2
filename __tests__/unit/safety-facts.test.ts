import { readFileSync } from 'node:fs';
import { crisisLines } from '@/content/crisis-lines';
import { allLocales, type Locale } from '@/languages/locales';
import { ptsdWords, wordsFor } from '@/words/words';
import { leaves, plainSpaces } from '../tools/texts';

/**
 * Every fact that can save somebody, by its key: an editor may mend a sentence, and lose none. A fact that comes, moves or
 * goes is a line of this list.
 */
const help = [
  'leave.note',
  'header.lead',
  'first.emergency',
  'first.respect',
  'first.lifeline',
  'byText.respect',
  'byText.lifeline',
  'ways.speech.text',
  'ways.language.text',
  'ways.hearing.text',
  'ways.watched.text',
  'ways.abroad.text',
  'situations.home.paragraphs.abuse',
  'situations.home.paragraphs.danger',
  'situations.home.paragraphs.leaving',
  'situations.home.lines.respect',
  'situations.home.lines.womensline',
  'situations.home.lines.dvMensline',
  'situations.home.lines.policelink',
  'situations.home.lines.childSafety',
  'situations.home.lines.elderAbuse',
  'situations.home.points.police',
  'situations.home.points.children',
  'situations.home.points.money',
  'situations.home.points.visa',
  'situations.home.points.couples',
  'situations.neck.paragraphs.doctor',
  'situations.neck.lines.emergency',
  'situations.neck.lines.respect',
  'situations.rape.paragraphs.consent',
  'situations.rape.paragraphs.hospital',
  'situations.rape.paragraphs.evidence',
  'situations.rape.lines.respect',
  'situations.rape.lines.sexualAssault',
  'situations.suicide.lines.emergency',
  'situations.suicide.lines.lifeline',
  'situations.suicide.lines.suicideCallBack',
  'situations.suicide.lines.kids',
  'situations.suicide.points.company',
  'situations.emergency.lines.emergency',
  'situations.emergency.lines.mentalHealthCall',
  'situations.emergency.lines.alcoholAndDrugs',
  'situations.emergency.points.birth',
  'situations.hurting.paragraphs.now',
  'situations.hurting.lines.mensReferral',
  'situations.hurting.lines.mensLine',
  'situations.hurting.lines.respect',
  'situations.separating.lines.familyAdvice',
  'situations.separating.lines.womensLegal',
  'situations.separating.lines.legalAid',
  'situations.separating.points.lawyer',
  'situations.separating.points.abduction',
  'situations.separating.points.pictures',
  'situations.talk.lines.yarn',
  'situations.talk.lines.beyondBlue',
  'situations.talk.lines.mensLine',
  'situations.talk.lines.gambling',
  'situations.hours.lines.qLife',
  'situations.hours.lines.panda',
  'situations.hours.lines.medicareMentalHealth',
  'situations.hours.lines.relationshipsAustralia',
  'paper',
];

const privacy = [
  'header.lead',
  'others.entries.danger.facts.others',
  'others.entries.danger.facts.first',
  'others.entries.danger.facts.partner',
  'others.entries.child.facts.report',
  'others.entries.child.facts.whose',
  'others.entries.child.facts.offender',
  'others.entries.child.facts.victim',
  'others.entries.child.facts.excuse',
  'others.entries.child.facts.now',
  'others.entries.court.facts.order',
  'others.entries.court.facts.offence',
  'others.entries.supervisor.facts.unnamed',
  'others.entries.report.facts.plan',
  'two.entries.start.facts.each',
  'two.entries.start.facts.single',
  'two.entries.start.facts.order',
  'two.entries.alone.facts.kept',
  'two.entries.alone.facts.exceptions',
  'two.entries.unsaid.facts.together',
  'two.entries.unsaid.facts.ending',
  'two.entries.unsaid.facts.safety',
  'two.entries.record.facts.joint',
  'two.entries.record.facts.alone',
  'notes.facts.kept',
  'notes.facts.rest',
  'notes.facts.access',
  'elsewhere.points.room',
  'elsewhere.points.place',
  'elsewhere.points.messages',
  'elsewhere.statements.0',
  'elsewhere.statements.1',
  'complaints.facts.privacy',
  'complaints.facts.other',
  'complaints.facts.contact',
  'callToAction.text',
];

/** Titles, and what leads through a page. */
const aside = /(^|\.)(name|meta|title|heading|contents|action|labels)(\.|$)/;

describe.each(allLocales)('in %s', (locale) => {
  const { pages } = wordsFor(locale);

  it.each([
    ['help', help],
    ['privacy', privacy],
  ] as ['help' | 'privacy', string[]][])(
    '%s says every fact of its list, and its list has every fact',
    (page, facts) => {
      const said = leaves(pages[page]).map(([path]) => path);
      expect(said.filter((path) => !aside.test(path) || facts.includes(path)).sort()).toEqual(
        [...facts].sort(),
      );
    },
  );

  it('help has the figures of English in each of its sentences', () => {
    const figures = (from: Locale) =>
      leaves(wordsFor(from).pages.help)
        .filter(([path]) => /\.(paragraphs|points)\.|^ways\.(?!abroad)/.test(path))
        .map(([path, text]) => [
          path,
          plainSpaces(text)
            .replace(/(?<=\d)[.,\s](?=\d)/g, '')
            .match(/\d+/g)
            ?.sort(),
        ]);
    expect(figures(locale)).toEqual(figures('en'));
  });

  it('whoever fears a partner is shown the way to help where a page speaks of coming alone', () => {
    for (const text of [
      pages.services.choosing.entries.unwillingPartner.text,
      pages['couples-marriage'].oneOfYou.afraid,
    ])
      expect(text).toContain('{help}');
  });
});

it('in French no condition after “Si vous” can be read as an order, such as to think of suicide', () => {
  const article = readFileSync('content/posts/1/fr.mdx', 'utf8');
  const texts = [...leaves(wordsFor('fr')).map(([, text]) => text), article];
  const condition = /\bSi vous [^.:;]*, (?:pensez|entendez|perdez|subissez|risquez|craignez)\b/i;
  expect(texts.filter((text) => condition.test(text))).toEqual([]);
});

it('the article for the first night leads to a line wherever it speaks of danger, and to help', () => {
  const paragraphs = readFileSync('content/posts/infidelity-ptsd/en.mdx', 'utf8').split('\n\n');
  const naming = (text: string) => paragraphs.filter((each) => each.includes(text)).length;
  expect(naming(' 000')).toBeGreaterThanOrEqual(6);
  expect(naming('1800RESPECT')).toBeGreaterThanOrEqual(2);
  for (const text of ['Lifeline', '/help)', '/help#b', '/help#c']) expect(naming(text)).not.toBe(0);
  const pause = plainSpaces(ptsdWords().caution.paragraphs.join(' '));
  // The list right above it has their links.
  for (const line of ['emergency', 'respect'] as const)
    expect(pause).toMatch(new RegExp(`${crisisLines[line].number}|${crisisLines[line].name}`));
});
