import type { ErrorWords } from '../en/error';

export const error: ErrorWords = {
  explanation:
    'Quelque chose s’est cassé sur cette page. C’est la faute du site, pas la vôtre, et rien de ce que vous avez écrit n’a été envoyé.',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  phone: 'Vous pouvez toujours appeler le',
};
