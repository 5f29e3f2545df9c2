export const blog = {
  name: 'Blog',
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
  /** Once the list has more than one page. */
  paging: {
    label: 'Pages of the blog',
    newer: 'Newer articles',
    older: 'Older articles',
    page: 'Page {page} of {pages}',
    years: 'By year',
  },
  /** Around the text of every article. */
  article: {
    published: 'Published',
    readingTime: '{time} to read',
    backToBlog: 'Back to Blog',
    related: {
      heading: 'If this is close to home',
      intro: 'These pages say more about how I work with it.',
    },
    callToAction: {
      heading: 'You can bring this to a session',
      text: 'Tell me which lines you stopped at. We’ll start from there, in Tewantin or online.',
    },
  },
  callToAction: {
    heading: 'Talk it over in a session',
    text: 'Some things are easier said than read. If you recognised yourself on this page, we could talk about it, in Tewantin or online.',
  },
};

export type BlogWords = typeof blog;
