import type { ErrorWords } from '../en/error';

export const error: ErrorWords = {
  explanation: 'Algo falló en esta página. La culpa es del sitio, no suya.',
  retry: 'Intentar de nuevo',
  home: 'Volver al inicio',
  phone: 'Siempre puede llamar:',
};
