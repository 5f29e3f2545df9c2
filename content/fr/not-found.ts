import type { Translation } from '../../words/shapes';
import type { NotFoundWords } from '../en/not-found';

export const notFound: Translation<NotFoundWords> = {
  meta: {
    title: 'Page introuvable',
    description:
      'Il n’y a pas de page à cette adresse. Vous trouverez ici les pages principales et le téléphone.',
  },
  heading: '404',
  text: 'Oups ! Page introuvable',
  action: 'Retour à l’accueil',
  help: 'La page a peut-être changé d’adresse, ou une lettre de trop s’est glissée dans le lien. Voici les pages les plus demandées :',
  nearest: 'Cherchiez-vous la page {page} ?',
  imageTitle: 'Une rivière qui se sépare en deux autour d’une île',
};
