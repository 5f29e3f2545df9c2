import type { Translation } from '../../words/shapes';
import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { alone, limits } from './privacy';

export const infidelityRecovery: Translation<InfidelityRecoveryWords> = {
  name: 'Superar una infidelidad',
  meta: {
    title: 'Superar una infidelidad: terapia en Noosa, Australia',
    description:
      'Terapia tras una infidelidad en Tewantin, Noosa (Australia){andOnline}, en pareja o a solas: qué ayuda los primeros días y las tres fases. Sesiones {sessionLanguages}.',
  },

  card: {
    title: 'Superar una infidelidad',
    text: 'Terapia en tres fases, tanto si siguen en pareja como si se separan.',
    action: 'Ver las tres fases',
  },
  header: {
    title: 'Superar una infidelidad, en pareja o a solas',
    lead: 'Tanto si se enteró anoche como si fue usted quien rompió la confianza, podemos ir paso a paso.',
    note: 'No meto prisa a nadie para que perdone, ni avergüenzo a nadie.',
    article: 'Para esta noche, en inglés: respirar y volver al presente',
    ways: { 'first-days': 'Si acaba de descubrirlo', unfaithful: 'Si fue usted' },
  },

  intro: {
    heading: 'Una infidelidad cambia también el pasado',
    paragraphs: [
      'Se rompió el acuerdo que había entre ustedes, tuvieran o no una relación abierta, y ahora quien se enteró se pregunta qué fue real.',
    ],
  },

  issues: {
    heading: 'Reacciones frecuentes tras una infidelidad',
    intro: 'Ni usted ni su pareja están perdiendo la razón.',
    points: [
      'Hace la misma pregunta diez veces y ninguna respuesta le basta.',
      'En una misma hora quiere que su pareja le abrace y que se vaya.',
      'Puso fin a la otra relación, le duele haberla perdido y no puede decírselo a nadie.',
    ],
  },

  danger: {
    heading: '¿Corre peligro, o piensa en el suicidio?',
    text: 'Llame ya al 000 si usted o su pareja podría quitarse la vida o hacer daño a alguien, tomó demasiadas pastillas o demasiado de otra cosa, o sufre amenazas o violencia. De día y de noche puede hablar con Lifeline (apoyo en crisis), 13 11 14, o, cuando nadie pueda oír, con 1800RESPECT (violencia familiar y sexual, control), 1800 737 732. Si su pareja le da miedo, no empiece por las sesiones de pareja: vea {help}.',
  },

  firstDays: {
    heading: 'Qué hacer en los primeros días, antes de vernos',
    entries: {
      body: {
        title: 'Comer y dormir',
        text: 'Coma un poco, beba agua, descanse con los ojos cerrados. Si las imágenes no paran, apoye los pies en el suelo y deje salir el aire despacio. Si no ha dormido, no conduzca.',
      },
      decisions: {
        title: 'Las decisiones grandes',
        text: 'Aplácelas, salvo las que le protejan a usted, a sus hijos o su dinero.',
      },
      telling: {
        title: 'Contárselo a otras personas',
        text: 'Si está a salvo, empiece por una persona que sepa escuchar y callar: la familia no olvida, aunque usted siga con su pareja.',
      },
      pictures: {
        title: 'Los hijos y las redes sociales',
        text: 'No les cuente los detalles a sus hijos ni los publique en las redes. Compartir imágenes íntimas de otra persona sin su consentimiento, o amenazar con hacerlo, es delito.',
      },
      doctor: {
        title: 'Su médico de cabecera (GP)',
        text: 'Acuda si no puede dormir, comer, trabajar o cuidar de sus hijos, si bebe más que antes, y para hacerse pruebas de infecciones de transmisión sexual (ITS). Hasta que ustedes dos tengan resultados definitivos, lo que puede tardar semanas, esperen para tener relaciones o usen protección.',
      },
      medicine: {
        title: 'Medicamentos que no pueden esperar',
        text: 'Tras una relación sexual sin protección, la «PEP» (profilaxis posexposición) puede prevenir el VIH si se empieza antes de 72\u00a0horas: pídala en las urgencias («Emergency») de un hospital o en una clínica de salud sexual. La píldora del día después («emergency contraception»), de la farmacia, funciona en los primeros 3 a 5\u00a0días, según el tipo. En los dos casos, cuanto antes, mejor.',
      },
    },
  },

  unfaithful: {
    heading: 'Fui infiel. ¿Qué hago esta noche?',
    paragraphs: [
      'Si su pareja le da miedo, diga lo que haga falta para estar a salvo y, cuando nadie pueda oír, llame a 1800RESPECT, 1800 737 732. Si no, responda a lo que le pregunten, en pocas palabras y con la verdad. Si su pareja quiere pasar la noche sin usted, duerma en otro lugar, a menos que usted o su pareja pudiera quitarse la vida: en ese caso, ocúpese de que ni usted ni su pareja pasen la noche a solas. No beba ni tome drogas, y espere para tener relaciones.',
    ],
  },

  phases: {
    heading: 'Las tres fases de la recuperación',
    intro: 'Son las mismas si su pareja no quiere venir o ya se fue.',
    phases: {
      crisis: {
        label: 'Primera fase',
        title: 'Crisis y estabilización',
        text: 'Lo primero es llegar al final de la semana. Acuerdan cómo vivir por ahora, qué contacto habrá con la tercera persona y cuándo se habla del tema.',
      },
      understanding: {
        label: 'Segunda fase',
        title: 'Comprender y procesar',
        text: 'Con ayuda, y solo si no hay peligro, se cuenta de una vez lo que importa, sin entrar en cada escena: primero, cualquier riesgo para la salud; después, con quién, cuánto tiempo y si ya terminó. Los problemas de una relación pueden ayudar a explicar una infidelidad, pero no la justifican.',
      },
      rebuilding: {
        label: 'Tercera fase',
        title: 'Reconstruir y seguir adelante',
        text: 'La confianza crece con promesas pequeñas que se cumplen. La transparencia se ofrece por voluntad propia, por un tiempo acordado, y tanto usted como su pareja pueden ponerle fin. Que le rastreen, le amenacen o le aíslen no es recuperarse.',
      },
    },
  },

  expect: {
    heading: 'Cómo son las sesiones',
    entries: [
      {
        title: 'Primero hablo a solas con cada cual',
        text: 'Lo hago con todas las parejas.',
      },
      {
        title: 'Después, en pareja',
        text: 'Pregunto qué pasó, quién lo sabe y cómo están durmiendo y comiendo. Paramos si es demasiado.',
      },
    ],
  },

  approach: {
    heading: 'Cómo trabajo con usted y con su pareja',
    intro: 'El dolor puede ser de ustedes dos. La responsabilidad por la infidelidad, no.',
    entries: [
      {
        title: 'Si sufrió la infidelidad',
        text: 'No fue culpa suya. Aun así, puede dejarle una conmoción que se queda en el cuerpo como una herida, y una vergüenza que no le corresponde.',
      },
      {
        title: 'Si usted fue infiel',
        text: 'Usted responde de lo que hizo, sin humillación: quien se hunde en la vergüenza tiende a esconderse otra vez.',
      },
    ],
  },

  decision: {
    heading: 'Seguir, separarse, perdonar',
    paragraphs: [
      'Algunas parejas construyen algo más sincero que lo que tenían. Otras se separan y aun así se sientan en la misma fila en la graduación de sus hijos. Para mí, ni lo uno ni lo otro es un fracaso.',
    ],
    pull: 'El perdón puede llegar tarde o no llegar nunca. Sin él también puede haber paz.',
  },

  claims: {
    heading: 'La infidelidad en cifras',
    items: [
      {
        figure: '{short.infidelityShare}',
        text: 'de las relaciones viven una infidelidad',
        source:
          'Encuestas a personas casadas en Estados Unidos, citadas por Atkins, Baucom y Jacobson 2001.',
      },
      {
        figure: '{short.stayTogetherShare}',
        text: 'de las parejas siguen juntas después de la terapia',
        source:
          'Cifra orientativa. En un estudio pequeño fueron menos: 9 de 19 parejas seguían casadas a los cinco años (Marín, Christensen y Atkins 2014).',
      },
      {
        figure: '{short.recoveryTime}',
        text: 'es lo que suele llevar la recuperación',
        source: 'En su caso puede ser más.',
      },
    ],
  },

  privacy: {
    heading: 'Confidencialidad, después de un secreto',
    text: `${alone} ${limits}`,
  },

  questions: {
    heading: 'Preguntas frecuentes tras una infidelidad',
    questions: [
      {
        question: '¿Y si no ha terminado, o mi pareja no lo sabe?',
        answer:
          'Venga a solas, y le ayudo a decirlo, si no hay peligro. Si prefiere callar, puede que yo tenga que poner fin a las sesiones de pareja.',
      },
    ],
  },

  callToAction: {
    heading: 'Puede llamar antes de decidir',
    text: 'Llame ({sessionLanguages}), aunque no le salga más que media frase. Con eso empezamos.',
  },
};
