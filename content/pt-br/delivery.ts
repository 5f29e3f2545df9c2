import { factsFor } from '../../site/facts';
import type { DeliveryWords } from '../en/delivery';

const facts = factsFor('pt-br');

export const delivery: DeliveryWords = {
  busy: 'Enviando…',
  failure: {
    title: 'Sua mensagem não foi enviada',
    description: `Nada se perdeu: tudo o que você escreveu continua no formulário. Tente de novo daqui a pouco ou ligue para ${facts.phone}.`,
  },
};
