import type { Translation } from '../../words/shapes';
import type { BlogWords } from '../en/blog';

export const blog: Translation<BlogWords> = {
  name: 'Blog',
  meta: {
    title: 'Blog de terapia de casal em Noosa, Austrália',
    description: 'Textos de um consultório em Noosa, Austrália, com sessões {sessionLanguages}, sobre o que dá errado entre as pessoas e o que pode ajudar.',
  },
  header: {
    title: 'Textos sobre a vida a dois e as fases difíceis',
    lead: 'Leituras para noites difíceis: o que dá errado entre pessoas que se amam e o que pode ajudar.',
  },
  readMore: 'Leia mais',
  beingWritten: {
    heading: 'Textos em preparação',
    text: 'Enquanto isso, cada título leva a “5 sinais de que seu relacionamento precisa de terapia”.',
  },
  inEnglish: 'em inglês',
  onlyInEnglish: {
    text: 'O artigo deste endereço só existe em inglês: {title}. O texto abaixo é outro.',
    sameSubject: 'Sobre o mesmo assunto, em português: {page}.',
  },
  unwritten: '“{title}” ainda está sendo escrito. Enquanto isso: {page}.',
  article: {
    published: 'Publicado em',
    readingTime: '{count}\u00a0minutos de leitura',
    backToBlog: 'Voltar ao blog',
    footnotes: 'Notas',
    backToReference: 'Voltar à chamada {number}',
    related: {
      heading: 'Se o assunto mexe com você',
      intro: 'Estas páginas contam melhor como eu trabalho com ele.',
    },
    callToAction: {
      heading: 'Você pode trazer esta leitura para uma sessão',
      text: 'Conte que frases fizeram você parar, e começamos por elas.',
    },
  },
  callToAction: {
    heading: 'Quer conversar sobre o que leu?',
    text: 'Você se reconheceu em algum destes textos? Podemos falar disso, em Tewantin{orOnline}.',
  },
};
