export const blog = {
  name: 'Blog',
  meta: {
    title: 'Relationship counselling blog, Noosa',
    description: 'Articles by a counsellor in Noosa, on the Sunshine Coast, about what goes wrong between people or within them, and about what can help.',
  },
  header: {
    title: 'Articles on relationships and hard times',
    lead: 'Reading for difficult evenings, about what goes wrong between two people, and what can help.',
  },
  readMore: 'Read more',
  /** Above the posts without a text, whose addresses show the generic article. */
  beingWritten: {
    heading: 'Still being written',
    text: 'Until they are there, each of these leads to “5 Signs Your Relationship Needs Counselling”.',
  },
  inEnglish: 'in English',
  /** Where an address shows the generic article, because its own is in English only. */
  onlyInEnglish: {
    text: 'The article at this address is in English only: {title}. What stands below is another one.',
    sameSubject: 'On the same subject, in your language: {page}.',
  },
  /** Above the generic article, at the address of a post without a text. */
  unwritten: '“{title}” is still being written. Meanwhile: {page}.',
  /** Around the text of every article. */
  article: {
    published: 'Published',
    readingTime: '{count}\u00a0minutes to read',
    backToBlog: 'Back to Blog',
    /** Above the notes of an article, and on the links back to its text. */
    footnotes: 'Footnotes',
    backToReference: 'Back to reference {number}',
    related: {
      heading: 'If this is close to home',
      intro: 'These pages say more about how I work with it.',
    },
    callToAction: {
      heading: 'You can bring this to a session',
      text: 'Tell me which lines you stopped at, and we’ll begin with those.',
    },
  },
  callToAction: {
    heading: 'Talk it over in a session',
    text: 'Does something here sound like you? We can talk about it, in Tewantin{orOnline}.',
  },
};

export type BlogWords = typeof blog;
