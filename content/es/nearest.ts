import type { NearestWords } from '../en/nearest';

export const nearest: NearestWords = { question: '¿Buscaba la página {page}?' };
