import type { Translation } from '../../words/shapes';
import type { BlogWords } from '../en/blog';

export const blog: Translation<BlogWords> = {
  name: 'Blog',
  meta: {
    title: 'Blog de thérapie de couple à Noosa, Australie',
    description: 'Articles d’un cabinet de Noosa (Sunshine Coast, Australie) sur le couple et les épreuves : ce qui se dérègle, et ce qui peut aider. Séances {sessionLanguages}.',
  },
  header: {
    title: 'Articles sur le couple et les moments difficiles',
    lead: 'De quoi lire les soirs difficiles, sur ce qui se dérègle entre deux personnes et sur ce qui aide parfois.',
  },
  readMore: 'Lire la suite',
  beingWritten: {
    heading: 'En cours d’écriture',
    text: 'En attendant, chacun de ces titres mène à « 5 signes que votre couple a besoin d’une thérapie ».',
  },
  inEnglish: 'en anglais',
  onlyInEnglish: {
    text: 'L’article de cette adresse n’existe qu’en anglais : {title}. Ce qui suit est un autre article.',
    sameSubject: 'Sur le même sujet, en français : {page}.',
  },
  unwritten: '« {title} » est en cours d’écriture. En attendant : {page}.',
  article: {
    published: 'Publié le',
    readingTime: '{count}\u00a0minutes de lecture',
    backToBlog: 'Retour au blog',
    footnotes: 'Notes',
    backToReference: 'Revenir à l’appel de note {number}',
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
    heading: 'En parler de vive voix',
    text: 'Si un de ces textes vous touche de près, nous pouvons en parler, à Tewantin{orOnline}.',
  },
};
