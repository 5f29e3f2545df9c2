import type { Translation } from '../../site/shapes';
import type { AdhdCouplesWords } from '../en/adhd-couples';
import { interpreter } from './interpreter';
import { limits, secrets } from './secrets';

export const adhdCouples: Translation<AdhdCouplesWords> = {
  name: 'TDAH y parejas neurodivergentes',
  meta: {
    title: 'Terapia para parejas con TDAH en Noosa y en línea',
    description:
      'Terapia para parejas con TDAH o neurodivergentes en Tewantin, Noosa, y en línea: menos recordatorios, menos culpa y herramientas para el día a día en casa.',
  },

  header: {
    title: 'Terapia para parejas con TDAH o neurodivergentes: dos mentes, una misma casa',
    lead: 'Uno olvida, el otro insiste, y al final ninguno se siente acompañado. Les ayudo a distinguir qué viene de la atención y qué, del dolor, y a ver qué podría funcionar en casa.',
  },

  pull: 'Las dos versiones son ciertas. Cuando usted pueda leer en voz alta la de su pareja sin discutirla, y su pareja la de usted, podremos empezar a cambiar la noche.',

  intro: {
    heading: 'El TDAH no es pereza, y avisar no es regañar',
    paragraphs: [
      'El TDAH influye en cómo el cerebro dirige la atención, el tiempo y las emociones intensas. No dice nada de cuánto quiere alguien a los suyos. Pero cuando la factura se paga tarde por tercera vez, un olvido se parece mucho a la indiferencia.',
      'Con los meses, uno acaba dirigiéndolo todo y el otro, pidiendo perdón.',
      '«Parejas neurodivergentes» quiere decir que al menos uno de ustedes tiene TDAH, es autista o piensa y percibe de un modo distinto al de la mayoría.',
    ],
  },

  issues: {
    heading: '¿Se parece esto a su semana?',
    intro: 'Fíjese en cuántas cosas le suenan.',
    points: [
      'El calendario de toda la casa está en una sola cabeza.',
      'Cada recordatorio suena a crítica, aunque no lo sea.',
      '«Cinco minutos» se volvieron dos horas.',
      'Hay un proyecto a medias en cada habitación.',
      'Hay una compra impulsiva escondida en un armario.',
      'Al principio, su pareja le dedicaba toda su atención. Ahora usted compite con una pantalla.',
      'Un ruido que usted apenas nota es insoportable para su pareja, o al contrario.',
      'Lo hablan, se ponen de acuerdo y nada cambia.',
    ],
  },

  bothSides: {
    heading: 'La misma noche, vivida dos veces',
    intro:
      'Aquí solo uno tiene TDAH. Si lo tienen ustedes dos, o si hay autismo, quizá conozcan los dos lados.',
    leftLabel: 'Quien tiene TDAH',
    rightLabel: 'Su pareja',
    pairs: [
      {
        moment: 'Nadie sacó la basura',
        left: 'Lo pensé a las cuatro, a las seis y a las nueve. Ya es de día y me siento un desastre.',
        right: 'Si lo pido dos veces, soy insoportable. Si no lo pido, me toca a mí, como todo.',
      },
      {
        moment: 'Iban a salir a las seis',
        left: 'Eran las cinco y diez, y de pronto las seis y diez. Lo de en medio no lo sentí.',
        right: 'Estoy en la puerta con las llaves y otra vez soy lo último de la lista.',
      },
      {
        moment: 'A mitad de una historia',
        left: 'Una palabra encendió una idea y me fui tras ella. Me da vergüenza preguntar qué me perdí.',
        right: 'Ya no me estás mirando. Me callo a mitad de la frase y ni te das cuenta.',
      },
      {
        moment: 'Un comentario sobre una olla',
        left: 'Lo que oigo es que volví a decepcionarte. Me sube un calor por dentro y estallo.',
        right: 'Mencioné una olla. Ahora hay una pelea y la olla sigue ahí.',
      },
    ],
  },

  autism: {
    heading: 'Cuando uno de ustedes es autista',
    intro:
      'Cada cual puede interpretar mal al otro. Pasa en los dos sentidos, y ninguno de ustedes es la norma.',
    leftLabel: 'Quien es autista',
    rightLabel: 'Su pareja, que no lo es',
    pairs: [
      {
        moment: 'La cena con amigos',
        left: 'Al cabo de una hora todas las voces suenan igual de fuerte. Llevo todo el día sonriendo en el trabajo y ya no me queda nada.',
        right:
          'Vuelvo a inventar una disculpa. En el coche no dices una palabra, y creo que fue por mí.',
      },
      {
        moment: 'Un cambio de planes',
        left: 'Tenía el día entero ordenado en la cabeza. Ahora hay que armarlo otra vez, y deprisa.',
        right: 'Dije «salgamos a cenar» con cariño. Me miraste como si te hubiera quitado algo.',
      },
      {
        moment: '«¿Qué tal el día?»',
        left: 'Dije «bien», porque había ido bien. No sabía que pedías compañía.',
        right: 'Quería que me preguntaras a mí también. No tendría que decirlo.',
      },
      {
        moment: 'En plena pelea',
        left: 'Me he quedado sin palabras. Cierro la puerta para volver en mí, no para castigarte.',
        right: 'Me quedo en el pasillo con todo esto. A mí me parece que no te importa.',
      },
    ],
    helpIntro: 'Cosas que las parejas prueban:',
    help: [
      'Decir claramente lo que quieren: una indirecta se escapa con facilidad.',
      'Avisar pronto de los planes y los cambios, por escrito si eso ayuda.',
      'Acordar un lugar tranquilo, una señal para «es demasiado» y una hora para volver.',
      'Contar cómo se vive por dentro un bloqueo o una crisis: es una sobrecarga, y nadie la elige.',
      'Reconocer la forma de querer del otro, como un tanque lleno o un artículo enviado a mediodía.',
    ],
  },

  approach: {
    heading: 'Cómo trabajo con dos maneras de prestar atención',
    intro: 'Aquí no basta con «comuníquense más».',
    entries: [
      {
        title: 'Primero traducir, después resolver',
        text: '¿Qué significó para quien esperaba? ¿Qué le pasaba a quien llegó tarde?',
      },
      {
        title: 'Menos culpa, la misma responsabilidad',
        text: 'El motivo importa y la factura hay que pagarla igual. Vemos cómo.',
      },
      {
        title: 'Dejar de dirigir y de obedecer',
        text: 'Supervisar a la pareja suele apagar el deseo. Buscamos cómo salir de los dos papeles.',
      },
      {
        title: 'Experimentos pequeños',
        text: 'Prueban un solo cambio durante dos semanas. Si falla, cambiamos de herramienta.',
      },
    ],
  },

  household: {
    heading: 'Herramientas para el día a día con TDAH',
    intro: 'El esfuerzo ya lo pusieron. Esto le quita carga a la memoria.',
    entries: [
      {
        title: 'Que el tiempo se vea',
        text: 'Un temporizador que muestre cómo se van los minutos. «Salir a las seis», dividido en zapatos, llaves, puerta.',
      },
      {
        title: 'Que lo recuerde un objeto',
        text: 'Una alarma o una cesta junto a la puerta no tienen tono de voz.',
      },
      {
        title: 'Tareas enteras',
        text: 'La ropa va del cesto al cajón; acordarse también es parte de la tarea. Repártanlas según lo que a cada uno le cueste menos empezar.',
      },
      {
        title: 'Una palabra que signifique pausa',
        text: 'Cualquiera puede decirla cuando las emociones se desbordan. Quien la dice propone una hora para seguir hablando.',
      },
    ],
  },

  sessionsThatFit: {
    heading: 'Sesiones a la medida de su forma de pensar',
    intro:
      'Puede levantarse de la silla y hablar sin mirarme a los ojos. Dígame qué le va bien. Podemos:',
    points: [
      'seguir un solo tema, escrito donde se vea',
      'parar antes de que usted se sature',
      'estar de pie, caminar, dibujar o tener algo entre las manos',
      'ajustar la luz, el sonido y los asientos cuando se pueda',
      'terminar con un breve resumen por escrito y una sola tarea',
      'acordar un recordatorio para la próxima sesión',
    ],
  },

  noDiagnosis: {
    heading: 'Se puede venir sin diagnóstico',
    paragraphs: [
      'Yo no diagnostico ni receto. Para una evaluación de TDAH o autismo, o para medicación, empiece por su médico de cabecera (GP), que puede derivarle a psiquiatría o psicología; la terapia puede ir en paralelo.',
      'Un diagnóstico tardío suele traer alivio y duelo el mismo día: entonces no era pereza. ¿Y qué habrían podido ser esos años? Es posible que su pareja también esté pasando un duelo.',
      'Si en la pareja hay autismo, o una diferencia que no tiene nombre, aquí también tienen su lugar. Ninguna de las dos mentes es la norma ni el defecto.',
    ],
  },

  expect: {
    heading: 'Cómo son las sesiones, desde la primera',
    intro: 'Cada sesión de pareja cuesta {fee.couples} y dura {length.couples}.',
    entries: [
      {
        title: 'La primera sesión',
        text: 'Antes de empezar hablo con ustedes por separado, a solas, como hago con todas las parejas. Después repasamos un día reciente tal como lo vivió cada cual, y dejamos la historia de su vida para más adelante.',
      },
      {
        title: 'Las siguientes',
        text: 'Cada semana o cada dos, vemos lo que probaron. «Se nos olvidó» es información útil.',
      },
      {
        title: 'Señales de avance',
        text: 'Menos recordatorios y peleas que acaban antes. Cuando sus métodos funcionen sin mí, terminamos, y pueden volver si dejan de servirles.',
      },
    ],
  },

  confidentiality: {
    heading: 'La confidencialidad y sus límites',
    paragraphs: [`Lo que me digan no sale de la consulta. ${limits}`, secrets],
  },

  questions: {
    heading: 'Preguntas frecuentes sobre TDAH y pareja',
    questions: [
      {
        question: '¿Y si los dos tenemos TDAH?',
        answer:
          'Entonces pueden entenderse muy bien y, aun así, olvidarse los dos de lo mismo. Buscamos métodos que funcionen sin que uno tenga que organizarlo todo.',
      },
      {
        question: '¿No serán el TDAH y el autismo una excusa?',
        answer: `Explican mucho, y cada cual sigue respondiendo de lo que hace. Nunca justifican la violencia ni el control, y un colapso tampoco. Si su pareja le da miedo, no empiece por la terapia de pareja: llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732. En peligro inmediato, llame al 000. ${interpreter('1800RESPECT')}`,
      },
    ],
  },

  callToAction: {
    heading: 'Un solo paso: reservar una sesión',
    text: {
      connected: 'Dos líneas son suficientes.',
      unconnected: 'Basta una llamada de dos minutos.',
    },
  },
};
