import type { Translation } from '../../site/shapes';
import type { SexTherapyWords } from '../en/sex-therapy';
import { say } from './interpreter';
import { exceptions, limits, report, secrets, watchedPhone } from './secrets';

export const sexTherapy: Translation<SexTherapyWords> = {
  name: 'Terapia sexual',
  meta: {
    title: 'Terapia sexual en Noosa, Australia, y en línea',
    description:
      'Terapia sexual en Tewantin, Noosa (Australia), y en línea, a solas o en pareja: deseo, dolor, erección, orgasmo, cercanía tras una infidelidad. Sesiones {sessionLanguages}.',
  },
  header: {
    title: 'Terapia sexual para lo que cuesta decir en voz alta',
    lead: '«Algo cambió y no sé cómo hablarlo»: con una frase así podemos empezar.',
    scene: 'El sol ya bajo, raíces que se entrelazan',
  },
  pull: 'Vayan al ritmo de quien necesite más tiempo. Cualquiera de ustedes puede decir que no, en cualquier momento.',
  intro: {
    heading: 'En qué consiste: una conversación clara sobre algo íntimo',
    paragraphs: [
      'Una preocupación sexual suele llevarse en silencio durante años. Quizá usted le eche la culpa a su cuerpo, a su edad o a su pareja, o se acueste temprano, o tarde, para que no salga el tema.',
      'La terapia sexual consiste en hablar, con palabras corrientes y a su ritmo. Le preguntaré qué ocurre, cuándo empezó y qué le gustaría que fuera distinto, y puede dejar sin responder lo que prefiera.',
    ],
  },
  whoComes: {
    heading: 'A quién atiendo: a solas o en pareja',
    intro:
      'Es un lugar para personas adultas de cualquier orientación, en cualquier tipo de relación o sin ella.',
    entries: [
      {
        title: 'Por su cuenta',
        text: 'Sin pareja, al principio de una relación o con una pareja que prefiere no participar: es mucho lo que podemos hacer.',
      },
      {
        title: 'Tras una enfermedad, un parto o la menopausia',
        text: 'Una operación, un bebé o un cambio hormonal ha transformado su cuerpo, y lo que antes funcionaba ya no funciona.',
      },
      {
        title: 'Con una pregunta sobre usted',
        text: 'Sobre la orientación o el género, un deseo que nunca ha mencionado o no tener ningunas ganas de sexo. También escucha QLife, la línea de la comunidad LGBTIQ+, de 15:00 a medianoche, en el 1800 184 527.',
      },
      {
        title: 'Después de un abuso o una agresión',
        text: 'Una experiencia que dio miedo o que no se deseaba puede quedarse años en el cuerpo. Usted decide cuánto cuenta de ello y cuándo. Haya terminado ya o no, puede llamar a 1800RESPECT (violencia familiar y sexual), 1800 737 732, de día o de noche. En peligro inmediato, llame al 000.',
      },
    ],
  },
  safety: {
    heading: 'Si tiene miedo, o no lo quería',
    help: [
      watchedPhone,
      {
        title: 'Miedo a su pareja',
        text: `El miedo no es un problema sexual, y la seguridad va antes que cualquier ejercicio. Si le da miedo su pareja, o lo que ocurre cuando usted dice que no, llame a 1800RESPECT, 1800 737 732, de día o de noche. En peligro inmediato, llame al 000: ${say('police')}`,
      },
      {
        title: 'Violación o sexo sin consentimiento',
        text: 'Callar o no resistirse no es decir que sí. El sexo sin un sí dado con libertad es un delito, también dentro del matrimonio: a la fuerza, por miedo o con amenazas, mientras usted duerme o el alcohol o una droga no le deja decidir, o si la otra persona se quita el preservativo sin que usted lo acepte. Para eso están la Sexual Assault Helpline de Queensland, 1800 010 120, de 7:30 a 23:30, y 1800RESPECT, de día y de noche, 1800 737 732; en peligro inmediato, llame al 000. También puede llamarme a mí, a solas.',
      },
      {
        title: 'Ayuda del hospital los primeros días',
        text: 'Si ocurrió en los últimos días, un hospital puede ayudarle ahora, sin que tenga que decidir nada sobre la policía: con las lesiones, con medicamentos para prevenir un embarazo y el VIH (para el VIH, antes de que pasen 72\u00a0horas: pida «PEP») y guardando pruebas por si más adelante las quiere usar.',
      },
      {
        title: 'Si le apretaron el cuello',
        text: `Una presión en el cuello, en una pelea o durante el sexo, puede causar una lesión interna sin dejar marcas, y el daño puede aparecer días después. Si fue en los últimos días o semanas, vaya hoy mismo al médico o al hospital. Llame al 000 si le cuesta respirar, tragar o hablar, si perdió el conocimiento o si nota algo extraño en la cara, en un brazo o en la vista. Al 000, ${say('ambulance')}`,
      },
    ],
  },
  issues: {
    heading: 'Dificultades sexuales frecuentes',
    intro:
      'Si hay dolor, sangrado, problemas de erección o un cambio repentino, vaya primero al médico; también puede ayudar la fisioterapia de suelo pélvico. Vaginismo, disfunción eréctil o eyaculación precoz son nombres de diagnósticos, y yo no los hago.',
    points: [
      'Querer sexo mucho más, o mucho menos, que su pareja',
      'Un deseo o una libido que se fue, y no saber si es por el estrés, por la relación o por usted',
      'Dolor durante el sexo, o un cuerpo que se cierra',
      'Erecciones que van y vienen, y una preocupación que lo empeora',
      'Un orgasmo que llega demasiado pronto o no llega',
      'Pornografía que se ha vuelto un secreto o un motivo de pelea',
      'Años sin tocarse y ninguna idea de cómo volver a empezar',
    ],
  },
  claims: {
    heading: 'A cuántas personas les pasa',
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
      'Laumann, Paik y Rosen 1999, JAMA 281, 537-544; personas de 18 a 59\u00a0años en Estados Unidos. En 1992 se les preguntó por problemas sexuales, no por cuánto les hacían sufrir.',
  },
  approach: {
    heading: 'Cómo trabajo: primero, quitar la presión',
    intro: 'Esforzarse más suele empeorar las cosas, así que miramos qué hay detrás.',
    entries: [
      {
        title: 'El momento mismo',
        text: 'Lo que pasa justo antes de que salga mal: observarse, tensarse, desear que termine pronto.',
      },
      {
        title: 'Su cuerpo',
        text: 'Las hormonas, el dolor, los medicamentos, el cansancio y el alcohol cuentan. No ejerzo la medicina y no puedo descartar una causa física.',
      },
      {
        title: 'El resto de la vida en común',
        text: 'Un dolor antiguo, las tareas mal repartidas, el miedo al rechazo. Lo que se calla de día suele aparecer de noche.',
      },
      {
        title: 'Lo que le enseñaron',
        text: 'La familia, la fe y las primeras experiencias le dieron reglas sobre el sexo. Algunas todavía le sirven; otras se pueden revisar.',
      },
    ],
  },
  plan: {
    heading: 'Un plan de tratamiento en cuatro partes',
    intro:
      'Después de las primeras sesiones acordamos un plan. Cuánto necesita de cada parte depende de usted.',
    entries: [
      {
        title: 'Ejercicios de comunicación',
        text: 'Cómo pedir, cómo decir lo que le gusta y cómo decir que no y lograr que le escuchen. En la sesión practicamos solo con palabras.',
      },
      {
        title: 'Focalización sensorial',
        text: 'Ejercicios de contacto, paso a paso, para hacer en casa. Empiezan por caricias que no son sexuales ni tienen meta alguna: no hay nada que demostrar. Solo se avanza si ustedes dos quieren.',
      },
      {
        title: 'Educación sexual',
        text: 'Cómo funcionan el deseo, la excitación y el dolor, qué cambia con la edad y las hormonas, y qué mitos le enseñaron.',
      },
      {
        title: 'Cuestiones emocionales de fondo',
        text: 'A veces el cuerpo responde a un duelo, a la rabia, a la vergüenza o a un miedo antiguo, y a eso le damos tiempo, a su ritmo.',
      },
    ],
  },
  homework: {
    heading: 'Tareas pequeñas entre una sesión y otra',
    paragraphs: [
      'Puede llevarse a casa una conversación con límite de tiempo, diez minutos de caricias sin prisa o algo para leer. Usted decide si lo hace.',
      'Si no lo hace, o si sale mal, cuénteme qué pasó.',
    ],
  },
  afterInfidelity: {
    heading: 'Reconstruir la intimidad después de una infidelidad',
    paragraphs: [
      'Después de una infidelidad, el sexo puede desaparecer por completo o volverse urgente y terminar en llanto. Las dos cosas son frecuentes, y ninguna dice si la relación va a durar.',
      'No empezamos por el dormitorio. Primero vienen la sinceridad, algo de estabilidad y, si hace falta, una revisión de salud sexual. Después, una cercanía que no pide nada: ir de la mano, una noche sin preguntas.',
      'El recuerdo puede colarse en medio de un buen momento. Nos preparamos para eso, de modo que usted pueda parar y decirlo, y que su pareja lo reciba con cariño.',
    ],
  },
  expect: {
    heading: 'Cómo son las primeras semanas',
    intro: 'Suelen ser más tranquilas de lo que se teme.',
    entries: [
      {
        title: 'La primera sesión',
        text: 'Le pregunto qué le pasa, cómo está de salud y qué espera. Antes de una primera sesión de pareja hablo con ustedes por separado, a solas, como hago con todas las parejas.',
      },
      {
        title: 'Duración y frecuencia',
        text: 'Calcule {length.individual} por su cuenta o {length.couples} en pareja, cada semana o cada dos semanas.',
      },
      {
        title: 'Señales de que ayuda',
        text: 'Cada cierto tiempo vemos qué ha cambiado: menos temor, más franqueza, una caricia que gusta. Si nada mejora, cambiamos el plan.',
      },
    ],
  },
  confidentiality: {
    heading: 'Confidencialidad: quién se entera de esto',
    intro: `Lo que diga de su cuerpo o de su intimidad no sale de la consulta. ${limits}`,
    entries: [...exceptions, report, ...secrets],
  },
  questions: {
    heading: 'Preguntas frecuentes sobre la terapia sexual',
    questions: [
      {
        question: '¿Tendré que mostrar o hacer algo en la sesión?',
        answer:
          'No. No hay demostraciones físicas ni exploración, y nadie se desviste. Nos sentamos y hablamos. Cualquier contacto ocurre en su casa, en privado, si usted quiere.',
      },
      {
        question: '¿Voy a solas o con mi pareja?',
        answer:
          'Como prefiera. Pueden empezar en pareja, o empieza usted y su pareja se suma más adelante, o nunca.',
      },
      {
        question: '¿Debería ir antes al médico?',
        answer:
          'Sí, si hay dolor, sangrado, problemas de erección o cualquier cambio repentino. Hay que encontrar o descartar una causa física. No deje ningún medicamento sin consultarlo con su médico. Mientras tanto, puede hablar conmigo.',
      },
    ],
  },
  callToAction: {
    heading: 'Pregunte por la terapia sexual',
    text: 'Diga «sex therapy» y sabré de qué se trata; no hace falta dar detalles. Las sesiones y las llamadas son {sessionLanguages}.',
  },
};
