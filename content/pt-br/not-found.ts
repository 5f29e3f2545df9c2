import type { Translation } from '../../words/shapes';
import type { NotFoundWords } from '../en/not-found';

export const notFound: Translation<NotFoundWords> = {
  meta: {
    title: 'Página não encontrada',
    description:
      'Não há nenhuma página neste endereço. Aqui estão as principais páginas do site e o telefone.',
  },
  heading: '404',
  text: 'Ops! Página não encontrada',
  action: 'Voltar à página inicial',
  help: 'A página pode ter mudado de lugar, ou o endereço pode ter um erro de digitação. Estas são as páginas mais procuradas:',
  nearest: 'Você estava procurando a página {page}?',
  imageTitle: 'Um rio que se divide em volta de uma ilha',
};
