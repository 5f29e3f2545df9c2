import type { SexTherapyWords } from '../en/sex-therapy';
import { factsFor } from '../facts';

const facts = factsFor('es');

export const sexTherapy: SexTherapyWords = {
  name: 'Terapia sexual',
  meta: {
    title: 'Terapia sexual, individual o en pareja',
    description:
      'Hablar con claridad de deseo, dolor, erecciones, orgasmo o cercanía tras una infidelidad. Terapia sexual individual y de pareja en Tewantin, Noosa, y en línea.',
  },
  header: {
    title: 'Terapia sexual para lo que cuesta decir en voz alta',
    lead: '«Algo cambió y no sé cómo hablarlo»: con una frase así podemos empezar.',
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
    heading: 'Quién viene: en pareja o sin ella',
    intro:
      'Vienen parejas y personas sin pareja, de todas las orientaciones y en todo tipo de relación.',
    entries: [
      {
        title: 'Si viene sin pareja',
        text: 'No tiene pareja, está conociendo a alguien o su pareja prefiere no venir. También así se puede trabajar.',
      },
      {
        title: 'Tras una enfermedad, un parto o la menopausia',
        text: 'Una operación, un bebé o un cambio hormonal ha transformado su cuerpo, y lo que antes funcionaba ya no funciona.',
      },
      {
        title: 'Después de algo que le hicieron',
        text: 'Lo que se vivió con miedo o sin desearlo puede quedarse en el cuerpo durante años. Si todavía ocurre, llame a 1800RESPECT, 1800 737 732, o al 000. Usted decide cuánto cuenta de esa historia y cuándo.',
      },
      {
        title: 'Con una pregunta sobre usted',
        text: 'Sobre la orientación o el género, un deseo que nunca ha mencionado o no querer sexo en absoluto.',
      },
    ],
  },
  issues: {
    heading: 'Dificultades frecuentes, llamadas por su nombre',
    intro: 'Las nombro yo, para que no tenga que hacerlo usted.',
    points: [
      'Querer sexo mucho más, o mucho menos, que su pareja',
      'Un deseo que se fue, sin saber si es el estrés, la relación o usted',
      'Dolor durante el sexo, o un cuerpo que se cierra',
      'Erecciones que van y vienen, y una preocupación que lo empeora',
      'Un orgasmo que llega demasiado pronto o no llega',
      'Hacerlo para que haya paz y sentir más distancia después',
      'Pornografía que se ha vuelto un secreto o un motivo de pelea',
      'Años sin tocarse y ninguna idea de cómo volver a empezar',
    ],
  },
  claims: {
    heading: 'A cuántas personas les pasa',
    items: [
      {
        figure: `Hasta un ${facts.sexualConcernsWomen}`,
        text: 'de las mujeres tiene preocupaciones o dificultades sexuales',
      },
      {
        figure: `Hasta un ${facts.sexualConcernsMen}`,
        text: 'de los hombres tiene preocupaciones o dificultades sexuales',
      },
    ],
    source:
      'Laumann, Paik & Rosen 1999, JAMA 281, 537-544; personas de 18 a 59 años en Estados Unidos.',
  },
  approach: {
    heading: 'Cómo trabajo: primero, quitar la presión',
    intro:
      'En la cama, proponérselo no suele ayudar. Por eso empezamos por ver de qué está hecha la dificultad.',
    entries: [
      {
        title: 'Su cuerpo',
        text: 'Las hormonas, el dolor, los medicamentos, el cansancio y el alcohol cuentan. Si algo corresponde a una consulta médica, se lo diré.',
      },
      {
        title: 'El momento mismo',
        text: 'Lo que pasa por la cabeza justo antes de que salga mal: observarse, tensarse, esperar que acabe pronto.',
      },
      {
        title: 'El resto de la vida en común',
        text: 'Lo que se calla de día suele aparecer de noche: una herida antigua, las tareas mal repartidas, el miedo al rechazo.',
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
        text: 'Cómo pedir, cómo decir lo que le gusta y cómo decir que no sin herir. En la sesión practicamos solo con palabras.',
      },
      {
        title: 'Focalización sensorial',
        text: 'Ejercicios de contacto, paso a paso, para hacer en casa. Empiezan por caricias que no son sexuales ni tienen meta alguna: no hay nada que demostrar. Solo se avanza si ustedes dos quieren.',
      },
      {
        title: 'Educación sexual',
        text: 'Cómo funcionan el deseo, la excitación y el dolor, qué cambia con la edad y las hormonas, y cuáles de las cosas que le contaron no son ciertas.',
      },
      {
        title: 'Cuestiones emocionales de fondo',
        text: 'A veces el cuerpo responde a un duelo, a la rabia, a la vergüenza o a un miedo antiguo, y a eso le damos su propio tiempo.',
      },
    ],
  },
  homework: {
    heading: 'Tareas pequeñas entre una sesión y otra',
    paragraphs: [
      'Puede llevarse a casa una conversación con límite de tiempo, diez minutos de caricias sin prisa o algo para leer. Usted elige si lo hace.',
      'Si no lo hace, o sale mal, cuénteme qué se interpuso.',
    ],
  },
  afterInfidelity: {
    heading: 'Reconstruir la intimidad después de una infidelidad',
    paragraphs: [
      'Después de una infidelidad, el sexo puede desaparecer por completo o volverse urgente y acabar en llanto. Las dos cosas son frecuentes, y ninguna dice si la relación va a durar.',
      'No empezamos por el dormitorio. Primero vienen la sinceridad, algo de estabilidad y, si hace falta, un chequeo de salud sexual. Después, una cercanía que no pide nada: una mano en otra mano, una noche sin preguntas.',
      'El recuerdo puede colarse en medio de un buen momento. Nos preparamos para eso, de modo que usted pueda parar y decirlo, y que su pareja lo reciba con cariño.',
    ],
  },
  expect: {
    heading: 'Cómo son las primeras semanas',
    intro: 'En persona en Tewantin, Noosa, o en línea, con las mismas tarifas.',
    entries: [
      {
        title: 'La primera sesión',
        text: 'Le pregunto qué le trae, cómo está de salud y qué espera. Si alguna vez su pareja le da miedo, o le presiona para hacer algo, pida verme a solas; también puede llamar a 1800RESPECT, 1800 737 732, o al 000 si hay peligro ahora mismo.',
      },
      {
        title: 'Cuánto duran y cada cuánto son',
        text: `Calcule ${facts.inWords.length.individual} si viene sin pareja o ${facts.inWords.length.couples} si vienen en pareja, cada semana o cada dos semanas.`,
      },
      {
        title: 'Cómo sabemos si ayuda',
        text: 'Cada pocas sesiones miramos qué resulta más fácil: menos temor, más franqueza, una caricia bienvenida. Si nada mejora, cambiamos el plan.',
      },
    ],
  },
  confidentiality: {
    heading: 'Confidencialidad: quién se entera de esto',
    paragraphs: [
      'Lo que me cuente es confidencial. Hay unos pocos límites, como un peligro grave para alguien, un menor en riesgo o una orden judicial. Se los explico al principio.',
      'Si vienen en pareja, acordamos antes de empezar qué hago con lo que cada uno me cuente a solas: no guardo un secreto del que dependa el trabajo en común y le ayudo a decirlo. Lo que tenga que ver con su seguridad puede contármelo siempre a solas.',
    ],
  },
  questions: {
    heading: 'Preguntas frecuentes antes de venir',
    questions: [
      {
        question: '¿Tendré que mostrar o hacer algo en la sesión?',
        answer:
          'No. No hay ninguna demostración física ni exploración; usted no se desviste. Nos sentamos y hablamos. Cualquier contacto ocurre en su casa, en privado, si usted quiere.',
      },
      {
        question: '¿Tengo que venir con mi pareja?',
        answer:
          'Como prefiera. Pueden empezar en pareja, o puede empezar usted y que su pareja se sume más adelante o nunca.',
      },
      {
        question: '¿Debería ir antes al médico?',
        answer:
          'Sí, si hay dolor, sangrado, problemas de erección o cualquier cambio repentino. Conviene saber si hay una causa física, o descartarla. No deje ningún medicamento sin consultarlo con su médico. Mientras tanto, puede hablar conmigo.',
      },
    ],
  },
  callToAction: {
    heading: 'Pregunte por la terapia sexual',
    text: 'Llame o escriba solo esto: «Quisiera preguntar por la terapia sexual».',
  },
};
