import type { Translation } from '../../words/shapes';
import type { DeliveryWords } from '../en/delivery';

export const delivery: Translation<DeliveryWords> = {
  busy: 'Enviando…',
  failure: {
    title: 'Su mensaje no se ha enviado',
    description:
      'No se ha perdido nada: todo lo que escribió sigue en el formulario. Vuelva a intentarlo dentro de un rato o llámeme al {phone}.',
  },
  refusal: {
    title: 'Revise la dirección de correo que escribió',
    description:
      'Su mensaje no se ha enviado: el servicio que lo transmite ha rechazado alguno de los datos, casi siempre la dirección de correo. Todo lo que escribió sigue en el formulario. Corrija la dirección y envíelo de nuevo, o llámeme al {phone}.',
  },
};
