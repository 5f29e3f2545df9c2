import type { Entry, PointList, Prose, QuestionList, LongServiceWords } from '../../site/shapes';
import { exceptions, forcedSex, limits, report, secrets, watchedPhone } from './secrets';

export const infidelityRecovery = {
  name: 'Infidelity Recovery',
  meta: {
    title: 'Infidelity recovery counselling in Noosa',
    description:
      'Counselling after an affair in Tewantin, Noosa, and online, as a couple or alone. What helps in the first days, and the three phases of infidelity recovery.',
  },

  header: {
    title: 'Infidelity recovery, together or alone',
    lead: 'Whether you found out last night or broke the trust yourself, there is an order to this, and we can take it one step at a time.',
    scene: 'Rain moving out to sea',
  },

  pull: 'I won’t hurry you into forgiving, and I won’t shame either of you.',

  intro: {
    heading: 'What an affair does',
    paragraphs: [
      'You go back over holidays, birthdays, ordinary Tuesdays, and ask what was real. You may lie awake, or feel strangely calm.',
      'It may have been one night, or messages, or years of a second life. What was broken is the agreement the two of you had, whatever form it took.',
      'With over {experienceYears}\u00a0years of experience, I know how to go slowly when everything seems urgent.',
    ],
  },

  issues: {
    heading: 'Common reactions after an affair',
    intro: 'You are not going mad. These are common, on both sides.',
    points: [
      'Pictures run through your head, at work and while you drive.',
      'You ask the same question ten times, and no answer settles it.',
      'You check phones and receipts, and hate doing it. Anyone would understand, but tracking someone in secret makes things worse and can be against the law.',
      'You want to be held and want them gone, in the same hour.',
      'You ended the affair and miss it, and there is no one you can tell.',
      'It was years ago, and it is in every argument still.',
    ],
  },

  claims: {
    heading: 'Infidelity in figures',
    items: [
      {
        figure: '{short.infidelityShare}',
        text: 'of relationships are affected by infidelity',
      },
      {
        figure: '{short.stayTogetherShare}',
        text: 'of couples stay together after therapy',
      },
      {
        figure: '{short.recoveryTime}',
        text: 'is what recovery typically takes',
      },
    ],
    source:
      'First figure: married people who have ever had sex outside marriage, in earlier US surveys cited by Atkins, Baucom & Jacobson 2001, Journal of Family Psychology 15(4), 735–749. The others are rules of thumb, and I can name no study for them; one small study found fewer couples together, with 9 of 19 still married after five years (Marín, Christensen & Atkins 2014). None predicts what happens to you, and staying isn’t the only good ending.',
  },

  phases: {
    heading: 'The three phases of recovery',
    intro: 'We usually keep this order, even if you sometimes step back.',
    phases: {
      crisis: {
        label: 'Phase one',
        title: 'Crisis & Stabilisation',
        text: 'First we get you through the week: sleep, meals, work, children, and how you speak to each other.',
        work: [
          'Agree how to live for now, together or apart',
          'Decide about contact with the third person',
          'Set times to talk, and times to rest from it',
        ],
      },
      understanding: {
        label: 'Phase two',
        title: 'Understanding & Processing',
        text: 'Now come the questions about what happened and why. A relationship’s troubles can help explain an affair; they don’t excuse one.',
        work: [
          'Tell the facts that matter in one go, rather than piece by piece',
          'Say what it did to you, and be heard',
          'Find out how it became possible',
          'Grieve for what you thought you had',
        ],
      },
      rebuilding: {
        label: 'Phase three',
        title: 'Rebuilding & Moving Forward',
        text: 'Trust grows from small promises kept, over and over. If you part, this phase is about doing so with as little harm as possible.',
        work: [
          'Make agreements you can both live with; openness is offered freely, for an agreed time, and either of you can end it',
          'Let touch and sex come back when you both want them',
          'Prepare for the dates, songs and streets that bring it back',
        ],
      },
    },
    safety:
      'Being tracked, threatened or cut off is not recovery: call 1800RESPECT on 1800 737 732, or 000 in immediate danger. If you fear how your partner would take your leaving, say nothing yet, and plan it first with 1800RESPECT: danger is greatest when someone says that they are leaving, and when they go.',
  },

  twoPeople: {
    heading: 'The betrayed and the unfaithful partner',
    intro: 'You may both be in pain. You are not both responsible for the affair.',
    betrayed: {
      heading: 'If you were betrayed',
      intro: 'This was not your doing. It may still leave you with:',
      points: [
        'Shock that sits in the body like an injury',
        'Shame, though you did nothing shameful',
        'Love and fury for the same person',
      ],
    },
    unfaithful: {
      heading: 'If you were unfaithful',
      intro: 'You made choices, and you have choices now. You may know:',
      points: [
        'Guilt so heavy that defending yourself feels easier',
        'Fear that the next honest answer will end everything',
        'A grief you can’t show',
      ],
    },
  },

  firstDays: {
    heading: 'In the first days, before we meet',
    intro: 'Small things count now.',
    points: [
      'Eat a little, drink water, rest with your eyes shut. If the pictures won’t stop, put your feet on the floor, breathe out slowly, and name what you see, touch and hear. If you haven’t slept, don’t drive.',
      'Put off big decisions, except those that keep you, the children or your money safe. If someone is moving the money, or may take the children away, call a lawyer first thing.',
      'If you’re safe, pause before telling others. Families remember what they hear now, even if you stay. Begin with one person who can listen and keep it private.',
      'Keep the details from the children and off social media. Sending on or posting someone’s intimate pictures without their consent, or threatening to, is a crime.',
      'See your GP if you can’t sleep, eat, work or look after the children, if panic or the pictures won’t let up, if you are drinking more, or if you need a sexual health check. Until you have both been tested and know the results, no sex that could pass something on. Some infections don’t show for weeks, so ask when a test can be trusted.',
      'Some medicine can’t wait for an appointment. After unprotected sex, medicine that can prevent HIV has to be started within 72 hours: ask for “PEP” at a hospital emergency department or a sexual health clinic. Emergency contraception, from a pharmacist, works within 3 to 5 days, depending on the kind. For both, the sooner the better.',
    ],
    help: [
      watchedPhone,
      {
        title: 'Overdose, self-harm or thoughts of suicide',
        text: 'If you have already taken too many pills or too much of anything, or hurt yourself, call 000 now, even if you feel all right. If either of you might act on a thought of suicide, call 000 or go to a hospital emergency department. If you are thinking about suicide, call Lifeline now on 13 11 14, day or night; until someone answers, go to someone you feel safe with, and away from anything you could use to hurt yourself.',
      },
      {
        title: 'Violence or threats',
        text: 'If there is violence, or you are threatened, call 1800RESPECT on 1800 737 732, or in Queensland DVConnect: women on 1800 811 811, day and night, men on 1800 600 636, from 9\u00a0am to midnight. In immediate danger, call 000. Don’t begin with couples sessions, which can make things worse at home.',
      },
      forcedSex,
      {
        title: 'Choking, or pressure on your neck',
        text: 'If anyone has squeezed or pressed on your neck in the last few days or weeks, see a doctor or go to a hospital today, even if there is no mark: the harm can show days later. Call 000 if it’s hard to breathe, swallow or speak, if you passed out, or if your face, an arm or your sight isn’t right.',
      },
      {
        title: 'Chest pain, or trouble breathing',
        text: 'If you have chest pain, faint or can’t get your breath, call 000, even if it could be panic.',
      },
      {
        title: 'Afraid you might attack someone',
        text: 'If you fear you might hurt someone, get away from them and call 000.',
      },
      {
        title: 'Support for men',
        text: 'Men who have been betrayed or left can also talk to MensLine Australia, day and night, on 1300 78 99 78.',
      },
    ],
  },

  approach: {
    heading: 'How I work with the two of you',
    intro: 'Four things hold throughout.',
    entries: [
      {
        title: 'Steady first',
        text: 'The hardest questions wait until you can both bear the answers.',
      },
      {
        title: 'Enough truth, told carefully',
        text: 'Some details help you understand, and others only hurt. We sort them before they are told.',
      },
      {
        title: 'Responsibility without humiliation',
        text: 'The one who had the affair answers for it. People crushed by shame tend to hide again.',
      },
      {
        title: 'No timetable for forgiveness',
        text: 'It may come late, or never. There can be peace without it.',
      },
    ],
  },

  expect: {
    heading: 'What to expect from sessions',
    intro: 'Couples sessions take {length.couples} and cost {fee.couples}.',
    entries: [
      {
        title: 'The first session',
        text: 'Before we begin I talk with each of you alone, as I do with every couple. Then I ask what has happened, who knows, and how you are sleeping and eating. We stop where it gets too much.',
      },
      {
        title: 'Weekly or fortnightly',
        text: 'Weekly often helps early on. When a conversation needs longer, an extended session of {length.extended} is {fee.extended}.',
      },
    ],
  },

  decision: {
    heading: 'Staying, parting, or coming alone',
    paragraphs: [
      'Some couples build something more honest than they had. Others separate, and can still sit in the same row at the school concert. I don’t count either as a failure.',
      'The same phases apply when your partner won’t come, or has gone. The work is to find your feet, see what happened and trust your own judgement again.',
    ],
  },

  confidentiality: {
    heading: 'Confidentiality, after a secret',
    intro: `What you tell me stays with me, and so does the fact that you come. ${limits}`,
    entries: [...exceptions, report, ...secrets],
  },

  questions: {
    heading: 'Questions after an affair',
    questions: [
      {
        question: 'Do we have to tell each other everything?',
        answer:
          'Not every scene, but the facts that matter: any risk to health first, then who, how long and whether it is over. With help, and only where it’s safe. If you are afraid of how your partner will take it, call 1800RESPECT first, on 1800 737 732, or 000 in danger.',
      },
      {
        question: 'I’m the one who cheated. What do I do tonight?',
        answer:
          'Don’t add a lie. If it’s safe, answer what you are asked, briefly and truthfully. If your partner wants the night apart, sleep elsewhere. Leave the details for a session. Where your partner doesn’t know yet, you can wait and call me; until you’ve been tested and know the results, no sex that could pass something on. Say that you are sorry, if you are, but don’t ask to be forgiven yet, and don’t write to the third person. Stay sober. If you are thinking about suicide, call Lifeline on 13 11 14, or 000.',
      },
      {
        question: 'Can I come alone?',
        answer:
          'Yes. An individual session takes {length.individual} and costs {fee.individual}. Tell me at the start if couples sessions may follow.',
      },
    ],
  },

  callToAction: {
    heading: 'You can call before you decide',
    text: 'Call even if all you have is a broken sentence. I can take it from there.',
  },
} satisfies LongServiceWords & {
  claims: { heading: string; items: { figure: string; text: string }[]; source: string };
  phases: {
    heading: string;
    intro: string;
    phases: Record<
      'crisis' | 'understanding' | 'rebuilding',
      { label: string; title: string; text: string; work: string[] }
    >;
    /** Below all three: what is no recovery, and whom to call. */
    safety: string;
  };
  twoPeople: { heading: string; intro: string; betrayed: PointList; unfaithful: PointList };
  firstDays: PointList & { help: Entry[] };
  decision: Prose;
  questions: QuestionList;
};

export type InfidelityRecoveryWords = typeof infidelityRecovery;
