import type { Translation } from '../../words/shapes';
import type { IndividualWords } from '../en/individual';
import { limits } from './privacy';

export const individual: Translation<IndividualWords> = {
  name: 'Terapia individual',
  meta: {
    title: 'Terapia individual en Noosa, Australia: ansiedad y duelo',
    description:
      'Terapia individual para ansiedad, estrés, duelo, crecimiento personal y momentos difíciles en Tewantin, Noosa (Australia){andOnline}. Sesiones {sessionLanguages}.',
  },
  card: {
    title: 'Terapia individual',
    text: 'Ansiedad, estrés y duelo, crecimiento personal y momentos difíciles.',
    action: 'Cuatro formas de trabajar',
  },
  header: {
    title: 'Terapia individual para la ansiedad, el estrés, el duelo y los cambios',
    lead: 'Un espacio solo suyo: para una preocupación constante, una pérdida, una decisión o una vida que ya no termina de encajar.',
    note: 'Atiendo a personas adultas. No necesita derivación médica ni saber cómo se llama lo que le pasa.',
  },
  intro: {
    heading: 'Para quien puede con todo, hasta que ya no',
    paragraphs: [
      'Le dicen que lo lleva muy bien, pero nadie ve los diez minutos que pasa a solas con el motor apagado antes de entrar en casa. Que un día corriente le cueste más de lo que debería ya es motivo para venir.',
    ],
  },
  support: {
    heading: 'Lo que puede traer: ansiedad, duelo, cambios',
    entries: [
      {
        title: 'Ansiedad y estrés',
        text: 'Preocupación, ataques de pánico, un trabajo que se lleva a casa, cuidar de todo el mundo hasta que el cuerpo protesta.',
      },
      {
        title: 'Duelo y pérdida',
        text: 'Una muerte, un embarazo que se perdió, un divorcio, la salud, una casa, un país, el futuro con el que contaba. Es duelo aunque nadie le haya dado el pésame.',
      },
      {
        title: 'Crecimiento personal',
        text: 'Ganar confianza, decir que no, soltar lo que aprendió en la infancia para evitar peleas.',
      },
      {
        title: 'Cambios y momentos difíciles',
        text: 'Una separación, los primeros meses con un bebé, contar su orientación o su identidad de género, un despido, la jubilación, una enfermedad o empezar de cero lejos de su gente.',
      },
    ],
  },
  issues: {
    heading: 'Señales de que conviene hablar con alguien',
    intro:
      'Varias de estas, casi todos los días y durante semanas, son motivo para acudir a su médico de cabecera (GP) o empezar una terapia.',
    points: [
      'Se despierta antes del amanecer, en tensión y con la cabeza ya trabajando.',
      'Para llegar al final del día necesita una copa, el teléfono o más trabajo.',
      'Ha dejado de ver a la gente y dice que es solo cansancio.',
      'Lo que antes le encantaba ya no le dice nada.',
    ],
  },
  danger: {
    heading: 'Ideas de suicidio, o una sobredosis',
    text: 'Llame ya al 000 si siente que podría quitarse la vida, si tomó demasiadas pastillas o demasiado de otra cosa, o si se ha hecho daño, aunque se sienta bien. Para hablar, de día o de noche, llame a Lifeline (apoyo en crisis), 13 11 14, o, si alguien le hace daño, a 1800RESPECT (violencia familiar y sexual), 1800 737 732, cuando nadie pueda oír. En {help} encontrará otras líneas y qué hacer hasta que le contesten.',
  },
  expect: {
    heading: 'Cómo son las sesiones',
    entries: [
      {
        title: 'La primera sesión',
        text: 'Le pregunto por qué viene justo ahora y qué le gustaría que fuera distinto. Al terminar sabrá cómo le propongo seguir.',
      },
      {
        title: 'Las siguientes sesiones',
        text: 'Las sesiones duran {length.individual} y son semanales o quincenales, a menudo con algo que probar en casa.',
      },
      {
        title: 'El avance',
        text: 'De vez en cuando vemos qué es más fácil. A medida que me necesite menos, espaciamos las sesiones hasta terminar.',
      },
    ],
    rebate: {
      byRegistration: {
        unknown: 'Vea en {fees} cuándo reembolsa algo Medicare, el sistema público de salud de Australia, y cuándo no.',
        registered: 'Figuro en el registro de Medicare, el sistema público de salud de Australia. Vea en {fees} cuánto reembolsa y cómo.',
        unregistered: { byFunds: { some: 'Su seguro médico privado puede pagar una parte, según la cobertura.', none: null } },
      },
    },
  },
  approach: {
    heading: 'Cuatro formas de trabajar, en palabras sencillas',
    intro: 'Le diré cuál uso y por qué, y usted puede decirme si no le sirve.',
    entries: [
      {
        title: 'Terapia cognitivo-conductual (TCC)',
        text: 'Vemos cómo un pensamiento, una emoción y un hábito se alimentan unos a otros, y ponemos a prueba el pensamiento, por ejemplo: «Si digo que no, se van a ir».',
      },
      {
        title: 'Terapia centrada en soluciones',
        text: 'Nos fijamos en los días buenos tanto como en los malos, y buscamos cómo tener uno más esta semana.',
      },
      {
        title: 'Terapia basada en la atención plena (mindfulness)',
        text: 'Usted aprende a notar lo que hacen su mente y su cuerpo sin dejarse arrastrar.',
      },
      {
        title: 'Terapia centrada en la persona',
        text: 'Usted elige el tema y el ritmo; yo escucho sin juzgar y parto de que usted conoce su vida mejor que yo.',
      },
    ],
  },
  anxiety: {
    heading: 'Ansiedad: cuando la alarma no se apaga',
    paragraphs: {
      alarm:
        'La ansiedad es una alarma. Le acelera el corazón para que pueda salir del peligro, y salta lo mismo por un correo que por un incendio. Evitar lo que la dispara alivia, pero hace que la próxima vez suene antes.',
      practice:
        'Por eso usted aprende primero a bajarle el volumen a la alarma: inhalar contando hasta 4 y exhalar contando hasta 6, o darle a la preocupación quince minutos al día, por escrito. Después, con los pasos pequeños que elija, vuelve a lo que ha estado evitando.',
      rightly:
        'A veces la alarma tiene razón. Si evita a una persona que le hace daño, no vamos a ensayar cómo acercarse; 1800RESPECT puede ayudarle a mantenerse a salvo. Para los lugares y recuerdos de algo aterrador hace falta alguien con formación en trauma, no ejercicios en casa; su médico de cabecera puede derivarle.',
      doctor:
        'Si tiene síntomas nuevos, vaya antes al médico. Un dolor en el pecho o un desmayo es una emergencia, aunque pueda ser un ataque de pánico: llame al 000.',
    },
  },
  grief: {
    heading: 'Terapia de duelo, cuando los demás ya siguen con su vida',
    paragraphs: {
      alone:
        'Ya nadie llega con comida. Quienes preguntaban cómo estaba ahora preguntan por las vacaciones. Usted volvió al trabajo a las dos semanas, porque en casa había demasiado silencio.',
      forms:
        'Quizá no ha llorado, o se despidió por una pantalla, desde el otro lado del mundo. Eso también puede ser duelo, como la rabia, o el alivio después de una enfermedad larga y la vergüenza que trae.',
      crisis:
        'Si extraña tanto a quien perdió que ya no quiere seguir viviendo, por favor, no espere a una cita. Llame a Lifeline, 13 11 14, de día o de noche.',
      carrying:
        'No hay etapas que deba ir superando. Hablamos de la persona que perdió, y buscamos cómo llevar el duelo y dejar sitio para el resto de su vida.',
    },
    pull: 'Puede empezar por decirme cómo se llamaba.',
  },
  privacy: {
    heading: 'Confidencialidad',
    text: `Ni su familia, ni su empresa ni su pareja sabrán nada por mí. ${limits}`,
  },
  callToAction: {
    heading: 'Empiece por lo que hoy le ronda la cabeza',
    text: {
      byDelivery: {
        connected: 'Llame o escriba, y lo ordenamos cuando nos veamos.',
        unconnected: 'Llame, y lo ordenamos cuando nos veamos.',
      },
    },
  },
};
