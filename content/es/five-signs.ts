import type { Translation } from '../../words/shapes';
import type { FiveSignsWords } from '../en/five-signs';

export const fiveSigns: Translation<FiveSignsWords> = {
  meta: {
    title: '5 señales de que necesitan terapia de pareja',
    description:
      'La misma discusión, un silencio cortés, caricias que se complican: señales de que ayudaría una terapia, y cómo empezar. Noosa (Australia). Sesiones {sessionLanguages}.',
  },
  lead: 'Casi ninguna pareja se deshace en una noche. Pasa poco a poco, en todo lo que se aprende a no mencionar.',
  imageAlt: 'Un río se pierde de vista en una curva entre colinas bajas',
  related: {
    heading: 'Si una de estas señales es la suya',
    intro: 'Estas páginas tratan con más detalle lo que quizá reconoció.',
  },
  callToAction: {
    heading: 'Puede venir mucho antes de una crisis',
    text: 'Vengan en pareja, o venga usted si su pareja aún no se decide. Dígame cuál de las cinco reconoció primero y empezamos por ahí.',
  },
};
