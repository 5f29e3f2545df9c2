import type { Translation } from '../../words/shapes';
import type { SexTherapyWords } from '../en/sex-therapy';
import { alone, limits } from './privacy';

export const sexTherapy: Translation<SexTherapyWords> = {
  name: 'Terapia sexual',
  meta: {
    title: 'Terapia sexual en Noosa (Australia){andOnline}',
    description:
      'Terapia sexual en Tewantin, Noosa (Australia){andOnline}, a solas o en pareja: deseo, dolor, erección, orgasmo, cercanía tras una infidelidad. Sesiones {sessionLanguages}.',
  },
  card: {
    title: 'Terapia sexual',
    text: 'Para hablar en privado del deseo, del dolor o de lo que le preocupa, a solas o en pareja.',
    action: 'Qué ocurre y qué no',
  },
  header: {
    title: 'Terapia sexual, a solas o en pareja',
    lead: 'Para lo que cuesta decir en voz alta. «Algo cambió y no sé cómo hablarlo»: con una frase así podemos empezar.',
    note: 'Solo hablamos: en la sesión no hay examen físico ni contacto.',
  },
  intro: {
    heading: 'En qué consiste la terapia sexual',
    paragraphs: [
      'Mucha gente calla durante años una preocupación sexual. La terapia sexual consiste en hablar, con palabras corrientes y a su ritmo, y puede dejar sin responder lo que prefiera.',
    ],
  },
  issues: {
    heading: 'Dificultades sexuales frecuentes',
    intro:
      'Si hay dolor, sangrado, problemas de erección o un cambio repentino, vaya primero al médico; también puede ayudar la fisioterapia del suelo (piso) pélvico.',
    points: [
      'Querer sexo mucho más, o mucho menos, que su pareja',
      'Un deseo que se fue sin que se sepa por qué',
      'Dolor durante el sexo, o un cuerpo que se cierra',
      'Erecciones que van y vienen, y una preocupación que lo empeora',
      'Un orgasmo que llega demasiado pronto o no llega',
      'Pornografía que se ha vuelto un secreto o un motivo de pelea',
      'Años sin tocarse y ninguna idea de cómo volver a empezar',
      'Un cuerpo que ha cambiado con una enfermedad, un parto, la menopausia o una transición de género',
    ],
  },
  claims: {
    heading: 'Preocupaciones sexuales: a cuántas personas afectan',
    items: [
      {
        figure: 'Hasta un {sexualConcernsWomen}',
        text: 'de las mujeres tiene preocupaciones o dificultades sexuales',
      },
      {
        figure: 'Hasta un {sexualConcernsMen}',
        text: 'de los hombres tiene preocupaciones o dificultades sexuales',
      },
    ],
    source:
      'Laumann, Paik y Rosen 1999, JAMA 281, 537-544; personas de 18 a 59\u00a0años en Estados Unidos. En 1992 se les preguntó si tenían el problema, no si les hacía sufrir.',
  },
  danger: {
    heading: 'Si tiene miedo, o hubo sexo que usted no quería',
    text: 'Si le da miedo su pareja, o decirle que no, o si hubo sexo que usted no quería, no venga todavía en pareja y deje de lado los ejercicios de contacto; puede venir a solas. Si corre peligro, llame al 000. Cuando nadie pueda oír, llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732, de día o de noche. En los primeros días, un hospital puede ayudarle; la medicación contra el VIH tiene que empezar antes de que pasen 72\u00a0horas. Si alguien le apretó el cuello en las últimas semanas, aunque fuera durante el sexo, vaya hoy mismo al médico. Encontrará más en {help}.',
  },
  expect: {
    heading: 'Cómo son las primeras semanas',
    entries: [
      {
        title: 'La primera sesión',
        text: 'Le pregunto qué le trae, cómo está de salud y qué espera. Si vienen en pareja, antes hablo siempre a solas con cada cual.',
      },
      {
        title: 'Señales de que ayuda',
        text: 'Cada pocas sesiones vemos si hay menos temor y más caricias que se disfrutan, y si no es así, cambiamos el plan de trabajo.',
      },
    ],
  },
  whoComes: {
    heading: 'Quién viene a terapia sexual',
    intro:
      'Personas adultas de cualquier género y orientación, también trans y no binarias, con pareja, en una relación abierta o sin relación.',
    entries: [
      {
        title: 'Con una pregunta sobre usted',
        text: 'Sobre su orientación o su género, que no intentaré cambiar, un deseo que nunca ha mencionado o no querer sexo en absoluto. También escucha QLife, una línea atendida por personas LGBTIQ+, de 15:00 a medianoche, en el 1800 184 527.',
      },
      {
        title: 'Después de un abuso o una agresión',
        text: 'Podemos trabajar la cercanía tal como la vive hoy, sin que tenga que contar lo que pasó. Para los recuerdos o las pesadillas que no cesan hace falta alguien con formación en trauma; su médico de cabecera (GP) puede derivarle. Haya terminado ya o no, en 1800RESPECT le escuchan de día y de noche.',
      },
    ],
  },
  approach: {
    heading: 'Cómo trabajo: primero, quitar la presión',
    intro:
      'Esforzarse más, u observarse, suele empeorar las cosas, así que miramos qué hay detrás.',
    entries: [
      {
        title: 'Su cuerpo',
        text: 'Las hormonas, el dolor, los medicamentos, el cansancio y el alcohol cuentan. No ejerzo la medicina y no puedo descartar una causa física.',
      },
      {
        title: 'El resto de la vida en común',
        text: 'Una vieja herida, las tareas mal repartidas, el miedo al rechazo.',
      },
    ],
  },
  plan: {
    heading: 'Un plan de tratamiento en cuatro partes',
    intro: 'Después de las primeras sesiones acordamos cuánto necesita de cada parte.',
    entries: [
      {
        title: 'Ejercicios de comunicación',
        text: 'Cómo pedir, decir lo que le gusta, decir que no y parar ante un no.',
      },
      {
        title: 'Focalización sensorial (sensate focus)',
        text: 'Ejercicios de contacto, paso a paso, para hacer en casa. Empiezan por caricias que no son sexuales ni tienen meta alguna, y solo se avanza si ustedes dos quieren.',
      },
      {
        title: 'Educación sexual',
        text: 'Cómo funcionan el deseo, la excitación y el dolor, y qué mitos le enseñaron.',
      },
      {
        title: 'Cuestiones emocionales de fondo',
        text: 'Quizá el cuerpo responde a un duelo, a la rabia, a la vergüenza o a las reglas sobre el sexo con las que creció.',
      },
    ],
  },
  homework: {
    heading: 'Tareas pequeñas entre una sesión y otra',
    paragraphs: [
      'Puede llevarse a casa una conversación con límite de tiempo, diez minutos de caricias sin prisa o algo para leer. Usted decide si lo hace, y tanto usted como su pareja pueden decir que no, en cualquier momento.',
    ],
    pull: 'Vayan al ritmo de quien necesite más tiempo.',
  },
  afterInfidelity: {
    heading: 'Reconstruir la intimidad después de una infidelidad',
    paragraphs: [
      'Después de una infidelidad, el sexo puede desaparecer, o volverse urgente y terminar en llanto; ninguna de las dos cosas dice si la relación va a durar. Primero vienen la sinceridad, algo de calma y, si hace falta, pruebas de infecciones de transmisión sexual (ITS); después, una cercanía que no pide nada, como ir de la mano.',
    ],
  },
  privacy: {
    heading: 'Confidencialidad',
    text: `${alone} ${limits}`,
  },
  questions: {
    heading: 'Preguntas frecuentes sobre la terapia sexual',
    questions: [
      {
        question: '¿Tendré que mostrar o hacer algo en la sesión?',
        answer:
          'No. No hay demostraciones físicas ni examen, y nadie se desviste.',
      },
      {
        question: '¿Voy a solas o con mi pareja?',
        answer:
          'Como prefiera. Pueden empezar en pareja, o empieza usted y su pareja se suma más adelante, o nunca.',
      },
      {
        question: '¿Debería ir antes al médico?',
        answer:
          'Sí, ante cualquier molestia física o cambio repentino, y antes de dejar cualquier medicamento. Mientras tanto, puede hablar conmigo.',
      },
    ],
  },
  callToAction: {
    heading: 'Pregunte por la terapia sexual',
    text: {
      byDelivery: {
        connected:
          'Diga por teléfono, o escriba, solo esto: «A question about sex therapy, please». Con lo demás le ayudo yo.',
        unconnected:
          'Llame y pregunte lo que quiera, sin dar detalles. Basta con decir: «A question about sex therapy, please».',
      },
    },
  },
};
