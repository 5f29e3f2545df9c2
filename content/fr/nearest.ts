import type { NearestWords } from '../en/nearest';

export const nearest: NearestWords = { question: 'Cherchiez-vous la page {page} ?' };
