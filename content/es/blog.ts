import type { Translation } from '../../words/shapes';
import type { BlogWords } from '../en/blog';

export const blog: Translation<BlogWords> = {
  name: 'Blog',
  meta: {
    title: 'Blog de terapia de pareja en Noosa, Australia',
    description: 'Artículos de una consulta en Noosa (Australia) sobre lo que se complica entre las personas o por dentro, y lo que puede ayudar. Sesiones {sessionLanguages}.',
  },
  header: {
    title: 'Artículos sobre la pareja y los momentos difíciles',
    lead: 'Para leer en una noche difícil: qué se complica entre dos personas y qué puede ayudar.',
  },
  readMore: 'Leer más',
  beingWritten: {
    heading: 'En preparación',
    text: 'Mientras se escriben, cada título lleva al artículo «5 señales de que su relación necesita terapia».',
  },
  inEnglish: 'en inglés',
  onlyInEnglish: {
    text: 'El artículo de esta dirección solo existe en inglés: {title}. Lo que sigue es otro.',
    sameSubject: 'Sobre lo mismo, en español: {page}.',
  },
  unwritten: '«{title}» todavía se está escribiendo. Mientras tanto: {page}.',
  article: {
    published: 'Publicado el',
    readingTime: '{count}\u00a0minutos de lectura',
    backToBlog: 'Volver al blog',
    footnotes: 'Notas',
    backToReference: 'Volver al texto, nota {number}',
    related: {
      heading: 'Si esto le toca de cerca',
      intro: 'Estas páginas explican cómo trabajo con ello.',
    },
    callToAction: {
      heading: 'Puede traer esto a una sesión',
      text: 'Dígame en qué líneas se detuvo. Empezamos por ahí.',
    },
  },
  callToAction: {
    heading: 'Si prefiere hablarlo',
    text: 'Si se reconoció en alguno de estos textos, cuéntemelo, en Tewantin{orOnline}.',
  },
};
