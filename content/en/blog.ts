import type { PostId } from '../posts';
import type { PostWords } from '../shapes';

const posts: Record<PostId, PostWords> = {
  'infidelity-ptsd': {
    title: 'When Betrayal Feels Like Trauma: PTSD-like Symptoms After Infidelity',
    excerpt:
      'You found out, and now you can’t sleep, can’t eat and can’t stop the pictures. What is happening to your body, and what can help you through tonight, one thing at a time.',
  },
  '1': {
    title: '5 Signs Your Relationship Needs Counselling',
    excerpt:
      'Every couple quarrels, and most find their way back by breakfast. What if the way back has been getting longer? Five things worth noticing, and a small place to begin this week.',
  },
  '2': {
    title: 'Can Trust Come Back After an Affair?',
    excerpt:
      '“Just trust me” is the one thing that no longer works. When a promise weighs nothing, what could? A question for both of you, the one who was hurt and the one who wants to be believed.',
  },
  '3': {
    title: 'When Did I Become My Partner’s Parent?',
    excerpt:
      'You remind, you check, you sigh, and you dislike the sound of your own voice. Or you are the one being reminded. When ADHD shares the house, how did love turn into supervision?',
  },
  '4': {
    title: 'Fine on the Outside',
    excerpt:
      'You answer “not bad” so quickly that the question ends there. What does it cost to be the one who copes, and who in your life would notice if you put some of it down?',
  },
  '5': {
    title: 'The Last Time We Touched Without Thinking',
    excerpt:
      'A hand on the back used to be only that. Now it seems to ask for something, or to promise it. How does touch become so complicated between two people who still like each other?',
  },
  '6': {
    title: 'Grieving the Same Loss in Different Rooms',
    excerpt:
      'You want to look at the photographs, and your partner can’t be near them. You lost the same person, so why does it feel as though each of you is grieving alone?',
  },
  '7': {
    title: 'The Argument Underneath the Argument',
    excerpt:
      'It began with a parking spot, and ten minutes later it was about everything. What if the thing you keep fighting over is standing in for a question that neither of you has dared to ask?',
  },
  '8': {
    title: 'Stay or Leave? When You Can’t Decide After an Affair',
    excerpt:
      'At breakfast you are packing in your mind; by evening you want to be held. Friends would like an answer, and so would you. What if not knowing yet is an honest place to be?',
  },
  '9': {
    title: 'Forgotten Again: ADHD, or Not Caring?',
    excerpt:
      'The appointment, the milk, the thing you said mattered. It feels like being unloved, and your partner swears it isn’t. How can two people live through the same evening so differently?',
  },
  '10': {
    title: 'Why Asking for Help Is So Hard',
    excerpt:
      'You would drive a friend to a counsellor yourself and wait outside. For you, it never seems bad enough. Where does that rule come from, and does it still serve the life you have now?',
  },
};

export const blog = {
  meta: {
    title: 'Blog on couples, infidelity and grief',
    description:
      'Articles by a counsellor in Noosa on couples, infidelity, ADHD in relationships, sex, grief and anxiety: what goes wrong, and what can help tonight.',
  },
  header: {
    title: 'Articles on couples, infidelity, ADHD and grief',
    lead: 'Reading for difficult evenings: what goes wrong between people who love each other, and what can help.',
  },
  /** What a feed reader calls the feed, which is in English. */
  feed: 'Articles',
  readMore: 'Read more',
  inEnglish: 'in English',
  posts,
  callToAction: {
    heading: 'Talk it over in a session',
    text: 'Some things are easier said than read. If you recognised yourself on this page, we could talk about it, in Tewantin or online.',
  },
};

export type BlogWords = typeof blog;
