import type { ServicesWords } from '../en/services';
import { factsFor } from '../facts';

const facts = factsFor('es');

export const services: ServicesWords = {
  name: 'Servicios',
  meta: {
    title: 'Servicios de terapia en Noosa y en línea',
    description:
      'Qué terapia le conviene: de pareja, tras una infidelidad, sexual, individual o para parejas con TDAH. Para qué sirve cada una, en Noosa y en línea.',
  },
  header: {
    title: 'Seis servicios de terapia, en persona o en línea',
    lead: 'Casi nadie llega con un solo problema bien ordenado. Elija la página que más se acerque; lo demás lo vemos en la sesión.',
  },
  cards: {
    'couples-marriage': {
      title: 'Matrimonio, relación y pareja',
      text: 'Para parejas que tienen siempre la misma discusión o que ya ni se hablan.',
      action: 'Por qué vuelve la misma discusión',
    },
    'infidelity-recovery': {
      title: 'Superar una infidelidad',
      text: 'Un camino en tres fases, desde la conmoción del primer día hasta una relación o una decisión en la que se pueda confiar.',
      action: 'Ver las tres fases',
    },
    'adhd-couples': {
      title: 'TDAH y parejas neurodivergentes',
      text: 'Cuando hay TDAH o autismo en la pareja: hábitos a favor de la atención y no en su contra.',
      action: 'La misma noche, vivida dos veces',
    },
    'sex-therapy': {
      title: 'Terapia sexual',
      text: 'Deseo, dolor, distancia o preocupación: una conversación clara y privada sobre lo que más cuesta decir.',
      action: 'Qué ocurre en las sesiones y qué no',
    },
    individual: {
      title: 'Terapia individual',
      text: 'Ansiedad, estrés y duelo, crecimiento personal y retos de la vida, en un espacio que es solo suyo.',
      action: 'Cuatro formas de trabajar',
    },
    online: {
      title: 'Terapia en línea',
      text: 'Por videollamada, desde cualquier lugar de Australia y del mundo, con las mismas tarifas que en Tewantin; solo hace falta una puerta que se cierre.',
      action: 'Preguntar por las sesiones en línea',
    },
  },
  choosing: {
    heading: 'Si no sabe por dónde empezar',
    entries: [
      {
        title: 'Mi pareja no quiere venir',
        text: 'Venga usted primero. Cuando usted responde de otra manera, a veces algo cambia también entre ustedes. Si su pareja le da miedo, no es usted quien tiene que cambiar: llame a 1800RESPECT, 1800 737 732, o al 000 si hay peligro ahora mismo.',
        action: 'Terapia individual',
      },
      {
        title: 'Me enteré hace unos días',
        text: 'Empiece por la página sobre infidelidad. En la primera fase se trata de dormir, de estar a salvo y de no tomar demasiadas decisiones antes de tiempo.',
        action: 'Superar una infidelidad',
      },
      {
        title: 'Estamos bien, menos en la cama',
        text: 'Es un buen momento para la terapia sexual: hay cariño en el que apoyarse y menos nudos que deshacer.',
        action: 'Terapia sexual',
      },
      {
        title: 'Es todo a la vez',
        text: 'Venga sin ordenarlo antes. Escriba dos líneas y en la sesión veremos de qué hilo tirar primero.',
        action: 'Enviar una consulta',
      },
    ],
  },
  practical: {
    heading: 'Cómo son las sesiones',
    entries: [
      {
        title: 'Dónde',
        text: 'En persona en Tewantin, Noosa, o en línea desde cualquier lugar de Australia y del mundo, con las mismas tarifas.',
      },
      {
        title: 'Cuánto duran y cada cuánto son',
        text: `Por lo general, ${facts.inWords.length.individual}, cada semana o cada dos semanas. Las sesiones de pareja duran ${facts.inWords.length.couples}.`,
      },
      {
        title: 'Sesiones en línea',
        text: 'Son por videollamada. Elija un lugar donde no puedan oírle; los auriculares ayudan. Si son pareja, pueden sentarse en la misma habitación o conectarse desde dos lugares. Antes acordamos qué hacer si se corta la conexión.',
      },
      {
        title: 'Cuánto cuesta',
        text: `${facts.fee.individual} para una persona y ${facts.fee.couples} para una pareja, en dólares australianos. Los clientes de Australia pueden recibir reembolsos de su seguro médico privado y, en las sesiones individuales, de Medicare; para Medicare se necesita un Mental Health Care Plan (plan de tratamiento de salud mental).`,
      },
    ],
    action: 'Todas las tarifas y reembolsos',
  },
  callToAction: {
    heading: 'Puede preguntar antes de reservar',
    text: 'Si quiere saber si soy la persona adecuada para lo que está viviendo, llame o escriba. Una respuesta sincera no cuesta nada.',
  },
};
