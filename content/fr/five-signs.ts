import type { Translation } from '../../words/shapes';
import type { FiveSignsWords } from '../en/five-signs';

export const fiveSigns: Translation<FiveSignsWords> = {
  meta: {
    title: '5 signes que votre couple a besoin d’une thérapie',
    description:
      'Mon couple va mal ? La même dispute, un silence poli, des gestes compliqués : cinq signes, vus d’un cabinet de Noosa, en Australie. Séances {sessionLanguages}.',
  },
  lead: 'Un couple se défait rarement en une nuit. Il se défait entre la vaisselle et la lumière qu’on éteint, dans tout ce qu’on apprend ensemble à ne plus dire.',
  imageAlt: 'Une rivière qui disparaît après un coude, entre des collines basses',
  related: {
    heading: 'Si l’un de ces signes est le vôtre',
    intro: 'Ces pages en disent plus sur ce que vous avez reconnu.',
  },
  callToAction: {
    heading: 'Vous pouvez venir avant que tout aille mal',
    text: 'Venez à deux, ou d’abord sans votre partenaire. Je vous demanderai lequel des cinq signes vous avez reconnu en premier.',
  },
};
