import type { BlogWords } from '../en/blog';

export const blog: BlogWords = {
  name: 'Blog',
  meta: {
    title: 'Blog: amor, traição, luto e recomeços',
    description:
      'Textos de um consultório de terapia em Noosa sobre casais, infidelidade, TDAH na relação, sexo, luto e ansiedade, em palavras simples.',
  },
  header: {
    title: 'Blog sobre casais, traição, TDAH e luto',
    lead: 'Leituras para noites difíceis: o que dá errado entre pessoas que se amam e o que pode ajudar.',
  },
  feed: 'Artigos em inglês',
  readMore: 'Leia mais',
  inEnglish: 'em inglês',
  paging: {
    label: 'Páginas do blog',
    newer: 'Artigos mais recentes',
    older: 'Artigos anteriores',
    page: 'Página {page} de {pages}',
    years: 'Por ano',
  },
  article: {
    published: 'Publicado em',
    readingTime: '{time} de leitura',
    backToBlog: 'Voltar ao blog',
    related: {
      heading: 'Se o assunto mexe com você',
      intro: 'Estas páginas contam melhor como eu trabalho com ele.',
    },
    callToAction: {
      heading: 'Você pode trazer esta leitura para uma sessão',
      text: 'Conte em que linha você parou, e começamos dali, em Tewantin ou online.',
    },
  },
  callToAction: {
    heading: 'Quer conversar sobre o que leu?',
    text: 'Traga o trecho em que você se reconheceu. Começamos por ele, em Tewantin ou online.',
  },
};
