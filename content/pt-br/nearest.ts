import type { Translation } from '../../site/shapes';
import type { NearestWords } from '../en/nearest';

export const nearest: Translation<NearestWords> = {
  question: 'Você estava procurando a página {page}?',
};
