import type { Translation } from '../../words/shapes';
import type { HomeWords } from '../en/home';

export const home: Translation<HomeWords> = {
  name: 'Inicio',
  meta: {
    title: 'Terapia de pareja e individual en {place.area}, Australia',
    description: 'Terapia de pareja e individual en {place.whole} (Australia){andOnline}: tras una infidelidad, en una crisis de pareja o en un duelo. Sesiones {sessionLanguages}.',
  },
  hero: {
    title: 'Reencontrarse con su pareja, o con su vida.',
    lead: 'Terapia individual y de pareja, con calma y sentido práctico: después de una infidelidad, cuando en casa ya casi no se habla o cuando la vida pesa demasiado para llevarla sin ayuda.',
    tonight: '¿Acaba de descubrir una infidelidad? Qué hacer esta noche',
    imageTitle:
      'El río Noosa serpentea desde las montañas escarpadas del interior, pasa junto a un pandano y llega al mar',
    decide: {
      fees: { individual: 'sesión individual', couples: 'sesión de pareja' },
      allFees: {
        byRepayment: {
          some: 'Ver tarifas y reembolsos',
          none: 'Ver las tarifas',
        },
      },
      place: {
        figure: '{place.suburb}',
        text: 'en {place.area}, o en línea, por videollamada, {reach}, a la misma tarifa',
        here: 'en {place.area}',
      },
    },
    facts: [
      { figure: 'Más de {experienceYears}\u00a0años', text: 'de experiencia' },
      {
        figure: '{satisfaction}',
        text: 'de satisfacción entre mis clientes',
        note: 'cifra de mi propia consulta',
      },
    ],
  },
  about: {
    sentence: 'Escucho, pregunto y le digo lo que observo.',
    paragraphs: [
      'Soy terapeuta (en Australia, «counsellor») en {place.suburb}. Vienen a verme parejas que se quieren y no logran dejar de pelear, personas que encontraron un mensaje que no era para ellas y otras a quienes una preocupación o un duelo no da tregua.',
      'Empiece por lo más difícil de esta semana. En pareja, cada cual tiene su tiempo, y no doy veredictos. De cada sesión saldrá con algo que probar.',
    ],
  },
  pathway: {
    heading: 'Superar una infidelidad en tres fases',
    intro: 'Hay parejas que siguen y parejas que se separan; los dos caminos pueden ser buenos.',
    phases: {
      crisis: {
        label: 'Primera fase',
        title: 'Crisis y estabilización',
        text: 'Primero, dormir, estar a salvo y poner límites; después, las decisiones, una por una.',
      },
      understanding: {
        label: 'Segunda fase',
        title: 'Comprender y procesar',
        text: 'Qué pasó, qué significó y lo que cada cual necesita decir y escuchar.',
      },
      rebuilding: {
        label: 'Tercera fase',
        title: 'Reconstruir y seguir adelante',
        text: 'Nuevos acuerdos, una confianza que se gana día a día y una decisión que puedan sostener ustedes dos.',
      },
    },
    action: 'El camino para superar una infidelidad',
  },
  services: {
    heading: 'Cómo puedo ayudarle',
  },
  adhd: {
    heading: 'TDAH y autismo en la pareja',
    intro:
      'Vemos cómo funcionan en cada cual la atención, el tiempo y las emociones, y buscamos hábitos que encajen con ustedes dos, tal como son.',
    action: 'Terapia para parejas con TDAH o autismo',
  },
  closing: {
    heading: 'Reserve una sesión o pregunte antes',
    text: {
      byDelivery: {
        connected: 'Llame o envíe una consulta. Respondo en un plazo de {replyHours}\u00a0horas.',
        unconnected: 'Llame y pregunte lo que quiera saber antes de una primera sesión.',
      },
    },
  },
};
