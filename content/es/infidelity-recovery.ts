import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { factsFor } from '../facts';

const facts = factsFor('es');

export const infidelityRecovery: InfidelityRecoveryWords = {
  name: 'Superar una infidelidad',
  meta: {
    title: 'Superar una infidelidad: terapia de pareja',
    description:
      'Terapia después de una infidelidad, en Tewantin, Noosa, y en línea: tres fases, a un ritmo que se pueda soportar, con su pareja o sin ella.',
  },

  header: {
    title: 'Superar una infidelidad, cuando ya no sabe qué era verdad',
    lead: 'Tanto si se enteró anoche como si fue usted quien rompió la confianza, no tiene que decidirlo todo hoy. Podemos ir por partes.',
  },

  pull: 'No voy a pedirle que perdone deprisa ni que se avergüence.',

  intro: {
    heading: 'Una infidelidad cambia también el pasado',
    paragraphs: [
      'Usted vuelve una y otra vez a las vacaciones, a los cumpleaños, a un martes cualquiera, y se pregunta qué fue real. Puede que no logre dormir o que no sienta nada.',
      'Pudo ser una noche, unos mensajes o años de doble vida. Lo que se rompió es el acuerdo que había entre ustedes, fuera el que fuera.',
      `Tengo más de ${facts.experienceYears} años de experiencia.`,
    ],
  },

  issues: {
    heading: 'Reacciones frecuentes: no está perdiendo la razón',
    intro: 'Unas son de quien sufrió la infidelidad; otras, de quien la cometió.',
    points: [
      'Las imágenes le dan vueltas en la cabeza sin parar.',
      'Hace la misma pregunta diez veces y ninguna respuesta le basta.',
      'Usted revisa teléfonos y recibos, aunque lo detesta.',
      'En la misma hora quiere un abrazo de su pareja y que se vaya.',

      'Terminó la otra relación y no puede decir que la extraña.',

      'Fue hace años y sigue presente en cada discusión.',
    ],
  },

  claims: {
    heading: 'Cifras sobre la infidelidad y la recuperación',
    items: [
      {
        figure: facts.infidelityShare,
        text: 'de las relaciones se ven afectadas por una infidelidad',
      },
      {
        figure: facts.stayTogetherShare,
        text: 'de las parejas siguen juntas después de la terapia',
      },
      {
        figure: facts.recoveryTime,
        text: 'es lo que suele llevar la recuperación',
      },
    ],
    source:
      'Primera cifra: Atkins, Baucom & Jacobson (2001), Journal of Family Psychology 15(4), 735-749; personas casadas de Estados Unidos, contando solo las relaciones sexuales. Las otras dos son orientativas. Ninguna predice lo que le ocurrirá a usted.',
  },

  phases: {
    heading: 'Las tres fases de la recuperación',
    intro: 'Se avanza mejor por orden, aunque a veces haya que dar un paso atrás.',
    phases: [
      {
        label: 'Primera fase',
        title: 'Crisis y estabilización',
        text: 'Lo primero es llegar al final de la semana: dormir, comer, trabajar, cuidar de los niños y ver cómo se hablan.',
        work: [
          'Acordar cómo vivir por ahora, en la misma casa o no',
          'Dejar claro qué contacto hay con la tercera persona',
          'Fijar momentos para hablar y momentos para descansar del tema',
        ],
      },
      {
        label: 'Segunda fase',
        title: 'Comprender y procesar',
        text: 'Ahora, las preguntas: qué pasó y qué significó. La relación puede ayudar a explicar una infidelidad, pero no la justifica.',
        work: [
          'Contar la historia una sola vez, entera, en vez de a cuentagotas',
          'Decir cuánto daño le hizo y que le escuchen',
          'Averiguar cómo pudo llegar a pasar',
          'Hacer el duelo por lo que creía tener',
        ],
      },
      {
        label: 'Tercera fase',
        title: 'Reconstruir y seguir adelante',
        text: 'La confianza crece con promesas pequeñas que se cumplen, una y otra vez. Si se separan, en esta fase se trata de hacerlo con dignidad.',
        work: [
          'Llegar a acuerdos que ustedes dos puedan cumplir. La transparencia puede ayudar un tiempo; que le vigilen, le amenacen o le aíslen no es reparar nada: llame a 1800RESPECT, 1800 737 732, o al 000',
          'Recuperar las caricias y el sexo al ritmo de quien necesite más tiempo; cualquiera de ustedes puede decir que no',
          'Prepararse para las fechas, las canciones y las calles que lo despiertan todo otra vez',
        ],
      },
    ],
  },

  twoPeople: {
    heading: 'Lo que carga cada uno',
    intro: 'El dolor puede ser de ustedes dos. La responsabilidad por la infidelidad, no.',
    betrayed: {
      heading: 'Si sufrió la infidelidad',
      intro: 'Usted no lo causó. Aun así, puede que viva con:',
      points: [
        'Una conmoción que se queda en el cuerpo como una lesión',
        'Vergüenza, aunque no hizo nada vergonzoso',
        'Amor y furia por la misma persona',
      ],
    },
    unfaithful: {
      heading: 'Si usted fue infiel',
      intro: 'Usted tomó decisiones y ahora puede tomar otras. Puede que viva con:',
      points: [
        'Una culpa tan pesada que resulta más fácil defenderse',
        'Miedo a que la próxima respuesta sincera acabe con todo',
        'Un duelo del que nadie quiere oír hablar',
      ],
    },
  },

  firstDays: {
    heading: 'Qué hacer en los primeros días',
    intro: 'Cosas pequeñas, una por una.',
    points: [
      'Coma algo sencillo, beba agua, acuéstese aunque no pueda dormir.',
      'Aplace las decisiones grandes, salvo las que le protejan a usted, a los niños o su dinero.',
      'Haga una pausa antes de contarlo. Lo que su familia sepa ahora no lo olvidará, aunque usted siga con su pareja. Elija a una sola persona serena que sepa escuchar.',
      'Mantenga los detalles lejos de los niños y de las redes sociales.',

      'Acuda a su médico de cabecera (GP) si no puede dormir o comer, o si necesita un chequeo de salud sexual.',
      'Si hay violencia o amenazas, no espere: llame al 000 si hay peligro ahora mismo, o a 1800RESPECT, 1800 737 732. En ese caso, no empiece por la terapia de pareja.',
      'Si usted o su pareja piensa en quitarse la vida, llame a Lifeline, 13 11 14, a cualquier hora, o al 000.',
    ],
  },

  approach: {
    heading: 'Cómo trabajo con ustedes',
    intro: 'Haya pasado lo que haya pasado, cuatro cosas no cambian.',
    entries: [
      {
        title: 'Primero, estabilidad',
        text: 'Las preguntas más duras esperan hasta que ustedes dos puedan soportar las respuestas.',
      },
      {
        title: 'La verdad necesaria, contada con cuidado',
        text: 'Hay detalles que ayudan a comprender. Otros solo se convierten en imágenes. Primero los separamos.',
      },
      {
        title: 'Responsabilidad sin humillación',
        text: 'La infidelidad es responsabilidad de quien la cometió. Pero quien se hunde en la vergüenza tiende a esconderse; así no se puede reparar nada.',
      },
      {
        title: 'El perdón no tiene calendario',
        text: 'Puede llegar tarde o no llegar nunca, y la tranquilidad no tiene por qué esperarlo.',
      },
    ],
  },

  expect: {
    heading: 'Cómo son las sesiones',
    intro: `Las sesiones de pareja duran ${facts.inWords.length.couples} y cuestan ${facts.fee.couples}, en persona en Tewantin o en línea desde donde estén, con la misma tarifa.`,
    entries: [
      {
        title: 'La primera sesión',
        text: 'Pregunto qué pasó, quién lo sabe y cómo están durmiendo y comiendo. Lo demás puede esperar.',
      },
      {
        title: 'Cada semana o cada dos',
        text: `Al principio suele ayudar que sea cada semana. Cuando una conversación necesita más tiempo, una sesión prolongada de ${facts.inWords.length.extended} cuesta ${facts.fee.extended}.`,
      },
    ],
  },

  decision: {
    heading: 'Seguir, separarse o venir sin su pareja',
    paragraphs: [
      'Algunas parejas construyen algo más sincero que lo que tenían. Otras se separan y aun así pueden sentarse en la misma fila en la graduación de sus hijos. Ninguna de las dos cosas es para mí un fracaso.',
      'Si su pareja no quiere venir, o ya se fue, las mismas fases le sirven a usted: recuperar el equilibrio, comprender lo que pasó, volver a confiar en su propio criterio.',
    ],
  },

  confidentiality: {
    heading: 'La confidencialidad y sus límites',
    paragraphs: [
      'Lo que digan aquí es confidencial. Los límites son pocos, como un peligro grave para alguien, un menor en riesgo o una orden judicial. Se los explico antes de empezar.',
      'También acordamos qué pasa si uno de ustedes me cuenta algo a solas, por ejemplo, que la aventura sigue. No lo cuento yo, pero tampoco sigo con las sesiones de pareja como si no lo supiera: hay tiempo y ayuda para decirlo o, si no, se detienen. Lo que tenga que ver con su seguridad puede contármelo siempre a solas.',
    ],
  },

  questions: {
    heading: 'Preguntas frecuentes tras una infidelidad',
    questions: [
      {
        question: '¿Tenemos que contárnoslo todo?',
        answer:
          'Con el tiempo y con ayuda; si teme la reacción de su pareja, llame antes a 1800RESPECT, 1800 737 732. Lo que importa es con quién, cuánto tiempo, si ya terminó y si hay un riesgo para la salud. Los detalles de cada encuentro, normalmente no.',
      },
      {
        question: '¿Puedo venir sin mi pareja?',
        answer: `Sí. Una sesión individual dura ${facts.inWords.length.individual} y cuesta ${facts.fee.individual}. Si cree que más adelante querrá sesiones de pareja, dígamelo desde el principio.`,
      },
    ],
  },

  callToAction: {
    heading: 'Cuando quiera hablarlo',
    text: 'Reserve una sesión o escríbame, aunque no le salga en orden.',
  },
};
