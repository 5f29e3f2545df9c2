import { medicareCondition } from './medicare';
import { exceptions, limits, report } from './secrets';

export const individual = {
  name: 'Individual Counselling',
  meta: {
    title: 'Individual counselling in Noosa & online',
    description:
      'One-to-one counselling for anxiety and stress, grief and loss, personal growth and life challenges, in Tewantin, Noosa, on the Sunshine Coast, and online.',
  },
  header: {
    title: 'Individual counselling for anxiety, stress, grief and change',
    lead: 'Time that is only yours, for worry that won’t switch off, a loss, a decision, or a life that no longer quite fits.',
    scene: 'Dusk, a small boat, its lamp lit',
  },
  pull: 'You can start by telling me their name.',
  intro: {
    heading: 'For people who cope, until they can’t',
    paragraphs: [
      'You answer the messages, finish the shift, remember everyone’s birthday. People say how well you’re managing. They don’t see you sitting in the car for ten minutes before you go inside.',
      'Perhaps you’ve put off talking to anyone because others have it worse, or because you couldn’t say exactly what is wrong. It’s enough that an ordinary day takes more out of you than it should.',
    ],
  },
  issues: {
    heading: 'Signs that it may be time to talk',
    howOften: {
      aBadDay: 'One of these signs, on a bad day, is part of life.',
      weeks: 'Several, most days, for weeks on end, are a reason to see your GP or a counsellor.',
    },
    help: [
      {
        title: 'Overdose, self-harm or thoughts of suicide',
        text: 'If you have already taken too many pills or too much of anything, or hurt yourself, call 000 now, even if you feel all right. If you might act on thoughts of suicide, call 000 or go to a hospital emergency department. If you are thinking of ending your life, call Lifeline now on 13 11 14, or the Suicide Call Back Service on 1300 659 467, day or night; until someone answers, go to someone you feel safe with, and away from anything you could use to hurt yourself.',
      },
      {
        title: 'Aboriginal and Torres Strait Islander people',
        text: 'Aboriginal and Torres Strait Islander people can also call 13YARN on 13 92 76, day or night.',
      },
      {
        title: 'Aged 25 or under',
        text: 'I see adults. Anyone up to 25 can call Kids Helpline on 1800 55 1800.',
      },
      {
        title: 'Low mood or worry',
        text: 'Day and night you can talk about worry or low mood with Beyond Blue, on 1300 22 4636.',
      },
      {
        title: 'Support for men',
        text: 'MensLine Australia, 1300 78 99 78, is for men who are hurting, grieving or on their own after a separation.',
      },
    ],
    points: [
      'You wake too early, and your mind is already at work.',
      'Your jaw, chest or stomach is tight for most of the day.',
      'You snap over something small and regret it before the sentence is out.',
      'Letters, calls and decisions wait until they frighten you.',
      'It takes a drink, the phone or more work to get you through the evening.',
      'You’ve stopped seeing people, and tell them you’re just tired.',
      'What you used to love leaves you flat.',
      'You keep ending up in the same kind of argument.',
    ],
  },
  support: {
    heading: 'Areas of support',
    intro: 'Bring one of these, or several, or something that isn’t here.',
    entries: [
      {
        title: 'Anxiety and stress',
        text: 'Worry, panic, work that follows you home, looking after everybody until your own body objects.',
      },
      {
        title: 'Grief and loss',
        text: 'A death, a miscarriage, a divorce, your health, a home, the future you had planned. It counts even if there were no flowers.',
      },
      {
        title: 'Personal growth',
        text: 'Confidence, saying no, habits you learned as a child to keep the peace, working out what you want now.',
      },
      {
        title: 'Life challenges',
        text: 'Separation, new parenthood, coming out, redundancy, retirement, illness, or a move that left your friends behind.',
      },
    ],
  },
  approach: {
    heading: 'Four approaches, and what they mean',
    intro:
      'I choose among them. I’ll tell you what I’m doing and why, and you can say when it doesn’t suit you.',
    entries: [
      {
        title: 'Cognitive behavioural therapy (CBT)',
        text: 'We look at how a thought, a feeling and a habit set each other off. Then we test the thought. “If I say no, they’ll leave.” What happened the last time you said no?',
      },
      {
        title: 'Solution-focused therapy',
        text: 'We study the better days as closely as the bad ones. What was different, and how could you have one more of them this week?',
      },
      {
        title: 'Mindfulness-based therapy',
        text: 'You practise noticing what your mind and body are doing without being dragged along. A minute at the sink will do.',
      },
      {
        title: 'Person-centred therapy',
        text: 'You choose the subject and the pace. I listen without judging, and trust that you know your life better than I do.',
      },
    ],
  },
  anxiety: {
    heading: 'Anxiety management',
    paragraphs: [
      'Anxiety is an alarm. It makes your heart race so that you can get out of danger, and it will go off for an email as readily as for a fire. Keeping away from whatever sets it off brings relief at once. That is the trap, because next time it rings sooner.',
      'So we do two things. You practise calming the alarm, and in small steps of your choosing you go back to what you’ve been avoiding. Sometimes the alarm is right.',
    ],
    help: [
      'If what you avoid is a person who hurts you, we don’t practise that; call 1800RESPECT on 1800 737 732. In immediate danger, call 000. Places and memories of something frightening that happened to you aren’t for practising by yourself, either: that needs someone trained in trauma. Ask me about it first; your GP can refer you, too.',
      'For chest pain, fainting or anything sudden or severe, call 000. For other new symptoms, see a doctor first.',
    ],
    practiceIntro: 'Some things we might practise:',
    practices: [
      'Breathe in for a count of 4 and out for 6, for two or three minutes.',
      'Give worry fifteen minutes a day, on paper. At other times, put it off until then.',
      'Name what you can see, touch and hear until the room feels real again.',
      'Find the smallest step towards an everyday thing you avoid, and try it.',
    ],
  },
  grief: {
    heading: 'Grief counselling, when everyone else has moved on',
    paragraphs: [
      'The casseroles have stopped. People ask about the football now, not about you. You went back to work after a fortnight because the house was too quiet, and work is all right. It’s the drive home.',
      'Perhaps you haven’t cried. You fixed the gate, cleared the shed, dealt with the bank. That can be grief too. So can anger at the hospital, at God, or at the one who left you with all of it. So can relief after a long illness, and the shame that comes with it.',
      'If missing them turns into not wanting to be here yourself, please don’t wait for an appointment. Call Lifeline on 13 11 14, day or night, or 000 in an emergency.',
      'There are no stages you should be passing through. We talk about the person you lost and about your days as they are, and look for a way to carry it that leaves room for the rest of your life.',
    ],
  },
  expect: {
    heading: 'What to expect',
    intro: {
      unsaid: `${medicareCondition.unsaid} With an eligible Mental Health Care Plan there may be a Medicare rebate on individual sessions; Fees & Rebates has the figures.`,
      registered: `${medicareCondition.registered} With an eligible Mental Health Care Plan there may be a Medicare rebate on individual sessions; Fees & Rebates has the figures.`,
      unregistered:
        '{fee.individual} a session, in Tewantin or online; Fees & Rebates has the rest.',
    },
    entries: [
      {
        title: 'The first session',
        text: 'I ask what made you come now, and what you’d like to be different. There is time to cry, or to lose the thread. By the end you’ll know what I would suggest, and you can take a few days to decide.',
      },
      {
        title: 'Ongoing sessions',
        text: 'Sessions are {length.individual}, weekly or fortnightly. We begin with the days in between, since that is where change shows, and often there is something to try at home.',
      },
      {
        title: 'Progress',
        text: 'Now and then we look back at what is easier, what isn’t, and what comes next. A bad week doesn’t undo it. When you find you have less to bring, we meet less often and, in good time, finish.',
      },
    ],
  },
  confidentiality: {
    heading: 'Confidentiality',
    intro: `I don’t tell your family, your employer or your partner what you say, or that you come. ${limits}`,
    entries: [...exceptions, report],
  },
  callToAction: {
    heading: 'Begin with whatever is on your mind today',
    text: {
      connected: 'Call or write. We can put it in order when we meet.',
      unconnected: 'Give me a call. We can put it in order when we meet.',
    },
  },
};

export type IndividualWords = typeof individual;
