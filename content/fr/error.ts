import type { ErrorWords } from '../en/error';

export const error: ErrorWords = {
  explanation: 'Quelque chose n’a pas marché sur cette page. C’est la faute du site, pas la vôtre.',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  phone: 'Vous pouvez toujours appeler le',
};
