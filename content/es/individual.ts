import type { Translation } from '../../site/shapes';
import type { IndividualWords } from '../en/individual';
import { brieflyThroughTis, say } from './interpreter';
import { medicareCondition } from './medicare';
import { exceptions, limits, report } from './secrets';

export const individual: Translation<IndividualWords> = {
  name: 'Terapia individual',
  meta: {
    title: 'Terapia individual en Noosa, Australia: ansiedad y duelo',
    description:
      'Terapia individual para ansiedad, estrés, duelo, crecimiento personal y momentos difíciles en Tewantin, Noosa (Australia), y en línea. Sesiones {sessionLanguages}.',
  },
  header: {
    title: 'Terapia individual para la ansiedad, el estrés y el duelo',
    lead: 'Un espacio solo suyo: para una preocupación constante, una pérdida, una decisión o una vida que ya no termina de encajar.',
    scene: 'Anochece, un velero pequeño, el farol encendido',
  },
  pull: 'Puede empezar por decirme cómo se llamaba.',
  intro: {
    heading: 'Para quien puede con todo, hasta que ya no',
    paragraphs: [
      'Usted contesta los mensajes, termina su turno, se acuerda de los cumpleaños de todo el mundo. Le dicen que lo lleva muy bien. Nadie ve los diez minutos que pasa a solas con el motor apagado antes de entrar en casa.',
      'Quizá ha ido aplazando pedir ayuda porque hay quien está peor o porque no sabría decir qué le pasa exactamente. Es suficiente con que un día corriente le cueste más de lo que debería.',
    ],
  },
  issues: {
    heading: 'Señales de que conviene hablar con alguien',
    howOften: {
      aBadDay: 'Una de estas, en un mal día, es parte de la vida.',
      weeks:
        'Varias, casi todos los días y durante semanas, son motivo para hablar con su médico de cabecera (GP) o empezar una terapia.',
    },
    help: [
      {
        title: 'Sobredosis, autolesión o ideas de suicidio',
        text: `Si ya ha tomado demasiadas pastillas o demasiado de cualquier otra cosa, o se ha hecho daño, llame ahora al 000, aunque se sienta bien: ${say('ambulance')} Si cree que podría quitarse la vida, llame al 000 y diga «Ambulance» (ambulancia), después «Spanish interpreter», o vaya a las urgencias de un hospital. Si está pensando en quitarse la vida, llame ya a Lifeline (apoyo en crisis), 13 11 14, o al Suicide Call Back Service (ayuda ante el suicidio), 1300 659 467, que atienden de día y de noche; hasta que le contesten, vaya con alguien con quien se sienta a salvo y aléjese de todo lo que podría usar para hacerse daño.`,
      },
      {
        title: 'Personas aborígenes y de las islas del estrecho de Torres',
        text: 'Las personas aborígenes y de las islas del estrecho de Torres pueden llamar también a 13YARN, 13 92 76, de día o de noche.',
      },
      {
        title: 'Si tiene 25\u00a0años o menos',
        text: 'Yo atiendo a personas adultas. Cualquier persona de hasta 25\u00a0años puede llamar a Kids Helpline (línea para niños y jóvenes), 1800 55 1800.',
      },
      {
        title: 'Desánimo o ansiedad',
        text: 'De día y de noche puede hablar de la preocupación o el desánimo con Beyond Blue, 1300 22 4636.',
      },
      {
        title: 'Apoyo para hombres',
        text: 'MensLine Australia, 1300 78 99 78, es para hombres que están sufriendo, que están de duelo o que viven solos tras una separación.',
      },
    ],
    points: [
      'Se despierta antes del amanecer y su cabeza ya está trabajando.',
      'Tiene la mandíbula, el pecho o el estómago en tensión casi todo el día.',
      'Estalla por algo mínimo y se arrepiente antes de terminar la frase.',
      'Las cartas, las llamadas y las decisiones esperan hasta que dan miedo.',
      'Para pasar la noche necesita una copa, el teléfono o más trabajo.',
      'Ha dejado de ver a la gente y dice que es solo cansancio.',
      'Lo que antes le encantaba ya no le dice nada.',
      'Termina siempre en el mismo tipo de pelea.',
    ],
  },
  support: {
    heading: 'Lo que puede traer: ansiedad, duelo, cambios',
    intro: 'Traiga una de estas cosas, o varias, o algo que aquí no está.',
    entries: [
      {
        title: 'Ansiedad y estrés',
        text: 'Preocupación, pánico, un trabajo que se lleva a casa, cuidar de todo el mundo hasta que el cuerpo protesta.',
      },
      {
        title: 'Duelo y pérdida',
        text: 'Una muerte, un embarazo que se perdió, un divorcio, la salud, una casa, un país, el futuro con el que contaba. Es duelo aunque nadie le haya dado el pésame.',
      },
      {
        title: 'Crecimiento personal',
        text: 'Ganar confianza, decir que no, soltar lo que aprendió en la infancia para evitar peleas, descubrir qué quiere ahora.',
      },
      {
        title: 'Cambios y momentos difíciles',
        text: 'Una separación, los primeros meses con un bebé, contar su orientación o su identidad de género, un despido, la jubilación, una enfermedad o empezar de cero lejos de su gente.',
      },
    ],
  },
  approach: {
    heading: 'Cuatro formas de trabajar, en palabras sencillas',
    intro: 'Le diré cuál uso y por qué. Usted puede decirme si no le va bien.',
    entries: [
      {
        title: 'Terapia cognitivo-conductual (TCC)',
        text: 'Vemos cómo un pensamiento, una emoción y un hábito se alimentan unos a otros. Después ponemos a prueba el pensamiento: «Si digo que no, se van a ir». ¿Qué pasó la última vez que dijo que no?',
      },
      {
        title: 'Terapia centrada en soluciones',
        text: 'Nos fijamos en los días buenos tanto como en los malos. ¿Qué fue distinto, y cómo podría haber uno más esta semana?',
      },
      {
        title: 'Terapia basada en la atención plena (mindfulness)',
        text: 'Usted aprende a notar lo que hacen su mente y su cuerpo sin dejarse arrastrar. Un minuto mientras espera el autobús es suficiente.',
      },
      {
        title: 'Terapia centrada en la persona',
        text: 'Usted elige el tema y el ritmo. Yo escucho sin juzgar y parto de que usted conoce su vida mejor que yo.',
      },
    ],
  },
  anxiety: {
    heading: 'Ansiedad: cuando la alarma no se apaga',
    paragraphs: [
      'La ansiedad es una alarma. Le acelera el corazón para que pueda salir del peligro, y salta lo mismo por un correo que por un incendio. Alejarse de lo que la dispara alivia al instante. Esa es la trampa, porque la próxima vez suena antes.',
      'Así que hacemos dos cosas. Usted aprende a bajarle el volumen a la alarma y, con los pasos pequeños que elija, vuelve a lo que ha estado evitando. A veces la alarma tiene razón.',
    ],
    help: [
      `Si lo que evita es una persona que le hace daño, eso no lo practicamos: llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732. En peligro inmediato, llame al 000: ${say('police')} Los lugares y los recuerdos de algo aterrador que le pasó tampoco son para practicar por su cuenta: eso necesita a alguien con formación en trauma. Hablémoslo antes; su médico de cabecera (GP) también puede derivarle.`,
      'Si tiene dolor en el pecho, se desmaya o nota algo repentino o grave, llame al 000 y diga «Ambulance» (ambulancia), después «Spanish interpreter». Si tiene otros síntomas nuevos, vaya antes al médico.',
    ],
    practiceIntro: 'Algunas cosas que podríamos practicar:',
    practices: [
      'Inhale contando hasta 4 y exhale contando hasta 6, durante dos o tres minutos.',
      'Dele a la preocupación quince minutos al día, por escrito. El resto del tiempo, aplácela hasta entonces.',
      'Nombre lo que ve, lo que toca y lo que oye hasta que la habitación vuelva a parecer real.',
      'Busque el paso más pequeño hacia algo cotidiano que evita y pruébelo.',
    ],
  },
  grief: {
    heading: 'Terapia de duelo, cuando los demás ya siguen con su vida',
    paragraphs: [
      'Ya nadie llega con comida. Quienes preguntaban cómo estaba ahora preguntan por las vacaciones. Usted volvió al trabajo a las dos semanas, porque en casa había demasiado silencio, y el trabajo se sobrelleva. Lo peor es volver a casa.',
      'Quizá no ha llorado, o se despidió por una pantalla, desde el otro lado del mundo. Arregló la puerta, vació el armario, hizo los trámites del banco. Eso también puede ser duelo, como la rabia con el hospital, con Dios o con quien se fue y le dejó con todo, o el alivio después de una enfermedad larga y la vergüenza que trae.',
      `Si extraña tanto a quien perdió que ya no quiere seguir viviendo, por favor, no espere a una cita: llame a Lifeline, 13 11 14, de día o de noche, o, en una emergencia, al 000, y diga «Ambulance» (ambulancia), después «Spanish interpreter». ${brieflyThroughTis} Fuera de Australia, llame al número de emergencias del país donde esté.`,
      'No hay etapas que deba ir superando. Hablamos de la persona que perdió y de cómo son sus días ahora, y buscamos cómo llevar el duelo y dejar sitio para el resto de su vida.',
    ],
  },
  expect: {
    heading: 'Cómo son las sesiones',
    intro: {
      unsaid: `${medicareCondition.unsaid} Con un Mental Health Care Plan (plan de tratamiento de salud mental) que cumpla los requisitos puede haber un reembolso de Medicare por las sesiones individuales; las cifras están en «Tarifas y reembolsos».`,
      registered: `${medicareCondition.registered} Con un Mental Health Care Plan (plan de tratamiento de salud mental) que cumpla los requisitos puede haber un reembolso de Medicare por las sesiones individuales; las cifras están en «Tarifas y reembolsos».`,
      unregistered:
        '{fee.individual} por sesión, en Tewantin o en línea; lo demás está en «Tarifas y reembolsos».',
    },
    entries: [
      {
        title: 'La primera sesión',
        text: 'Le pregunto por qué viene justo ahora y qué le gustaría que fuera distinto. Si llora o pierde el hilo, hay tiempo. Al terminar sabrá cómo le propongo seguir, y puede tomarse unos días para decidir si quiere.',
      },
      {
        title: 'Las siguientes sesiones',
        text: 'Las sesiones duran {length.individual} y son semanales o quincenales. Empezamos por los días que han pasado desde la última vez, porque ahí es donde se nota el cambio. A menudo hay algo que probar en casa.',
      },
      {
        title: 'El avance',
        text: 'De vez en cuando vemos qué es más fácil, qué no y qué viene ahora. Una mala semana no lo deshace. A medida que me necesite menos, espaciamos las sesiones hasta terminar.',
      },
    ],
  },
  confidentiality: {
    heading: 'La confidencialidad y sus límites',
    intro: `No le cuento a su familia, a su empresa ni a su pareja lo que usted dice, ni que viene. ${limits}`,
    entries: [...exceptions, report],
  },
  callToAction: {
    heading: 'Empiece por lo que hoy le ronda la cabeza',
    text: {
      connected: 'Llame o escriba con las palabras que tenga. Las ordenamos cuando nos veamos.',
      unconnected: 'Llame y dígalo con las palabras que tenga. Las ordenamos cuando nos veamos.',
    },
  },
};
