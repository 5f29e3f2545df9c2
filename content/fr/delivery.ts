import type { Translation } from '../../words/shapes';
import type { DeliveryWords } from '../en/delivery';

export const delivery: Translation<DeliveryWords> = {
  busy: 'Envoi en cours…',
  failure: {
    title: 'Votre message n’est pas parti',
    description:
      'Rien n’est perdu : tout ce que vous avez écrit est encore dans le formulaire. Réessayez dans un moment, ou appelez-moi au {phone}.',
  },
  refusal: {
    title: 'Merci de vérifier votre adresse e-mail',
    description:
      'Votre message n’est pas parti : le service qui le transmet a refusé l’une des informations, le plus souvent l’adresse e-mail. Tout ce que vous avez écrit est encore dans le formulaire. Corrigez l’adresse et envoyez le message de nouveau, ou appelez-moi au {phone}.',
  },
};
