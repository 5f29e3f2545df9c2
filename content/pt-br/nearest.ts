import type { NearestWords } from '../en/nearest';

export const nearest: NearestWords = { question: 'Você estava procurando a página {page}?' };
