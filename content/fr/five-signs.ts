import type { FiveSignsWords } from '../en/five-signs';

export const fiveSigns: FiveSignsWords = {
  meta: {
    title: '5 signes que votre couple a besoin d’une thérapie',
    description:
      'La même dispute, un silence poli, des gestes devenus compliqués : cinq signes qu’un couple aurait besoin d’aide, et un petit début dès cette semaine.',
  },
  lead: 'Un couple se défait rarement en une nuit. Cela se passe entre la vaisselle et la lumière qu’on éteint, dans tout ce qu’on apprend, à deux, à ne plus dire.',
  imageAlt: 'Une rivière qui disparaît dans un coude, entre des collines basses',
  backToBlog: 'Retour au blog',
  related: {
    heading: 'Si l’un de ces signes est le vôtre',
    intro: 'Ces pages vont plus loin dans ce que vous avez peut-être reconnu.',
  },
  callToAction: {
    heading: 'Vous n’avez pas à attendre que cela empire',
    text: 'Venez à deux. Si votre partenaire hésite encore, venez sans l’attendre. Dites-moi lequel des cinq signes vous avez reconnu en premier, et nous partirons de là.',
  },
};
