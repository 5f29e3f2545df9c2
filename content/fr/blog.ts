import type { Translation } from '../../site/shapes';
import type { BlogWords } from '../en/blog';

export const blog: Translation<BlogWords> = {
  name: 'Blog',
  meta: {
    title: 'Blog : couple, infidélité, deuil à Noosa',
    description:
      'Le blog d’un cabinet de thérapie de Noosa, sur le couple, l’infidélité, le TDAH, la sexualité, le deuil et l’anxiété : comprendre, et savoir quoi faire.',
  },
  header: {
    title: 'Blog : de quoi lire les soirs difficiles',
    lead: 'Des textes courts sur ce qui se dérègle entre deux personnes qui s’aiment, et sur ce qui peut aider.',
  },
  feed: 'Articles en anglais',
  readMore: 'Lire la suite',
  inEnglish: 'en anglais',
  older: 'Articles plus anciens',
  article: {
    published: 'Publié le',
    readingTime: '{time} de lecture',
    backToBlog: 'Retour au blog',
    related: {
      heading: 'Sur le même sujet',
      intro: 'Ces pages disent comment j’accompagne ces situations.',
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
