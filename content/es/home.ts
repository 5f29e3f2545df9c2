import type { Translation } from '../../words/shapes';
import type { HomeWords } from '../en/home';

export const home: Translation<HomeWords> = {
  name: 'Inicio',
  meta: {
    title: 'Terapia de pareja e individual en Noosa, Australia',
    description:
      'Terapia de pareja e individual en Tewantin, Noosa (Australia), y en línea: tras una infidelidad, en una crisis de pareja o en un duelo. Sesiones {sessionLanguages}.',
  },
  hero: {
    eyebrow: 'Terapia en Tewantin, Noosa, y en línea',
    title: 'Volver a encontrarse, en pareja o a solas.',
    lead: 'Terapia individual y de pareja, con calma y sentido práctico: después de una infidelidad, en una casa que se ha quedado en silencio o cuando la vida pesa demasiado para llevarla sin ayuda.',
    imageTitle:
      'El río Noosa serpentea desde las montañas escarpadas del interior, pasa junto a un pandano y llega al mar',
    facts: [
      { figure: 'Más de {experienceYears}\u00a0años', text: 'de experiencia' },
      {
        figure: '{satisfaction}',
        text: 'de satisfacción entre mis clientes',
        note: 'cifra de mi propia consulta',
      },
      { figure: 'También en línea', text: 'por videollamada, en toda Australia y en otros países' },
    ],
  },
  about: {
    sentence: 'Escucho, pregunto y le digo lo que observo.',
    paragraphs: [
      {
        byExperience: {
          given:
            'Soy terapeuta (en Australia, counsellor) en Tewantin, donde el río Noosa se ensancha antes de llegar al mar. Tengo más de {experienceYears}\u00a0años de experiencia. Vienen a verme parejas que se quieren y no logran dejar de pelear, personas que encontraron un mensaje que no era para ellas y otras a quienes una preocupación o un duelo les llena el día.',
          unsaid:
            'Soy terapeuta (en Australia, counsellor) en Tewantin, donde el río Noosa se ensancha antes de llegar al mar. Vienen a verme parejas que se quieren y no logran dejar de pelear, personas que encontraron un mensaje que no era para ellas y otras a quienes una preocupación o un duelo les llena el día.',
        },
      },
      'Traiga lo más difícil de esta semana, y vemos qué podríamos probar.',
    ],
    promises: [
      {
        title: 'No tomo partido',
        text: 'En las sesiones de pareja, los dos tienen su tiempo y no hay veredictos. Si seguir o no, lo decide cada cual por su parte, y la seguridad es lo primero.',
      },
      {
        title: 'Saldrá con algo concreto',
        text: 'Una frase que probar, una pausa que acordar, una pregunta para la semana: algo posible también en un mal día.',
      },
      {
        title: 'Sabrá lo que cuesta',
        text: {
          bySessions: {
            both: 'Las tarifas y los reembolsos están en una sola página. Las sesiones suelen durar {length.individual}, o {length.couples} en pareja, cada semana o cada dos semanas.',
            single: 'Las tarifas y los reembolsos están en una sola página. Las sesiones suelen durar {length.individual}, cada semana o cada dos semanas.',
            couples: 'Las tarifas y los reembolsos están en una sola página. Las sesiones suelen durar {length.couples}, cada semana o cada dos semanas.',
          },
        },
      },
    ],
    action: 'Ver tarifas y reembolsos',
  },
  pathway: {
    heading: 'Superar una infidelidad en tres fases',
    intro: 'Seguir en pareja no es el único buen final.',
    phases: {
      crisis: {
        label: 'Primera fase',
        title: 'Crisis y estabilización',
        text: 'Primero, dormir, estar a salvo y poner límites; después, las decisiones, una por una.',
      },
      understanding: {
        label: 'Segunda fase',
        title: 'Comprender y procesar',
        text: 'Qué pasó, qué significó y lo que cada uno de ustedes necesita decir y escuchar.',
      },
      rebuilding: {
        label: 'Tercera fase',
        title: 'Reconstruir y seguir adelante',
        text: 'Nuevos acuerdos, una confianza que se gana día a día y una decisión que ustedes puedan sostener.',
      },
    },
    action: 'El camino para superar una infidelidad',
  },
  services: {
    heading: 'Cómo puedo ayudarle',
  },
  adhd: {
    heading: 'TDAH y parejas neurodivergentes',
    paragraphs: [
      'Otra vez se olvidó la factura. Alguien se ha convertido en el calendario de la casa, en su alarma y en la voz que regaña, y los dos saben cómo va a terminar la noche.',
      'Vemos cómo vive cada cual la atención, el tiempo y las emociones, y buscamos hábitos que encajen con esa manera de ser.',
    ],
    action: 'Terapia para parejas con TDAH o neurodivergentes',
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
