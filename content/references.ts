type Reference = {
  /** As a list of references names them, surname first. */
  authors: string;
  year: number;
  title: string;
  journal: string;
  /** Volume, issue and pages. */
  detail: string;
  doi?: string;
};

/** What the article on PTSD-like symptoms cites, in the order of the authors' names. */
export const references: Reference[] = [
  {
    authors: 'Atkins, D. C., Eldridge, K. A., Baucom, D. H., & Christensen, A.',
    year: 2005,
    title: 'Infidelity and behavioral couple therapy: Optimism in the face of betrayal',
    journal: 'Journal of Consulting and Clinical Psychology',
    detail: '73(1), 144–150',
  },
  {
    authors: 'Gordon, K. C., Baucom, D. H., & Snyder, D. K.',
    year: 2004,
    title: 'An integrative intervention for promoting recovery from extramarital affairs',
    journal: 'Journal of Marital and Family Therapy',
    detail: '30(2), 213–231',
  },
  {
    authors: 'Johnson, S. M., Makinen, J. A., & Millikin, J. W.',
    year: 2001,
    title:
      'Attachment injuries in couple relationships: A new perspective on impasses in couples therapy',
    journal: 'Journal of Marital and Family Therapy',
    detail: '27(2), 145–155',
  },
  {
    authors: 'Marín, R. A., Christensen, A., & Atkins, D. C.',
    year: 2014,
    title:
      'Infidelity and behavioral couple therapy: Relationship outcomes over 5 years following therapy',
    journal: 'Couple and Family Psychology: Research and Practice',
    detail: '3(1), 1–12',
  },
  {
    authors: 'Roos, L. G., O’Connor, V., Canevello, A., & Bennett, J. M.',
    year: 2019,
    title:
      'Post-traumatic stress and psychological health following infidelity in unmarried young adults',
    journal: 'Stress and Health',
    detail: '35(4), 468–479',
    doi: '10.1002/smi.2880',
  },
  {
    authors: 'Shao, R., Man, I. S. C., & Lee, T. M. C.',
    year: 2024,
    title:
      'The effect of slow-paced breathing on cardiovascular and emotion functions: A meta-analysis and systematic review',
    journal: 'Mindfulness',
    detail: '15(1), 1–18',
    doi: '10.1007/s12671-023-02294-2',
  },
];
