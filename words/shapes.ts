import type { CrisisLineName } from '../content/crisis-lines';

/**
 * What a sentence can depend on, with all its cases, by the tag that stands before its variants. Nothing else in words
 * decides what is said.
 */
export const conditions = {
  /** Whether the enquiry form is connected to a form service, and no notice says that she is away. */
  byDelivery: ['connected', 'unconnected'],
  /** Whether Medicare may pay a part. */
  byRebate: ['rebate', 'noRebate'],
  /** Whether a health fund may pay a part. */
  byFunds: ['some', 'none'],
  /** Whether anything may come back, from Medicare or from a health fund. */
  byRepayment: ['some', 'none'],
  /** Whether the practitioner is registered with Medicare, as far as the facts say. */
  byRegistration: ['registered', 'unregistered', 'unknown'],
  /** Whether new clients are taken, can join a waiting list, or neither. */
  byIntake: ['booking', 'waitingList', 'full'],
  /** Whether one books on the practice’s own page, another website, or by a call. */
  byBooking: ['own', 'call'],
} as const;

/** The case that holds, for each. */
export type Conditions = {
  -readonly [Tag in keyof typeof conditions]: (typeof conditions)[Tag][number];
};

/** A sentence with a variant for each case of a condition: `{ byDelivery: { connected: '…', unconnected: '…' } }`. */
export type Variants<Variant = string> = {
  [Tag in keyof Conditions]: Record<Tag, Record<Conditions[Tag], Variant>>;
}[keyof Conditions];

/** A variant may have variants in its turn, once. `null` leaves the sentence out of its list. */
type Sentence = string | Variants<string | null | Variants<string | null>>;

/** What a language has to say: all that English says or a shape asks for. A sentence may have several variants. */
export type Translation<English> = English extends Sentence
  ? Sentence
  : { [Key in keyof English]: Translation<English[Key]> };

/** A page's `<title>` (without the practice's name) and its description of 70 to 165 characters. */
export type Meta = { title: string; description: string };
/** A heading with running text. In it, in entries and in answers, a blank line (`\n\n`) begins a new paragraph. */
export type Prose = { heading: string; paragraphs: string[] };
export type Entry = { title: string; text: string };
export type EntryList = { heading: string; intro?: string; entries: Entry[] };
export type Question = { question: string; answer: string };
type CallToAction = { heading: string; text: string };

/** Whom to call, by the name of the line: when, or what for. Their numbers follow. */
export type HelpLines = Partial<Record<CrisisLineName, string>>;

/** What to do in one kind of danger: each fact has its key, so that no language lacks one. */
export type Situation = {
  heading: string;
  paragraphs?: Record<string, string>;
  lines: HelpLines;
  points?: Record<string, string>;
};

/** The parts that every service page has; each page adds its own (docs/specification.md 3.8). */
export type ServiceWords = {
  name: string;
  meta: Meta;
  card: { title: string; text: string; action: string };
  /** `note` answers at a glance what a visitor of this page asks first; `article` leads to the one for tonight. */
  header: {
    title: string;
    lead: string;
    note: string;
    article?: string;
    /** Links to sections of the page, by their ids. */
    ways?: Record<string, string>;
  };
  /** The page's one passage on the danger that belongs to its subject. `{help}` is the link to help. */
  danger: { heading: string; text: string };
  /** What stays private, in short. `{private}` is the link to the page that says it whole. */
  privacy: { heading: string; text: string };
  intro: Prose;
  issues: { heading: string; intro?: string; points: string[] };
  approach: EntryList;
  /** `{fees}` in what is said of a rebate is the link to that page. */
  expect: { heading: string; intro?: string; entries: Entry[]; rebate?: string | null };
  questions?: { heading: string; questions: Question[] };
  callToAction: CallToAction;
};
