import type { Translation } from '../../site/shapes';
import type { CouplesMarriageWords } from '../en/couples-marriage';
import { say } from './interpreter';
import { exceptions, forcedSex, limits, secrets, watchedPhone } from './secrets';

export const couplesMarriage: Translation<CouplesMarriageWords> = {
  name: 'Terapia de pareja',
  meta: {
    title: 'Terapia de pareja y matrimonial en Noosa, Australia',
    description:
      'Terapia de pareja en Tewantin, Noosa (Australia), y en línea: problemas de pareja, la misma discusión de siempre, una crisis o una separación. Sesiones {sessionLanguages}.',
  },

  header: {
    title: 'Terapia de pareja y matrimonial cuando la discusión es siempre la misma',
    lead: 'Ya se saben el papel de memoria. Les ayudo a oír lo que hay debajo y a encontrar otra salida.',
    scene: 'Primeras luces, donde se juntan dos corrientes',
  },

  pull: 'Cuando vean el círculo mientras ocurre, podrán intentar pararlo entre los dos.',

  intro: {
    heading: 'Terapia en plena crisis de pareja, o mucho antes',
    paragraphs: [
      'Una toalla mojada, un tono de voz, y ya están en una pelea que han tenido cien veces, o en extremos opuestos del sofá, sin decir nada.',
      'Terapia de pareja, terapia matrimonial, ayuda con problemas de pareja: cambia el nombre, no el trabajo. Son bienvenidas las parejas adultas de cualquier orientación y origen, casadas o no, al borde de la ruptura o muy lejos de ella.',
      'Tengo más de {experienceYears}\u00a0años de experiencia y puedo mantener la calma en la sesión cuando ustedes la pierden.',
    ],
  },

  issues: {
    heading: 'Frases que tal vez haya dicho o pensado últimamente',
    intro: 'Basta con reconocer una.',
    points: [
      'Llevamos bien la casa. De lo demás no hablamos.',
      'Discutimos por dinero, y nunca parece que sea por dinero.',
      'No coincidimos en cómo criar a los niños y lo discutimos delante de ellos.',
      'No queremos sexo con la misma frecuencia, y ya hasta un abrazo se complica.',
      'Tu madre, mi ex: siempre hay alguien más en nuestras discusiones.',
      'Siento más soledad contigo al lado que cuando no estás.',
    ],
  },

  pattern: {
    heading: 'Por qué vuelve la misma discusión',
    paragraphs: [
      'Esto se refiere a dos personas que no se tienen miedo. Si usted o su pareja tiene miedo, no es una discusión más: llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732, o al 000 si hay peligro, y siga leyendo en «¿Miedo en casa?».',
      'Discusiones sobre cosas muy distintas suelen tener la misma forma, que en terapia se llama patrón de demanda y retirada. Una persona va hacia el problema, en busca de una respuesta, y la otra se aleja, para que no empeore.',
      'Los dos movimientos tienen su lógica y se alimentan entre sí, como en esta escena. Otra noche quizá se cambien los papeles.',
    ],
    moments: [
      {
        title: 'Alguien busca cercanía y le sale una queja',
        text: '«Otra vez con el teléfono» quiere decir «Me haces falta». Se oye como «Otra vez hiciste algo mal».',
      },
      {
        title: 'La respuesta es callar',
        text: 'Para quien calla, el silencio mantiene la paz, porque cualquier respuesta va a estar mal. Para quien espera, es una puerta que se cierra.',
      },
      {
        title: 'La queja sube de tono',
        text: 'Es un último intento de hacerse oír. Para quien calla, es la prueba de que era más seguro no decir nada.',
      },
      {
        title: 'Alguien se va de la habitación',
        text: 'A un lado de la puerta se piensa «No le importo»; al otro, «Nunca acierto». Por la mañana se tratan con cortesía y nada está resuelto.',
      },
    ],
  },

  notSuitable: {
    heading: '¿Miedo en casa? Cuándo no conviene la terapia de pareja',
    help: [
      watchedPhone,
      {
        title: 'En peligro inmediato',
        text: 'Si está en peligro, primero póngase a salvo y llame al 000. Después puede llamarme también a mí, a solas.',
      },
      {
        title: 'Violencia, amenazas o control',
        text: `Si su pareja le pega, le aprieta el cuello o le amenaza, le obliga a tener sexo, le acosa o rastrea dónde está, hace daño o amenaza a los niños o a los animales de la casa, o decide a quién ve usted o en qué gasta, eso es maltrato: llame a solas a 1800RESPECT (violencia familiar y sexual), 1800 737 732, de día o de noche. En peligro inmediato, llame al 000: ${say('police')}`,
      },
      forcedSex,
      {
        title: 'El control coercitivo y la ley',
        text: 'Un patrón de maltrato que le quita la libertad se llama control coercitivo, y en Queensland es delito desde el 26 de mayo de 2025. Para recibir ayuda no tiene que decidir nada sobre la policía, y en 1800RESPECT pueden explicarle para qué sirve una orden de protección.',
      },
      {
        title: 'Si le apretaron el cuello',
        text: 'Que le aprieten el cuello es peligroso aunque no deje marcas, porque una lesión interna puede aparecer horas o días después. Si fue en los últimos días o semanas, vaya hoy mismo al médico o al hospital. Si le cuesta respirar, tragar o hablar, si perdió el conocimiento o si nota algo extraño en la cara, en un brazo o en la vista, llame al 000 y diga «Ambulance» (ambulancia), después «Spanish interpreter». Quien ha hecho esto puede hacer algo peor: cuénteselo a 1800RESPECT.',
      },
      {
        title: 'Un lugar seguro adonde ir',
        text: 'Tener miedo es motivo suficiente para llamar. Sentarse a hablar en pareja puede empeorar las cosas en casa, así que no empezamos por ahí. En Queensland, DVConnect ayuda a encontrar un lugar seguro y a irse de casa: las mujeres, en el 1800 811 811, de día y de noche; los hombres, en el 1800 600 636, de 9:00 a medianoche.',
      },
      {
        title: 'Si teme por su visa',
        text: 'Si teme por su visa, no deje que eso le impida pedir ayuda. Con algunas visas, sobre todo las de pareja, la ley puede permitirle quedarse en Australia si la relación ha terminado y durante ella hubo violencia, sin importar quién se fue; con otras, depende del caso. No se fíe de lo que le diga su pareja: pregunte en DVConnect o en 1800RESPECT, 1800 737 732, dónde recibir asesoría migratoria gratuita. Si hay peligro, llame al 000.',
      },
      {
        title: 'Si quien hace daño es usted',
        text: 'Quizá sea usted quien da miedo o hace daño. Puede recibir ayuda para dejar de hacerlo: MensLine Australia habla de ello con hombres en el 1300 78 99 78, y 1800RESPECT, 1800 737 732, orienta a cualquier persona sobre dónde pedirla.',
      },
    ],
  },

  oneOfYou: {
    heading: 'Cuando su pareja no quiere venir',
    paragraphs: [
      'Usted lee una página como esta y su pareja dice que nadie de fuera tiene por qué meterse. Detrás puede haber miedo a cargar con la culpa o a oír que esto se terminó.',
      'Puede pedirle muy poco: «Ven una vez y después lo decidimos». Si la respuesta sigue siendo no, venga usted. A veces el círculo se afloja cuando alguien deja de participar en él. Si su pareja le da miedo, no lo intente: llame a 1800RESPECT, 1800 737 732, o al 000 si hay peligro.',
    ],
  },

  approach: {
    heading: 'Cómo trabajo con ustedes dos',
    intro: 'Primero vemos cómo discuten; después, por qué cosas.',
    entries: [
      {
        title: 'Ponemos una discusión en cámara lenta',
        text: 'Bastan cinco minutos de ella para ver qué sintió, qué temió y qué hizo después cada uno de ustedes.',
      },
      {
        title: 'Hay tiempo para las dos voces',
        text: 'Interrumpo cuando hace falta, para que se oiga a quien habla deprisa y también a quien necesita tiempo.',
      },
      {
        title: 'Vemos qué hay debajo',
        text: 'Los platos pueden esconder una cuestión de justicia; el dinero, la necesidad de estabilidad. Una vez dicho eso, es más fácil dar con una respuesta práctica.',
      },
      {
        title: 'Prueban una cosa en casa',
        text: 'Una forma más suave de empezar, por ejemplo, o una manera de parar a tiempo. En la siguiente sesión vemos cómo les fue.',
      },
    ],
  },

  expect: {
    heading: 'De la primera sesión a la última',
    intro: 'Una sesión de pareja dura {length.couples} y cuesta {fee.couples}.',
    entries: [
      {
        title: 'La primera sesión',
        text: 'Antes de empezar hablo con ustedes por separado, a solas, como hago con todas las parejas. Después les pregunto qué les duele, qué esperan y qué no querrían perder. Sus versiones pueden ser distintas, y escucho cada una hasta el final.',
      },
      {
        title: 'Las siguientes',
        text: 'Al principio, cada semana si pueden, porque dos semanas se hacen largas. Más adelante, cada dos.',
      },
      {
        title: 'Cómo sabemos si ayuda',
        text: 'Siguen discutiendo, pero dura menos y hacen antes las paces. Si nada cambia, lo decimos y lo volvemos a pensar.',
      },
      {
        title: 'El final',
        text: 'Cuando en casa las cosas ya marchan, nos vemos menos y luego paramos. Siempre pueden volver.',
      },
    ],
  },

  seasons: {
    heading: 'Épocas de la vida que le piden más a una pareja',
    intro: 'Hay parejas que no vienen por una crisis, sino por un cambio.',
    entries: [
      {
        title: 'Antes de la boda o de compartir casa',
        text: 'Dinero, hijos, fe, familia: es más fácil hablarlo cuando las respuestas todavía despiertan curiosidad.',
      },
      {
        title: 'Dos familias bajo un mismo techo',
        text: 'De quién son las reglas, a quién le toca el fin de semana, qué fotos se cuelgan en el pasillo.',
      },
      {
        title: 'La jubilación frente al mar',
        text: 'Más horas en pareja que nunca, las amistades lejos y ya sin el refugio del trabajo.',
      },
      {
        title: 'Tras la llegada de un bebé',
        text: 'Sin dormir, sin tiempo y llevando en silencio la cuenta de quién hizo qué. Si a alguno de los dos no se le van la tristeza, la angustia o los pensamientos que asustan, acudan a su médico de cabecera (GP) o llamen de lunes a sábado, de día, a PANDA (para quienes acaban de tener un bebé), 1300 726 306.\n\nSi alguno de los dos corre el riesgo de quitarse la vida o de hacerle daño al bebé, oye voces, dice cosas sin sentido o lleva noches sin dormir y con demasiada energía, es una emergencia: no dejen sola a esa persona, ni sola con el bebé, y llamen al 000 (digan «Ambulance», después «Spanish interpreter») o vayan a las urgencias de un hospital. También Lifeline contesta de día y de noche, 13 11 14.',
      },
    ],
  },

  confidentiality: {
    heading: 'La confidencialidad y sus límites',
    intro: `Lo que me cuenten no sale de la consulta. ${limits}`,
    entries: [...exceptions, ...secrets],
  },

  questions: {
    heading: 'Preguntas frecuentes antes de reservar',
    questions: [
      {
        question: '¿Se pondrá de parte de alguien?',
        answer:
          'No. A ratos quizá insista más con usted y a ratos con su pareja. Si veo algo injusto, lo digo, y pueden decirme cuándo les parece que me inclino por alguien.',
      },
      {
        question: '¿Cuánto tiempo lleva?',
        answer:
          'Para una decisión concreta pueden bastar unas pocas sesiones; un patrón antiguo lleva más. Lo revisamos sobre la marcha y pueden parar cuando quieran.',
      },
      {
        question: '¿Y si decidimos separarnos?',
        answer:
          'Puedo ayudarles a hacerlo con menos daño, a decir lo que falta por decir y a encontrar palabras para los hijos. Si teme cómo lo tomará su pareja, planee la separación con 1800RESPECT, 1800 737 732, antes de decírselo, porque el momento de mayor peligro es el de la separación; en peligro inmediato, llame al 000.\n\nPara la parte legal, consulte a un abogado de familia o llame gratis a la Family Relationship Advice Line, 1800 050 321. Hágalo antes de sacar a los hijos de Australia: sin el acuerdo del otro progenitor ni la autorización de un tribunal, puede considerarse sustracción internacional de menores, y, si ya hay una resolución o un proceso sobre ellos, puede ser delito.',
      },
    ],
  },

  callToAction: {
    heading: 'Empiecen con una conversación',
    text: {
      connected: 'Reserven una sesión o escríbanme y pregunten lo que quieran saber.',
      unconnected: 'Reserven una sesión o llámenme y pregunten lo que quieran saber.',
    },
  },
};
