import type { Translation } from '../../words/shapes';
import type { NotFoundWords } from '../en/not-found';

export const notFound: Translation<NotFoundWords> = {
  meta: {
    title: 'Página no encontrada',
    description:
      'No hay ninguna página en esta dirección. Aquí están las páginas principales y el teléfono.',
  },
  heading: '404',
  text: '¡Ups! Página no encontrada',
  action: 'Volver al inicio',
  help: 'Puede que la página haya cambiado de sitio o que la dirección esté mal escrita. Esto es lo que más se busca:',
  nearest: '¿Buscaba la página {page}?',
  imageTitle: 'Un río que se bifurca en torno a una isla',
};
