import type { Translation } from '../../words/shapes';
import type { AdhdCouplesWords } from '../en/adhd-couples';
import { alone, limits } from './privacy';

export const adhdCouples: Translation<AdhdCouplesWords> = {
  name: 'TDAH y autismo en la pareja',
  meta: {
    title: 'TDAH y autismo en la pareja: terapia en Noosa, Australia',
    description:
      'Terapia para parejas con TDAH, autismo o ambos en Tewantin, Noosa (Australia){andOnline}: menos culpa y herramientas para probar en casa. Sesiones {sessionLanguages}.',
  },

  card: {
    title: 'TDAH y autismo en la pareja',
    text: 'Para una casa que funciona a fuerza de recordatorios, y para dos personas ya cansadas de ellos.',
    action: 'El mismo momento, vivido dos veces',
  },
  header: {
    title: 'TDAH y autismo en la pareja',
    lead: 'Hay quien olvida y quien insiste, quien necesita silencio y quien necesita compañía, y al final la soledad es de ustedes dos. Les ayudo a entender cómo piensa cada cual y a encontrar lo que funciona en casa.',
    note: 'No hace falta un diagnóstico, y yo no diagnostico ni receto. Puede venir sin su pareja ({fee.individual}).',
  },

  sessions: {
    heading: 'Sesiones a la medida de su forma de pensar',
    paragraphs: [
      'Pueden moverse y hablar sin mirarme a los ojos. Seguimos un solo tema, bajamos la luz y el ruido cuando se puede y hacemos una pausa antes de que alguien se sature.',
      'Se llevan a casa un breve resumen por escrito y una sola cosa que probar.',
    ],
  },

  bothSides: {
    heading: 'El mismo momento, vivido dos veces',
    leftLabel: 'Quien tiene TDAH',
    rightLabel: 'Quien no lo tiene',
    scenes: {
      leaving: {
        moment: 'Iban a salir a las seis',
        left: 'Eran las cinco y diez, y de pronto las seis y diez. Lo de en medio no lo sentí.',
        right: 'Estoy en la puerta con las llaves y otra vez soy lo último de la lista.',
      },
      pan: {
        moment: 'Un comentario sobre una olla',
        left: 'Lo que oigo es que otra vez lo hice mal. Me sube un calor por dentro y estallo.',
        right: 'Mencioné una olla. Ahora hay una pelea y la olla sigue ahí.',
      },
    },
  },

  danger: {
    heading: '¿Su pareja le da miedo?',
    text: 'El TDAH y el autismo nunca justifican la violencia ni el control, ni siquiera en una crisis de sobrecarga («meltdown»). Si su pareja le da miedo, o decide a quién ve usted, en qué gasta o si usted toma sus medicamentos, no empiece por la terapia de pareja; puede venir a solas. Si corre peligro, llame al 000. Cuando nadie pueda oír, llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732, de día o de noche, y vea {help}.',
  },

  intro: {
    heading: 'Cómo influyen el TDAH y el autismo en la pareja',
    paragraphs: [
      'El TDAH (trastorno por déficit de atención con hiperactividad) influye en cómo el cerebro maneja la atención, el tiempo y las emociones intensas; no dice nada de cuánto quiere alguien a los suyos. Aun así, poco a poco, una persona acaba dirigiendo la casa y la otra, recibiendo instrucciones. Olvidar no es pereza, y recordar no es regañar.',
      'El autismo influye en cómo se percibe, cómo se comunica y cómo se llevan los cambios. Una pareja es «neurodivergente» cuando al menos una de las dos personas piensa y percibe de un modo distinto al de la mayoría.',
    ],
  },

  issues: {
    heading: 'Problemas frecuentes en una semana como la suya',
    points: [
      'Lo que una persona deja a la vista para no olvidarlo, la otra lo guarda.',
      'Pide perdón antes de saber qué ha olvidado esta vez.',
      'Un ruido que usted apenas nota es insoportable para su pareja, o al contrario.',
    ],
  },

  expect: {
    heading: 'Cómo son las sesiones',
    entries: [
      {
        title: 'La primera sesión',
        text: 'Primero hablo a solas con cada cual, como con todas las parejas. Después repasamos un día reciente, en las dos versiones.',
      },
      {
        title: 'Señales de avance',
        text: 'Menos recordatorios, y peleas que terminan antes. Cuando todo marche sin mí, dejan de venir.',
      },
    ],
  },

  autism: {
    heading: 'Cuando hay autismo en la pareja',
    intro:
      'Es fácil entenderse mal, por los dos lados, y ninguna de las dos maneras de ser es la normal.',
    leftLabel: 'Quien es autista',
    rightLabel: 'Su pareja, que no lo es',
    scenes: {
      yourDay: {
        moment: '«¿Qué tal el día?»',
        left: 'Dije «bien», porque había ido bien. No sabía que buscabas compañía.',
        right: 'Quería que me preguntaras por el mío. No tendría que hacer falta decirlo.',
      },
      fight: {
        moment: 'En plena pelea',
        left: 'Me he quedado sin palabras, y cierro la puerta para calmarme, no para castigarte.',
        right: 'Me quedo en el pasillo con todo encima. Desde aquí parece que no te importa.',
      },
    },
    tries:
      'Tres cosas que probar: decir sin rodeos lo que quieren; avisarse con tiempo de los planes y los cambios; y acordar un lugar tranquilo, una señal de «no puedo más» y una hora para volver a hablar. El bloqueo («shutdown») y la crisis de sobrecarga («meltdown») llegan cuando todo es demasiado, y nadie los elige; pero si le pegan, le amenazan o tiene miedo, lo primero es su seguridad.',
  },

  approach: {
    heading: 'Cómo trabajo con parejas neurodivergentes',
    entries: [
      {
        title: 'Primero traducir, después resolver',
        text: 'Cuando usted pueda decir la versión de su pareja sin discutirla, y su pareja la de usted, podremos empezar a ver qué cambiar.',
      },
      {
        title: 'Experimentos pequeños',
        text: 'Prueban un solo cambio durante dos semanas. Si falla, la culpa es de la herramienta y elegimos otra.',
      },
    ],
  },

  household: {
    heading: 'Herramientas para el día a día con TDAH',
    intro: 'El esfuerzo ya lo pusieron. Esto le quita carga a la memoria.',
    entries: [
      {
        title: 'Que el tiempo se vea',
        text: 'Un temporizador que muestre cómo se van los minutos, y «salir a las seis» dividido en pasos.',
      },
      {
        title: 'Que lo recuerde un objeto',
        text: 'Una alarma no suspira, y una cesta junto a la puerta tampoco.',
      },
      {
        title: 'Una persona para cada tarea entera',
        text: 'La ropa va del cesto al cajón; acordarse también es parte de la tarea.',
      },
    ],
  },

  noDiagnosis: {
    heading: 'Si busca un diagnóstico',
    paragraphs: [
      'Para una evaluación o para medicación, empiece por su médico de cabecera (GP). En Queensland, algunos médicos de cabecera ya evalúan el TDAH en personas adultas y recetan para tratarlo; otros le derivan a psiquiatría o psicología, como en el caso del autismo.',
    ],
  },

  privacy: {
    heading: 'La confidencialidad en pareja y sus límites',
    text: `${alone} ${limits}`,
  },

  callToAction: {
    heading: 'Para reservar basta una llamada',
    text: 'Puede reservar una sola persona por las dos. No hay nada que preparar.',
  },
};
