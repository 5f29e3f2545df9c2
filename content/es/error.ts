import type { ErrorWords } from '../en/error';

export const error: ErrorWords = {
  explanation:
    'Algo falló en esta página. Es culpa del sitio y no suya, y nada de lo que escribió se ha enviado a ninguna parte.',
  retry: 'Intentar de nuevo',
  home: 'Volver al inicio',
  phone: 'Siempre puede llamar:',
};
