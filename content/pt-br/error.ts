import type { ErrorWords } from '../en/error';

export const error: ErrorWords = {
  explanation: 'Algo deu errado nesta página. A falha é do site, não sua.',
  retry: 'Tentar de novo',
  home: 'Voltar à página inicial',
  phone: 'Você sempre pode ligar:',
};
