import type { Translation } from '../../words/shapes';
import type { DeliveryWords } from '../en/delivery';

export const delivery: Translation<DeliveryWords> = {
  busy: 'Enviando…',
  failure: {
    title: 'Sua mensagem não foi enviada',
    description:
      'Nada se perdeu: tudo o que você escreveu continua no formulário. Tente de novo daqui a pouco ou ligue para {phone}.',
  },
  refusal: {
    title: 'Confira seu endereço de e-mail',
    description:
      'Sua mensagem não foi enviada: o serviço que a encaminha recusou alguma das informações, na maioria das vezes o endereço de e-mail. Tudo o que você escreveu continua no formulário. Corrija o endereço e envie de novo, ou ligue para {phone}.',
  },
};
