import type { BlogWords } from '../en/blog';

export const blog: BlogWords = {
  meta: {
    title: 'Blog : couple, infidélité, deuil, anxiété',
    description:
      'Le couple, l’infidélité, le TDAH dans le couple, la sexualité, le deuil, l’anxiété : des textes simples pour comprendre ce qui arrive, et ce qui peut aider.',
  },
  header: {
    title: 'Blog : de quoi lire les soirs difficiles',
    lead: 'Des textes courts sur ce qui se dérègle entre deux personnes qui s’aiment, et sur ce qui peut aider.',
  },
  feed: 'Articles en anglais',
  readMore: 'Lire la suite',
  inEnglish: 'en anglais',
  paging: {
    label: 'Pages du blog',
    newer: 'Articles plus récents',
    older: 'Articles plus anciens',
    page: 'Page {page} sur {pages}',
    years: 'Par année',
  },
  article: {
    published: 'Publié le',
    readingTime: '{time} de lecture',
    backToBlog: 'Retour au blog',
    related: {
      heading: 'Si cela vous touche de près',
      intro: 'Ces pages en disent plus sur ma façon d’y travailler.',
    },
    callToAction: {
      heading: 'Vous pouvez apporter ceci en séance',
      text: 'Dites-moi quelles lignes vous ont fait lever les yeux. Nous partirons de là, à Tewantin ou en ligne.',
    },
  },
  callToAction: {
    heading: 'Certaines choses se disent mieux qu’elles ne se lisent',
    text: 'Si quelque chose sur cette page vous ressemble, nous pourrions en parler, à Tewantin ou en ligne.',
  },
};
