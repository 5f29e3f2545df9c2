import type { Translation } from '../../site/shapes';
import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { say } from './interpreter';
import { exceptions, forcedSex, limits, report, secrets, watchedPhone } from './secrets';

export const infidelityRecovery: Translation<InfidelityRecoveryWords> = {
  name: 'Superar una infidelidad',
  meta: {
    title: 'Superar una infidelidad: terapia en Noosa, Australia',
    description:
      'Terapia tras una infidelidad en Tewantin, Noosa (Australia), y en línea, en pareja o a solas: qué ayuda los primeros días y las tres fases. Sesiones {sessionLanguages}.',
  },

  header: {
    title: 'Superar una infidelidad, en pareja o a solas',
    lead: 'Tanto si se enteró anoche como si fue usted quien rompió la confianza, esto tiene un orden, y podemos ir paso a paso.',
    scene: 'La lluvia se aleja mar adentro',
  },

  pull: 'No voy a meterle prisa para que perdone ni a avergonzar a nadie.',

  intro: {
    heading: 'Una infidelidad cambia también el pasado',
    paragraphs: [
      'Usted vuelve una y otra vez a las vacaciones, a los cumpleaños, a un martes cualquiera, y se pregunta qué fue real. Puede que no logre dormir o que sienta una calma extraña.',
      'Pudo ser una noche, unos mensajes o años de doble vida. Se rompió el acuerdo que había entre ustedes, fuera el que fuera.',
      'Con más de {experienceYears}\u00a0años de experiencia, sé ir despacio cuando todo parece urgente.',
    ],
  },

  issues: {
    heading: 'Reacciones frecuentes: no está perdiendo la razón',
    intro: 'Unas son de quien sufrió la infidelidad; otras, de quien la cometió.',
    points: [
      'Las imágenes le pasan por la cabeza en el trabajo y mientras conduce.',
      'Hace la misma pregunta diez veces y ninguna respuesta le basta.',
      'Revisa teléfonos y recibos, y detesta hacerlo. Cualquiera lo entendería, pero rastrear a alguien en secreto empeora las cosas y puede ser ilegal.',
      'En una misma hora quiere que su pareja le abrace y que se vaya.',
      'Terminó la otra relación y no puede decirle a nadie que la echa de menos.',
      'Fue hace años y sigue presente en cada discusión.',
    ],
  },

  claims: {
    heading: 'Cifras sobre la infidelidad y la recuperación',
    items: [
      {
        figure: '{short.infidelityShare}',
        text: 'de las relaciones viven una infidelidad',
      },
      {
        figure: '{short.stayTogetherShare}',
        text: 'de las parejas siguen juntas después de la terapia',
      },
      {
        figure: '{short.recoveryTime}',
        text: 'es lo que suele llevar la recuperación',
      },
    ],
    source:
      'Primera cifra: personas casadas que alguna vez han tenido relaciones sexuales fuera del matrimonio, según encuestas anteriores de Estados Unidos que citan Atkins, Baucom y Jacobson 2001, Journal of Family Psychology 15(4), 735-749. Las otras son reglas orientativas, sin un estudio que yo pueda citar; uno pequeño encontró menos: 9 de 19 parejas seguían casadas a los cinco años (Marín, Christensen y Atkins 2014). Ninguna predice lo que le ocurrirá a usted, y seguir en pareja no es el único buen final.',
  },

  phases: {
    heading: 'Las tres fases de la recuperación',
    intro: 'Solemos seguir este orden, aunque a veces haya que dar un paso atrás.',
    phases: {
      crisis: {
        label: 'Primera fase',
        title: 'Crisis y estabilización',
        text: 'Lo primero es llegar al final de la semana: dormir, comer, trabajar, cuidar de los niños y ver cómo se hablan.',
        work: [
          'Acordar cómo vivir por ahora, en la misma casa o no',
          'Decidir qué contacto habrá con la tercera persona',
          'Fijar momentos para hablar y momentos para descansar del tema',
        ],
      },
      understanding: {
        label: 'Segunda fase',
        title: 'Comprender y procesar',
        text: 'Ahora, las preguntas: qué pasó y por qué. Los problemas de una relación pueden ayudar a explicar una infidelidad, pero no la justifican.',
        work: [
          'Contar de una vez los hechos que importan, no a cuentagotas',
          'Decir cuánto le dolió y sentir que le escuchan',
          'Averiguar cómo pudo llegar a pasar',
          'Hacer el duelo por lo que creía tener',
        ],
      },
      rebuilding: {
        label: 'Tercera fase',
        title: 'Reconstruir y seguir adelante',
        text: 'La confianza crece con promesas pequeñas que se cumplen, una y otra vez. Si se separan, en esta fase se trata de hacerlo con el menor daño posible.',
        work: [
          'Llegar a acuerdos con los que ustedes dos puedan vivir; la transparencia se ofrece por voluntad propia, por un tiempo acordado, y cualquiera de los dos puede ponerle fin',
          'Recuperar las caricias y el sexo sin prisa, cuando los dos quieran',
          'Prepararse para las fechas, las canciones y las calles que lo despiertan todo otra vez',
        ],
      },
    },
    safety:
      'Que le rastreen, le amenacen o le aíslen no es recuperarse: llame a 1800RESPECT, 1800 737 732, o al 000 en peligro inmediato. Si teme cómo tomaría su pareja que usted se fuera, no le diga nada todavía: planee antes su salida con 1800RESPECT, porque el momento de mayor peligro es cuando alguien dice que se va y cuando se va.',
  },

  twoPeople: {
    heading: 'Quien sufrió la infidelidad y quien la cometió',
    intro: 'El dolor puede ser de ustedes dos. La responsabilidad por la infidelidad, no.',
    betrayed: {
      heading: 'Si sufrió la infidelidad',
      intro: 'Usted no la causó. Aun así, puede que viva con:',
      points: [
        'Una conmoción que se queda en el cuerpo como una lesión',
        'Vergüenza, aunque no hizo nada vergonzoso',
        'Amor y furia a la vez',
      ],
    },
    unfaithful: {
      heading: 'Si usted fue infiel',
      intro: 'Usted tomó decisiones y ahora puede tomar otras. Puede que viva con:',
      points: [
        'Una culpa tan pesada que resulta más fácil defenderse',
        'Miedo a que la próxima respuesta sincera lo rompa todo',
        'Un duelo que no puede mostrar',
      ],
    },
  },

  firstDays: {
    heading: 'Qué hacer en los primeros días',
    intro:
      'Si se enteró hoy o ayer, apoye los pies en el suelo y deje salir el aire despacio. Después, cosas pequeñas, una por una.',
    points: [
      'Coma un poco, beba agua, descanse con los ojos cerrados. Si las imágenes no paran, diga el nombre de lo que ve, toca y oye. Si no ha dormido, no conduzca.',
      'Aplace las decisiones grandes, salvo las que le protejan a usted, a los niños o su dinero. Si alguien está moviendo el dinero o puede llevarse a los niños, llame a un abogado a primera hora.',
      'Si está a salvo, espere antes de contárselo a otras personas. La familia no olvida lo que oye ahora, aunque usted siga con su pareja. Empiece por una persona que sepa escuchar y no lo repita.',
      'No cuente los detalles a los niños ni los publique en las redes. Enviar o publicar imágenes íntimas de otra persona sin su permiso, o amenazar con hacerlo, es delito.',
      'Acuda a su médico de cabecera (GP) si no puede dormir, comer, trabajar o cuidar de los niños, si el pánico o las imágenes no ceden, si bebe más, o si necesita una revisión de salud sexual. Hasta que los dos se hayan hecho las pruebas y conozcan los resultados, nada de sexo que pueda transmitir algo. Algunas infecciones tardan semanas en detectarse: pregunte cuándo será fiable la prueba.',
      'Hay medicamentos que no pueden esperar a una cita. Tras una relación sexual sin protección, el que puede prevenir el VIH hay que empezarlo antes de que pasen 72\u00a0horas: pida «PEP» en las urgencias de un hospital («Emergency») o en una clínica de salud sexual. La anticoncepción de emergencia («emergency contraception»), que se pide en la farmacia, funciona en los primeros 3 a 5\u00a0días, según el tipo. En los dos casos, cuanto antes, mejor.',
    ],
    help: [
      watchedPhone,
      {
        title: 'Sobredosis, autolesión o ideas de suicidio',
        text: 'Si ya ha tomado demasiadas pastillas o demasiado de cualquier otra cosa, o se ha hecho daño, llame ahora al 000, aunque se sienta bien: diga «Ambulance» (ambulancia), después «Spanish interpreter». Si cree que usted o su pareja podría quitarse la vida, llame al 000 y diga «Ambulance» (ambulancia), después «Spanish interpreter», o vaya a las urgencias de un hospital. Si está pensando en quitarse la vida, llame ya a Lifeline (apoyo en crisis), 13 11 14, de día o de noche; hasta que le contesten, vaya con alguien con quien se sienta a salvo y aléjese de todo lo que podría usar para hacerse daño.',
      },
      {
        title: 'Violencia o amenazas',
        text: `Si hay violencia o amenazas, llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732, o, en Queensland, a DVConnect: las mujeres, al 1800 811 811, de día y de noche; los hombres, al 1800 600 636, de 9:00 a medianoche. En peligro inmediato, llame al 000: ${say('either')} No empiece por la terapia de pareja, que puede empeorar las cosas en casa.`,
      },
      forcedSex,
      {
        title: 'Si le apretaron el cuello',
        text: 'Si alguien le ha apretado el cuello o se lo ha presionado en los últimos días o semanas, vaya hoy mismo al médico o al hospital, aunque no haya marcas: el daño puede aparecer días después. Si le cuesta respirar, tragar o hablar, si perdió el conocimiento o si nota algo extraño en la cara, en un brazo o en la vista, llame al 000 y diga «Ambulance» (ambulancia), después «Spanish interpreter».',
      },
      {
        title: 'Dolor en el pecho o falta de aire',
        text: 'Si le duele el pecho, le falta el aire o se desmaya, llame al 000, aunque pueda ser pánico: diga «Ambulance» (ambulancia), después «Spanish interpreter».',
      },
      {
        title: 'Miedo de agredir a alguien',
        text: 'Si teme hacerle daño a alguien, aléjese de esa persona, llame al 000 y diga «Police» (policía), después «Spanish interpreter».',
      },
      {
        title: 'Apoyo para hombres',
        text: 'Los hombres que han sufrido una infidelidad o un abandono también pueden hablar con MensLine Australia, de día y de noche, en el 1300 78 99 78.',
      },
    ],
  },

  approach: {
    heading: 'Cómo trabajo con ustedes',
    intro: 'Cuatro cosas no cambian en todo el camino.',
    entries: [
      {
        title: 'Primero, estabilidad',
        text: 'Las preguntas más duras esperan hasta que los dos puedan soportar las respuestas.',
      },
      {
        title: 'La verdad necesaria, contada con cuidado',
        text: 'Hay detalles que ayudan a comprender y otros que solo hacen daño. Los separamos antes de contarlos.',
      },
      {
        title: 'Responsabilidad sin humillación',
        text: 'La infidelidad es responsabilidad de quien la cometió. Quien se hunde en la vergüenza tiende a esconderse otra vez.',
      },
      {
        title: 'El perdón no tiene calendario',
        text: 'Puede llegar tarde o no llegar nunca. Sin él también puede haber paz.',
      },
    ],
  },

  expect: {
    heading: 'Cómo son las sesiones',
    intro: 'Las sesiones de pareja duran {length.couples} y cuestan {fee.couples}.',
    entries: [
      {
        title: 'La primera sesión',
        text: 'Antes de empezar hablo con ustedes por separado, a solas, como hago con todas las parejas. Después pregunto qué pasó, quién lo sabe y cómo están durmiendo y comiendo. Paramos si es demasiado.',
      },
      {
        title: 'Cada semana o cada dos',
        text: 'Al principio, mejor cada semana. Si una conversación necesita más tiempo, hay sesiones de {length.extended} por {fee.extended}.',
      },
    ],
  },

  decision: {
    heading: 'Seguir, separarse o venir sin su pareja',
    paragraphs: [
      'Algunas parejas construyen algo más sincero que lo que tenían. Otras se separan y aun así pueden sentarse en la misma fila en la graduación de sus hijos. Para mí, ninguna de las dos cosas es un fracaso.',
      'Si su pareja no quiere venir, o ya se fue, las mismas fases le sirven a usted: recuperar el equilibrio, comprender lo que pasó, volver a confiar en su propio criterio.',
    ],
  },

  confidentiality: {
    heading: 'Confidencialidad, después de un secreto',
    intro: `Lo que me cuenten no sale de la consulta, y nadie sabe por mí que vienen. ${limits}`,
    entries: [...exceptions, report, ...secrets],
  },

  questions: {
    heading: 'Preguntas frecuentes tras una infidelidad',
    questions: [
      {
        question: '¿Tenemos que contárnoslo todo?',
        answer:
          'Cada escena, no; los hechos que importan, sí: primero, cualquier riesgo para la salud; después, con quién, cuánto tiempo y si ya terminó. Con ayuda, y solo si no hay peligro. Si teme cómo lo tomará su pareja, llame antes a 1800RESPECT, 1800 737 732, o al 000 si hay peligro.',
      },
      {
        question: 'Fui infiel. ¿Qué hago esta noche?',
        answer:
          'No añada otra mentira. Si no hay peligro, responda a lo que le pregunten, en pocas palabras y con la verdad. Si su pareja quiere pasar la noche sin usted, duerma en otro lugar. Deje los detalles para una sesión. Si su pareja aún no lo sabe, puede esperar y llamarme; hasta que usted se haya hecho las pruebas y conozca los resultados, nada de sexo que pueda transmitir algo. Diga que lo siente, si es así, pero no pida todavía que le perdone ni escriba a la tercera persona. Esta noche, ni alcohol ni drogas. Si está pensando en quitarse la vida, llame a Lifeline, 13 11 14, o al 000 y diga «Ambulance» (ambulancia), después «Spanish interpreter».',
      },
      {
        question: '¿Puedo venir sin mi pareja?',
        answer:
          'Sí. Una sesión individual dura {length.individual} y cuesta {fee.individual}. Si cree que más adelante querrá sesiones de pareja, dígamelo desde el principio.',
      },
    ],
  },

  callToAction: {
    heading: 'Cuando quiera hablarlo',
    text: {
      connected: 'Reserve una sesión o escríbame y cuéntelo como le salga.',
      unconnected: 'Reserve una sesión por teléfono y cuéntelo como le salga.',
    },
  },
};
