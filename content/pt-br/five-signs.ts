import type { Translation } from '../../words/shapes';
import type { FiveSignsWords } from '../en/five-signs';

export const fiveSigns: Translation<FiveSignsWords> = {
  meta: {
    title: '5 sinais de que seu relacionamento precisa de terapia',
    description:
      'A mesma briga, o silêncio educado, o toque complicado: cinco sinais de crise no relacionamento, de um consultório em Noosa, Austrália, com sessões {sessionLanguages}.',
  },
  lead: 'Casais raramente se desfazem da noite para o dia. Acontece aos poucos, naquilo que vocês vão aprendendo a não dizer.',
  imageAlt: 'Um rio faz uma curva e some entre morros baixos',
  related: {
    heading: 'Páginas sobre esses sinais',
    intro: 'Elas contam como é a terapia em cada caso.',
  },
  callToAction: {
    heading: 'Vocês podem vir bem antes de uma crise',
    text: 'Venham os dois, ou venha só você, se seu parceiro ou sua parceira ainda não quiser. Nos dois casos, vou perguntar qual dos cinco sinais você reconheceu primeiro.',
  },
};
