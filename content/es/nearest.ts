import type { Translation } from '../../words/shapes';
import type { NearestWords } from '../en/nearest';

export const nearest: Translation<NearestWords> = { question: '¿Buscaba la página {page}?' };
