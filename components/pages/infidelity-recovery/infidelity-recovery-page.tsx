import { section, servicePage } from '@/components/sections/service-page';
import { Claims, Entries, Paragraphs, Points, Thirds } from '@/components/sections/text-blocks';
import { Decision } from './decision';
import { Phases } from './phases';

export const InfidelityRecoveryPage = servicePage('infidelity-recovery', {
  related: ['couples-marriage', 'sex-therapy'],
  parts: (words) => [
    'danger',
    section('first-days', words.firstDays, Thirds, 'across'),
    section('unfaithful', words.unfaithful, Paragraphs),
    section('phases', words.phases, Phases, 'whole'),
    section('intro', words.intro, Paragraphs),
    section('issues', words.issues, Points, 'across'),
    section('approach', words.approach, Entries, 'across'),
    section('decision', words.decision, Decision, 'whole'),
    words.claims.items.length > 0 && section('figures', words.claims, Claims, 'across'),
  ],
  closing: ({ questions }) => ({ questions }),
});
