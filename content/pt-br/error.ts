import type { ErrorWords } from '../en/error';

export const error: ErrorWords = {
  explanation:
    'Algo quebrou nesta página. A falha é do site, não sua, e nada do que você digitou foi enviado.',
  retry: 'Tentar de novo',
  home: 'Voltar ao início',
  phone: 'Você sempre pode ligar:',
};
