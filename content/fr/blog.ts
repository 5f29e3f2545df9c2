import type { BlogWords } from '../en/blog';

export const blog: BlogWords = {
  name: 'Blog',
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
      heading: 'Sur le même sujet',
      intro: 'Ces pages disent comment j’y travaille.',
    },
    callToAction: {
      heading: 'Nous pouvons en parler en séance',
      text: 'Dites-moi quelles lignes vous ont fait lever les yeux. Nous partirons de là.',
    },
  },
  callToAction: {
    heading: 'Certaines choses se disent mieux qu’elles ne se lisent',
    text: 'Si un de ces textes vous touche de près, nous pouvons en parler, à Tewantin ou en ligne.',
  },
};
