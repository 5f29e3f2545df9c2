import type { Entry, Prose, ServiceWords } from '../../words/shapes';
import { alone, limits } from './privacy';

export const infidelityRecovery = {
  name: 'Infidelity Recovery',
  meta: {
    title: 'Infidelity recovery counselling in Noosa',
    description:
      'Counselling after an affair in Tewantin, Noosa{andOnline}, as a couple or alone. What helps in the first days, and the three phases of infidelity recovery.',
  },

  card: {
    title: 'Infidelity recovery',
    text: 'Counselling in three phases, whether you stay or part.',
    action: 'See the three phases',
  },
  header: {
    title: 'Infidelity recovery, together or alone',
    lead: 'Whether you found out last night or broke the trust yourself, we can go one step at a time.',
    note: 'I won’t hurry you into forgiving, or shame either of you.',
    article: 'For tonight: breathing and grounding',
    /** To what each of the two reads first. */
    ways: { 'first-days': 'If you found out', unfaithful: 'If it was you' },
  },

  intro: {
    heading: 'What an affair does',
    paragraphs: [
      'Whatever you had agreed, open or closed, was broken. Now one of you wonders what was real.',
    ],
  },

  issues: {
    heading: 'Common reactions after an affair',
    intro: 'Neither of you is going mad.',
    points: [
      'You ask the same question ten times, and no answer settles it.',
      'You want your partner to hold you and to leave, in the same hour.',
      'You ended the affair, miss it, and can’t tell anyone.',
    ],
  },

  danger: {
    heading: 'In danger, or thinking of suicide?',
    text: 'If either of you might act on a thought of suicide, has taken too much of anything, is threatened or hurt, or could hurt someone, call 000 now. Day and night you can talk to Lifeline on 13 11 14. About violence or control, call 1800RESPECT when nobody can hear, day or night, on 1800 737 732. If you are afraid of your partner, don’t begin with couples sessions: see {help}.',
  },

  firstDays: {
    heading: 'In the first days, before we meet',
    entries: {
      body: {
        title: 'Food and sleep',
        text: 'Eat a little, drink water, rest with your eyes shut. If the pictures won’t stop, put your feet on the floor and breathe out slowly. If you haven’t slept, don’t drive.',
      },
      decisions: {
        title: 'Big decisions',
        text: 'Put them off, except those that keep you, the children or your money safe.',
      },
      telling: {
        title: 'Telling others',
        text: 'If you’re safe, begin with one person who can listen and keep it private: families remember, even if you stay.',
      },
      pictures: {
        title: 'Children and social media',
        text: 'Keep the details from the children and off social media. Sharing someone’s intimate pictures without consent, or threatening to, is a crime.',
      },
      doctor: {
        title: 'Your GP',
        text: 'Go if you can’t sleep, eat, work or look after the children, or if you are drinking more. Go for a sexual health check, too. Until you’ve both been tested and the results are certain, which can take weeks, hold off on sex, or use protection.',
      },
      medicine: {
        title: 'Medicine that can’t wait',
        text: 'After unprotected sex, “PEP” can prevent HIV if it is started within 72\u00a0hours: ask a hospital emergency department or a sexual health clinic. Emergency contraception, from a pharmacist, works within 3 to 5\u00a0days, depending on the kind. For both, the sooner the better.',
      },
    },
  },

  unfaithful: {
    heading: 'I’m the one who cheated. What do I do tonight?',
    paragraphs: [
      'If you are afraid of your partner, say whatever keeps you safe, and when nobody can hear, call 1800RESPECT on 1800 737 732. Otherwise answer what you are asked, briefly and truthfully. If your partner wants the night apart, sleep elsewhere, unless one of you might act on a thought of suicide: then see that neither of you is alone tonight. Stay sober, and hold off on sex.',
    ],
  },

  phases: {
    heading: 'The three phases of recovery',
    intro: 'You can go through them alone, too.',
    phases: {
      crisis: {
        label: 'Phase one',
        title: 'Crisis & Stabilisation',
        text: 'First we get you through the week. You agree how to live for now, what contact there is with the third person, and when to talk.',
      },
      understanding: {
        label: 'Phase two',
        title: 'Understanding & Processing',
        text: 'With help, and only where it’s safe, the facts that matter are told in one go, without every scene. Any risk to health comes first, then who, how long and whether it is over. A relationship’s troubles can help explain an affair, but they don’t excuse one.',
      },
      rebuilding: {
        label: 'Phase three',
        title: 'Rebuilding & Moving Forward',
        text: 'Trust grows from small promises kept. Openness is offered freely, for an agreed time, and either of you can end it. Being tracked, threatened or cut off is not recovery.',
      },
    },
  },

  expect: {
    heading: 'What to expect from sessions',
    entries: [
      {
        title: 'First each of you alone',
        text: 'I do this with every couple.',
      },
      {
        title: 'Then together',
        text: 'I ask what has happened, who knows, and how you sleep and eat. We stop when it’s too much.',
      },
    ],
  },

  approach: {
    heading: 'How I work with each of you',
    intro: 'You may both be in pain, but you are not both responsible for the affair.',
    entries: [
      {
        title: 'If you were betrayed',
        text: 'This was not your doing. Yet it can leave shock in the body, like an injury, and shame for nothing you did.',
      },
      {
        title: 'If you were unfaithful',
        text: 'You answer for what you did, without humiliation: people crushed by shame tend to hide again.',
      },
    ],
  },

  decision: {
    heading: 'Staying, parting, forgiving',
    paragraphs: [
      'Some couples build something more honest than they had. Others part, and still sit in the same row at the school concert. I count neither as a failure.',
    ],
    /** Set large. */
    pull: 'Forgiveness may come late, or never. There can be peace without it.',
  },

  claims: {
    heading: 'Infidelity in figures',
    items: [
      {
        figure: '{short.infidelityShare}',
        text: 'of relationships are affected by infidelity',
        source:
          'US surveys of married people, cited by Atkins, Baucom & Jacobson 2001.',
      },
      {
        figure: '{short.stayTogetherShare}',
        text: 'of couples stay together after therapy',
        source:
          'A rule of thumb. In one small study it was fewer: 9 of 19 couples were still married after five years (Marín, Christensen & Atkins 2014).',
      },
      {
        figure: '{short.recoveryTime}',
        text: 'is what recovery typically takes',
        source: 'Yours may take longer.',
      },
    ],
  },

  privacy: {
    heading: 'Confidentiality, after a secret',
    text: `${alone} ${limits}`,
  },

  questions: {
    heading: 'Questions after an affair',
    questions: [
      {
        question: 'What if the affair isn’t over, or my partner doesn’t know?',
        answer:
          'Come alone, and I’ll help you say it, where that’s safe. If you’d rather not, I may have to end the couples sessions.',
      },
    ],
  },

  callToAction: {
    heading: 'You can call before you decide',
    text: 'Call even if you don’t know what to say.',
  },
} satisfies ServiceWords & {
  unfaithful: Prose;
  firstDays: {
    heading: string;
    entries: Record<
      'body' | 'decisions' | 'telling' | 'pictures' | 'doctor' | 'medicine',
      Entry
    >;
  };
  phases: {
    heading: string;
    intro: string;
    phases: Record<
      'crisis' | 'understanding' | 'rebuilding',
      { label: string; title: string; text: string }
    >;
  };
  decision: Prose & { pull: string };
  /** Each figure stands with its source, so that one that the practice does not claim can go. */
  claims: {
    heading: string;
    items: { figure: string; text: string; source: string }[];
  };
};

export type InfidelityRecoveryWords = typeof infidelityRecovery;
