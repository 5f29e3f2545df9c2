import type { Translation } from '../../words/shapes';
import type { NearestWords } from '../en/nearest';

export const nearest: Translation<NearestWords> = { question: 'Cherchiez-vous la page {page} ?' };
