import type { Translation } from '../../site/shapes';
import type { AdhdCouplesWords } from '../en/adhd-couples';
import { exceptions, limits, secrets } from './secrets';

export const adhdCouples: Translation<AdhdCouplesWords> = {
  name: 'TDAH y parejas neurodivergentes',
  meta: {
    title: 'TDAH en la pareja: terapia en Noosa, Australia, y en línea',
    description:
      'Terapia para parejas con TDAH, autismo o ambos en Tewantin, Noosa (Australia), y en línea: menos culpa y herramientas para probar en casa. Sesiones {sessionLanguages}.',
  },

  header: {
    title: 'Terapia para parejas con TDAH o neurodivergentes: dos mentes, una misma casa',
    lead: 'Hay quien olvida y quien recuerda, quien necesita silencio y quien necesita compañía, y al final la soledad es de los dos. Les ayudo a ver cómo funciona cada mente, qué duele y qué podría servir en casa.',
    scene: 'Mañana clara, un cesto que toma forma',
  },

  pull: 'Las dos versiones son ciertas. Cuando usted pueda decir la de su pareja sin discutirla, y su pareja la de usted, podremos empezar a ver qué cambiar.',

  intro: {
    heading: 'Cómo influyen el TDAH y el autismo en la pareja',
    paragraphs: [
      'El TDAH (trastorno por déficit de atención con hiperactividad) influye en cómo el cerebro maneja la atención, el tiempo y las emociones intensas. No dice nada de cuánto quiere alguien a los suyos. Pero cuando la factura se paga tarde por tercera vez, cuesta creerlo.',
      'Poco a poco, una persona se queda con el mando y la otra, con las disculpas. Olvidar no es pereza, y recordar no es regañar. Ninguno de ustedes pidió ese papel.',
      'El autismo influye en cómo el cerebro percibe a las personas, los sonidos, el contacto y los cambios. Una persona autista puede querer mucho, demostrarlo con hechos más que con palabras y salir agotada de una velada que a su pareja le sirvió de descanso. «Parejas neurodivergentes» quiere decir que al menos uno de ustedes tiene TDAH, es autista o piensa y percibe de un modo distinto al de la mayoría.',
    ],
  },

  issues: {
    heading: '¿Se parece esto a su semana?',
    intro: 'Fíjese en cuántas cosas le suenan.',
    points: [
      'El calendario de toda la casa está en una cabeza: la carga mental no se reparte.',
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
    heading: 'El mismo momento, vivido dos veces',
    intro:
      'En estas escenas, el TDAH está en uno de los lados. Si lo tienen ustedes dos, quizá se reconozcan en cualquiera.\n\nEl TDAH y el autismo nunca justifican la violencia ni el control, y un colapso tampoco. Si su pareja le da miedo, no empiece por la terapia de pareja: llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732, o al 000 si hay peligro.',
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
    heading: 'Cuando hay autismo en la pareja',
    intro:
      'Es fácil interpretarse mal. Pasa en los dos sentidos, y ninguno de ustedes es la norma.',
    leftLabel: 'Quien es autista',
    rightLabel: 'Su pareja, que no lo es',
    pairs: [
      {
        moment: 'La cena con amigos',
        left: 'Al cabo de una hora todas las voces suenan igual de fuerte. Llevo todo el día sonriendo en el trabajo y ya no me queda nada.',
        right:
          'Otra vez me toca dar una excusa para irnos. En el coche no dices una palabra, y pienso que es por mí.',
      },
      {
        moment: 'Un cambio de planes',
        left: 'Tenía el día entero ordenado en la cabeza. Ahora hay que armarlo otra vez, y deprisa.',
        right:
          'Dije «¿y si cenamos fuera?» por darte un gusto. Me miraste como si te hubiera quitado algo.',
      },
      {
        moment: '«¿Qué tal el día?»',
        left: 'Dije «bien», porque había ido bien. No sabía que buscabas compañía.',
        right: 'Quería que me preguntaras por el mío. No tendría que hacer falta decirlo.',
      },
      {
        moment: 'En plena pelea',
        left: 'Me he quedado sin palabras. Cierro la puerta para calmarme, no para castigarte.',
        right: 'Me quedo en el pasillo con todo encima. Desde aquí parece que no te importa.',
      },
    ],
    helpIntro: 'Lo que prueban algunas parejas:',
    help: [
      'Decir sin rodeos lo que quieren; una indirecta se pierde con facilidad.',
      'Avisar con tiempo de los planes y los cambios, por escrito si eso ayuda.',
      'Acordar un lugar tranquilo, una señal de «no puedo más» y una hora para volver a hablar.',
      'Contar cómo se viven por dentro un bloqueo o un colapso: son una sobrecarga, y nadie los elige.',
      'Fijarse en cómo demuestra su cariño cada cual: un tanque de gasolina lleno, un artículo enviado a mediodía.',
    ],
  },

  approach: {
    heading: 'Cómo trabajo con dos tipos de mente',
    intro: '«Comuníquense más» ayuda aquí menos de lo que parece.',
    entries: [
      {
        title: 'Primero traducir, después resolver',
        text: '¿Qué significó para quien esperaba? ¿Qué le pasaba a quien llegó tarde?',
      },
      {
        title: 'Menos culpa, la misma responsabilidad',
        text: 'El motivo importa. La factura hay que pagarla igual, así que buscamos cómo.',
      },
      {
        title: 'Dejar de dirigir y de obedecer',
        text: 'Supervisar a alguien suele apagar el deseo, y sentirse bajo supervisión también. Buscamos otro papel para cada cual.',
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
      'hacer una pausa antes de que alguien se sature',
      'estar de pie, caminar, dibujar o tener algo entre las manos',
      'ajustar la luz, el sonido y los asientos cuando se pueda',
      'terminar con un breve resumen por escrito y un paso siguiente',
      'acordar un recordatorio para la próxima sesión',
    ],
  },

  noDiagnosis: {
    heading: 'No hace falta un diagnóstico para empezar',
    paragraphs: [
      'Yo no diagnostico ni receto. Para una evaluación de TDAH o autismo, o para medicación, empiece por su médico de cabecera (GP). En Queensland, algunos médicos de cabecera ya evalúan el TDAH en personas adultas y recetan para tratarlo; otros le derivan a psiquiatría o psicología, como en el caso del autismo. La terapia puede ir en paralelo.',
      'Un diagnóstico tardío suele traer alivio y duelo el mismo día: entonces no era pereza. ¿Y qué habrían podido ser esos años? Es posible que su pareja también esté pasando un duelo.',
      'Este también es su lugar si piensa que puede ser autista y no se lo ha dicho a nadie, o si lo suyo es una diferencia sin nombre.',
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
        text: 'Menos recordatorios y peleas que terminan antes. Cuando sus métodos funcionen sin mí, terminamos, y pueden volver si dejan de servirles.',
      },
    ],
  },

  confidentiality: {
    heading: 'La confidencialidad y sus límites',
    intro: `Lo que me digan no sale de la consulta. ${limits}`,
    entries: [...exceptions, ...secrets],
  },

  questions: {
    heading: 'Preguntas frecuentes sobre TDAH, autismo y pareja',
    questions: [
      {
        question: '¿Y si los dos tenemos TDAH?',
        answer:
          'Entonces pueden entenderse muy bien y, aun así, olvidarse los dos de lo mismo. Buscamos rutinas que funcionen aunque los dos se olviden.',
      },
      {
        question: '¿No serán el TDAH y el autismo una excusa?',
        answer: 'Explican mucho, y cada cual sigue respondiendo de lo que hace.',
      },
    ],
  },

  callToAction: {
    heading: 'Para reservar basta una llamada',
    text: {
      connected:
        'Llame o escriba dos líneas: un nombre y una hora que le convenga. Lo demás se lo pregunto cuando nos veamos.',
      unconnected:
        'Basta con un nombre y una hora que le convenga. Lo demás se lo pregunto cuando nos veamos.',
    },
  },
};
