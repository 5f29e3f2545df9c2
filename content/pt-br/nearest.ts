import type { NearestWords } from '../en/nearest';

export const nearest: NearestWords = { question: 'Você procurava a página {page}?' };
