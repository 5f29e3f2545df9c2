import { factsFor } from '../../site/facts';
import type { DeliveryWords } from '../en/delivery';

const facts = factsFor('pt-br');

export const delivery: DeliveryWords = {
  busy: 'Enviando…',
  failure: {
    title: 'Sua mensagem não foi enviada',
    description: `Nada se perdeu: tudo o que você escreveu continua no formulário. Tente de novo daqui a pouco ou ligue para ${facts.phone}.`,
  },
  refusal: {
    title: 'Confira seu endereço de e-mail',
    description: `Sua mensagem não foi enviada: o serviço que a encaminha recusou alguma das informações, quase sempre o endereço de e-mail. Tudo o que você escreveu continua no formulário. Corrija o endereço e envie de novo, ou ligue para ${facts.phone}.`,
  },
};
