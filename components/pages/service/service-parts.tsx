import { BothSides } from '@/components/sections/both-sides';
import { Plate } from '@/components/sections/plate';
import { Claims, Columns, Entries, Paragraphs, Points } from '@/components/sections/text-blocks';
import type { HelpPart } from '@/routing/addresses';
import type { ServiceId } from '@/routing/pages';
import type { Words } from '@/words/words';
import { Decision } from './decision';
import { Grief } from './grief';
import { Loop } from './loop';
import { OneOfYou } from './one-of-you';
import { type PageSection, section } from './page-section';
import { Phases } from './phases';

/** Every page has one passage on danger. `false` is left out. */
type Part = PageSection | 'danger' | false;

export type ServiceParts<Service extends ServiceId> = {
  /** The part of help that the passage on danger leads to, where it is about one. */
  helpPart?: HelpPart;
  related: readonly [ServiceId, ServiceId];
  /** In order. Two in brackets stand side by side in wide windows. */
  parts: (words: Words['pages'][Service]) => readonly (Part | readonly [Part, Part])[];
};

/** What is a service's own on its page, between header and closing leaf. */
export const serviceParts: { [Service in ServiceId]: ServiceParts<Service> } = {
  'couples-marriage': {
    helpPart: 'home',
    related: ['infidelity-recovery', 'adhd-couples'],
    parts: (words) => [
      section('pattern', words.pattern, Loop, 'whole'),
      'danger',
      section('intro', words.intro, Paragraphs),
      section('issues', words.issues, Points, 'across'),
      section('approach', words.approach, Entries, 'across'),
      section('one-of-you', words.oneOfYou, OneOfYou, 'whole'),
      [
        section('separating', words.separating, Paragraphs),
        section('seasons', words.seasons, Paragraphs),
      ],
    ],
  },
  'infidelity-recovery': {
    related: ['couples-marriage', 'sex-therapy'],
    parts: (words) => [
      'danger',
      section('first-days', { ...words.firstDays, look: 'thirds' }, Entries, 'across'),
      section('unfaithful', words.unfaithful, Paragraphs),
      section('phases', words.phases, Phases, 'whole'),
      section('intro', words.intro, Paragraphs),
      section('issues', words.issues, Points, 'across'),
      section('approach', words.approach, Entries, 'across'),
      section('decision', words.decision, Decision, 'whole'),
      words.claims.items.length > 0 && section('figures', words.claims, Claims, 'across'),
    ],
  },
  'adhd-couples': {
    helpPart: 'home',
    related: ['couples-marriage', 'individual'],
    parts: (words) => [
      section('sessions', words.sessions, Paragraphs),
      section('both-sides', words.bothSides, BothSides, 'whole'),
      'danger',
      section('intro', words.intro, Paragraphs),
      section('issues', words.issues, Points, 'across'),
      section('autism', words.autism, BothSides, 'whole'),
      [
        section('approach', words.approach, Entries, 'across'),
        section('household', words.household, Entries, 'across'),
      ],
      section('no-diagnosis', words.noDiagnosis, Paragraphs),
    ],
  },
  'sex-therapy': {
    helpPart: 'rape',
    related: ['couples-marriage', 'infidelity-recovery'],
    parts: (words) => [
      section('intro', words.intro, Paragraphs),
      section('issues', words.issues, Points, 'across'),
      'danger',
      [
        section('approach', words.approach, Entries, 'across'),
        section('who-comes', words.whoComes, Entries, 'across'),
      ],
      section('pace', words.homework, Pace, 'whole'),
      section('plan', { ...words.plan, look: 'pairs' }, Entries, 'across'),
      [
        section('homework', words.homework, Paragraphs),
        section('after-infidelity', words.afterInfidelity, Paragraphs),
      ],
      words.claims.items.length > 0 && section('figures', words.claims, Claims, 'across'),
    ],
  },
  individual: {
    helpPart: 'suicide',
    related: ['couples-marriage', 'sex-therapy'],
    parts: (words) => [
      section('intro', words.intro, Paragraphs),
      section('issues', words.issues, Points, 'across'),
      section('support', { ...words.support, look: 'pairs' }, Entries, 'across'),
      'danger',
      section('grief', words.grief, Grief, 'whole'),
      section('anxiety', words.anxiety, Columns, 'across'),
      section('approach', { ...words.approach, look: 'pairs' }, Entries, 'across'),
    ],
  },
};

/** Behind the sentence on pace stand interlaced roots. */
function Pace({ pull }: { pull: string }) {
  return (
    <Plate scene="interlaced-roots" hour="low-sun">
      {pull}
    </Plate>
  );
}
