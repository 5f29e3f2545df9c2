/** What every article with a page of its own says around its text. They are in English only. */
export const dedicatedArticle = {
  published: 'Published',
  related: {
    heading: 'If this is close to home',
    intro: 'These pages say more about how I work with it.',
  },
  callToAction: {
    heading: 'You can bring this to a session',
    text: 'Tell me which lines you stopped at. We’ll start from there, in Tewantin or online.',
  },
};
