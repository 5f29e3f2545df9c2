/** What happens to what one of two tells alone: the same on every page for two. */
export const secrets = [
  {
    title: 'What you tell me alone',
    text: 'I don’t pass on what you tell me alone, and I don’t tell your partner what you say about your safety. If you are in danger and I have to tell the police or another service, I tell them, not your partner, and talk with you first whenever that is safe. If I believe that you may seriously harm your partner, I may warn them and call the police. A court is another exception: if it orders me to hand over my notes, your partner may get to see them, though you or I can ask the court to keep them private. Ask me what I write down before you tell me.',
  },
  {
    title: 'If something stays unsaid',
    text: 'If your work together depends on something you’ve kept back, I’ll help you say it; if you’d rather not, I may have to end the couples sessions, without saying why. If the couples sessions have to end, you and I plan first, by ourselves, what is said about it and when. You can always talk to me alone about your safety.',
  },
];

/** That some things are told to others after all: the same on every service page. */
export const limits = 'There are limits, and we go through them before we begin.';

/** Whom they are told, and when: the same on every service page. */
export const exceptions = [
  {
    title: 'When someone is in danger',
    text: 'If someone is in serious danger or a child is at risk, I may have to tell others.',
  },
  {
    title: 'Abuse of a child',
    text: 'In Queensland every adult has to tell the police about the sexual abuse of a child by an adult, even if it is over. If it was done to you, and you are an adult now, you can say that you don’t want it reported. I may still have to speak up if another child could be in danger now. So ask me about this before you tell me more.',
  },
  {
    title: 'Courts and my notes',
    text: 'A court can order me to hand over my notes or say what I know, as happens in some separations. If you have been the victim of a sexual offence, Queensland law protects what you tell a counsellor: in a criminal case, or one about a protection order, nobody can demand or use it unless the court first gives leave, and Legal Aid Queensland helps you with that, free (Counselling Notes Protect).',
  },
  {
    title: 'My supervisor',
    text: 'I talk my work over with a supervisor, who doesn’t learn your name.',
  },
];

/** Where a plan may pay for sessions. */
export const report = {
  title: 'A report to your GP',
  text: 'If a GP refers you under a plan, your GP gets a report from me.',
};

/** Before what is said of violence at home. */
export const watchedPhone = {
  title: 'Does someone check your phone?',
  text: 'If someone checks your phone, use one that only you can get to, if you can: this page, calls and texts leave traces.',
};

/** For someone who was made to have sex, by a partner too. */
export const forcedSex = {
  title: 'Rape, or sex you didn’t want',
  text: 'If someone made you have sex, or went on when you didn’t want to, a hospital can help you now, without your having to decide about the police, and so can 1800RESPECT, on 1800 737 732, and in Queensland the Sexual Assault Helpline, on 1800 010 120, from 7.30\u00a0am to 11.30\u00a0pm.',
};
