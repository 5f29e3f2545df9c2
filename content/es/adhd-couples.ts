import type { AdhdCouplesWords } from '../en/adhd-couples';
import { factsFor } from '../facts';

const facts = factsFor('es');

export const adhdCouples: AdhdCouplesWords = {
  meta: {
    title: 'Terapia para parejas con TDAH o neurodivergentes',
    description:
      'Terapia para parejas con TDAH o neurodivergentes en Tewantin, Noosa, y en línea: menos recordatorios, menos culpa y herramientas para el día a día en casa.',
  },

  header: {
    title: 'Dos mentes distintas, una misma casa: terapia para parejas con TDAH o neurodivergentes',
    lead: 'Una persona olvida, la otra insiste, y la soledad acaba siendo de ambas. Les ayudo a distinguir qué es atención, qué es dolor y qué podría funcionar en casa.',
  },

  intro: {
    heading: 'Aquí no hay pereza, ni ganas de regañar',
    paragraphs: [
      'El TDAH influye en cómo el cerebro dirige la atención, el tiempo y las emociones intensas. No dice nada de cuánto le importan a alguien los demás. Pero cuando la factura se paga tarde por tercera vez, un olvido se parece mucho a la indiferencia.',
      'Poco a poco, una persona acaba dirigiéndolo todo y la otra siempre está en falta. Nadie pidió ese puesto.',
      `Tengo más de ${facts.experienceYears} años de experiencia. «Parejas neurodivergentes» quiere decir que al menos una de las dos personas tiene TDAH, es autista, o piensa y percibe de un modo distinto a la mayoría.`,
    ],
  },

  issues: {
    heading: '¿Se parece esto a su semana?',
    intro: 'Fíjese en cuántas cosas le suenan.',
    points: [
      'Una sola persona lleva en la cabeza el calendario de toda la casa.',
      'Cada recordatorio suena a crítica, aunque no lo sea.',
      '«Cinco minutos» se volvieron dos horas.',
      'Hay un proyecto a medias en cada habitación.',
      'Algo se compró por impulso y después se escondió.',
      'Al principio, su pareja le dedicaba toda su atención. Ahora usted compite con una pantalla.',
      'Un ruido que una persona apenas nota es insoportable para la otra.',
      'Lo hablan, se ponen de acuerdo, y nada cambia.',
    ],
  },

  bothSides: {
    heading: 'La misma noche, vivida dos veces',
    intro:
      'En este ejemplo, una de las dos personas tiene TDAH. Si lo tienen ambas, o si una es autista, quizá conozca los dos lados.',
    leftLabel: 'La persona con TDAH',
    rightLabel: 'Su pareja',
    pairs: [
      {
        moment: 'Nadie sacó la basura',
        left: 'Lo pensé a las cuatro, a las seis y a las nueve. Ya es de día y me siento un desastre.',
        right: 'Si lo pido dos veces, soy insoportable. Si no lo pido, me toca a mí, como todo.',
      },
      {
        moment: 'Iban a salir a las seis',
        left: 'Eran las cinco y diez, y luego las seis y diez. Lo que hay en medio no lo siento.',
        right: 'Estoy en la puerta con las llaves, y otra vez voy al final de la lista.',
      },
      {
        moment: 'Alguien está contando algo',
        left: 'Una palabra encendió una idea, y me fui tras ella. Me da vergüenza preguntar qué me perdí.',
        right: 'Tu mirada ya no está. Me callo a mitad de la frase, y no te das cuenta.',
      },
      {
        moment: 'Un comentario sobre una olla',
        left: 'Oigo que decepciono. Me sube un calor por dentro, y salto.',
        right: 'Mencioné una olla. Ahora hay una pelea, y la olla sigue ahí.',
      },
      {
        moment: 'Una idea nueva y genial',
        left: 'Me llena de vida, y eres la primera persona a quien quiero contársela.',
        right: 'Oigo trabajo que acabaré haciendo yo. Detesto que siempre me toque decir que no.',
      },
    ],
    closing:
      'Los dos lados son verdad. Cuando cada persona puede leer en voz alta el de la otra sin discutirlo, podemos empezar a cambiar la noche.',
  },

  approach: {
    heading: 'Cómo trabajo con dos formas de atención',
    intro: 'Aquí, «solo hay que comunicarse más» ayuda menos de lo que cabría esperar.',
    entries: [
      {
        title: 'Primero traducir, después resolver',
        text: '¿Qué significó para quien esperaba? ¿Qué le pasaba por dentro a quien llegó tarde?',
      },
      {
        title: 'Menos culpa, la misma responsabilidad',
        text: 'El motivo importa. La factura hay que pagarla igual, así que buscamos la manera.',
      },
      {
        title: 'Que nadie tenga que dirigir',
        text: 'Supervisar a alguien apaga el deseo, de un lado y del otro. Buscamos cómo salir de ambos papeles.',
      },
      {
        title: 'Experimentos pequeños',
        text: 'Prueban un solo cambio durante dos semanas. Si falla, cambiamos la herramienta y dejamos en paz a la persona.',
      },
    ],
  },

  household: {
    heading: 'Herramientas a favor de la atención, y no en su contra',
    intro: 'Ya intentaron esforzarse más. Esto le quita carga a la memoria.',
    entries: [
      {
        title: 'Póngalo donde se posa la vista',
        text: 'Una lista en un cajón se olvida. Una pizarra junto a la cafetera se lee.',
      },
      {
        title: 'Que el tiempo se vea',
        text: 'Un temporizador que muestre cómo se acortan los minutos. «Salir a las seis», dividido en zapatos, llaves, puerta.',
      },
      {
        title: 'Que lo recuerde un objeto',
        text: 'Una alarma o una cesta junto a la puerta no tienen tono de voz.',
      },
      {
        title: 'Una tarea entera para una persona',
        text: 'La ropa va del cesto al cajón, y acordarse también cuenta. Repártanse las tareas según lo que a cada cual le cueste menos empezar.',
      },
      {
        title: 'Diez minutos el domingo',
        text: 'Qué viene, quién se encarga de qué, una cosa que salió bien. Y nada más.',
      },
      {
        title: 'Una palabra para «pausa»',
        text: 'Cualquiera puede decirla cuando las emociones desbordan. Quien la dice pone una hora para volver, y vuelve.',
      },
    ],
  },

  sessionsThatFit: {
    heading: 'Sesiones a la medida de su forma de pensar',
    intro:
      'No hace falta quedarse en la silla ni mirarme a los ojos. Dígame qué le va bien. Podemos:',
    points: [
      'seguir un solo tema, escrito donde todo el mundo lo vea',
      'hacer una pausa antes de que alguien se sature',
      'estar de pie, caminar, dibujar o tener algo entre las manos',
      'ajustar la luz, el sonido y los asientos cuando se pueda',
      'terminar con un breve resumen por escrito y un solo paso siguiente',
      'acordar un recordatorio para la próxima sesión',
    ],
  },

  noDiagnosis: {
    heading: 'No necesita un diagnóstico para venir',
    paragraphs: [
      'Yo no diagnostico ni receto. Para una evaluación o medicación, empiece por su médico de cabecera (GP). La terapia puede ir en paralelo.',
      'Un diagnóstico tardío suele traer alivio y duelo el mismo día: entonces no era pereza, y ¿qué habrían podido ser esos años? Quizá su pareja también esté pasando un duelo.',
      'Si en la pareja hay autismo, o una diferencia que no tiene nombre, aquí también tienen su lugar. No tomo la mente de una persona como la norma y la de la otra como el defecto.',
    ],
  },

  expect: {
    heading: 'Qué pasa, y cuándo',
    intro: `Una sesión de pareja dura ${facts.length.couples} y cuesta ${facts.fee.couples}, en persona en Tewantin o en línea desde donde estén, con la misma tarifa.`,
    entries: [
      {
        title: 'La primera sesión',
        text: 'Repasamos un día reciente, visto desde los dos lados. La historia de su vida puede esperar.',
      },
      {
        title: 'Las siguientes',
        text: 'Cada semana o cada dos, vemos lo que probaron. «Se nos olvidó» es información útil.',
      },
      {
        title: 'Señales de avance',
        text: 'Menos recordatorios, y peleas que acaban antes. Cuando sus sistemas funcionen sin mí, terminamos. Cuando se desgasten, porque todos se desgastan, vuelvan.',
      },
    ],
  },

  questions: {
    heading: 'Preguntas que quizá tenga abiertas en otra pestaña',
    questions: [
      {
        question: '¿Y si solo una de las dos personas cree que es TDAH?',
        answer:
          'Vengan de todos modos. Empezamos por lo que ocurre en casa, y para eso no hace falta ninguna etiqueta.',
      },
      {
        question: '¿Y si mi pareja y yo tenemos TDAH?',
        answer:
          'Entonces quizá compartan las bromas y las cartas sin abrir. Buscamos sistemas que no necesiten que nadie sea la persona organizada.',
      },
      {
        question: '¿El TDAH no es solo una excusa?',
        answer:
          'Explica mucho, pero cada cual sigue respondiendo de lo que hace. Nunca justifica la violencia ni el control. Si su pareja le da miedo, no empiece por la terapia de pareja: llame a 1800RESPECT, 1800 737 732, o al 000 si hay peligro ahora mismo.',
      },
    ],
  },

  callToAction: {
    heading: 'Escriba antes de que se le vaya la idea',
    text: `Con dos líneas basta, en cualquier orden. O reserve una sesión. Respondo en un plazo de ${facts.replyHours} horas.`,
  },
};
