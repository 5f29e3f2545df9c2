import { section, servicePage } from '@/components/sections/service-page';
import { Columns, Pairs, Paragraphs, Points } from '@/components/sections/text-blocks';
import { Grief } from './grief';

export const IndividualPage = servicePage('individual', {
  helpPart: 'suicide',
  related: ['couples-marriage', 'sex-therapy'],
  parts: (words) => [
    section('intro', words.intro, Paragraphs),
    section('issues', words.issues, Points, 'across'),
    section('support', words.support, Pairs, 'across'),
    'danger',
    section('grief', words.grief, Grief, 'whole'),
    section('anxiety', words.anxiety, Columns, 'across'),
    section('approach', words.approach, Pairs, 'across'),
  ],
  closing: ({ expect }) => ({ note: expect.rebate ?? undefined }),
});
