import type { Translation } from '../../words/shapes';
import type { CouplesMarriageWords } from '../en/couples-marriage';
import { alone, limits } from './privacy';

export const couplesMarriage: Translation<CouplesMarriageWords> = {
  name: 'Terapia de pareja',
  meta: {
    title: 'Terapia de pareja y matrimonial en Noosa, Australia',
    description:
      'Terapia de pareja en Tewantin, Noosa (Australia){andOnline}: problemas de pareja, la misma discusión de siempre, una crisis o una separación. Sesiones {sessionLanguages}.',
  },

  card: {
    title: 'Terapia de pareja',
    text: 'Para parejas que tienen siempre la misma discusión o que ya ni se hablan.',
    action: 'Por qué vuelve la misma discusión',
  },
  header: {
    title: 'Terapia de pareja para la discusión de siempre',
    lead: 'Ya se saben el papel de memoria. Les ayudo a oír lo que hay debajo y a encontrar otra salida.',
    note: 'No tomo partido, salvo contra la violencia.',
  },

  intro: {
    heading: 'Terapia de pareja, en plena crisis o mucho antes',
    paragraphs: [
      'Una toalla mojada, un tono de voz, y ya están en la pelea de siempre, o en extremos opuestos del sofá, sin decir nada.',
      'Son bienvenidas las parejas adultas de cualquier género, orientación y origen, casadas o no.',
    ],
  },

  issues: {
    heading: 'Problemas frecuentes, en palabras de las parejas',
    points: [
      'Llevamos bien la casa. De lo demás no hablamos.',
      'No coincidimos en cómo criar a los niños y lo discutimos delante de ellos.',
      'No queremos sexo con la misma frecuencia, y ya hasta un abrazo se complica.',
      'Siempre acabamos discutiendo por tu madre o por mi ex.',
    ],
  },

  danger: {
    heading: '¿Su pareja le da miedo?',
    text: 'Si su pareja le pega, le aprieta el cuello o le amenaza, le obliga a tener sexo, rastrea dónde está, o decide a quién ve usted o en qué gasta, las sesiones de pareja pueden aumentar el peligro. Mientras haya entre ustedes una orden de protección (protection order), de un tribunal o de la policía, no hago sesiones en común. Si corre peligro, llame al 000. Cuando nadie pueda oír, llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732, de día o de noche. En {help} hay más, también sobre cómo irse, la policía y su visa. De día puede llamarme también a mí ({sessionLanguages}), aunque siga con su pareja, pero no soy una línea de crisis.',
  },

  expect: {
    heading: 'Cómo son las sesiones de pareja',
    entries: [
      {
        title: 'La primera sesión',
        text: 'Primero hablo a solas con cada cual, como con todas las parejas. Algunas parejas empiezan con unas pocas sesiones individuales, por muchos motivos, y nunca digo cuál. Después, ya en pareja, pregunto qué les duele, qué esperan y qué no querrían perder.',
      },
      {
        title: 'Cuánto dura',
        text: 'Para una sola decisión pueden bastar unas pocas sesiones; un patrón antiguo lleva más. Pueden parar cuando quieran.',
      },
      {
        title: 'Cómo sabemos si ayuda',
        text: 'Siguen discutiendo, pero menos veces y menos tiempo. Si nada cambia, lo decimos y lo volvemos a pensar.',
      },
    ],
  },

  pattern: {
    heading: 'Por qué vuelve la misma discusión',
    paragraphs: [
      'Esto se refiere a dos personas que no se tienen miedo. Discuten en círculo: una presiona para que le respondan, y la otra se aleja para no empeorar las cosas.',
      'Los dos movimientos tienen su lógica y se alimentan entre sí, pero cuando vean el círculo, podrán intentar romperlo en equipo.',
    ],
    moments: [
      {
        title: 'Alguien busca cercanía y le sale una queja',
        text: '«Otra vez con el teléfono» quiere decir «Me haces falta», pero se oye como «Otra vez hiciste algo mal».',
      },
      {
        title: 'La respuesta es callar',
        text: 'Para quien calla, cualquier respuesta va a estar mal. Para quien espera, es una puerta que se cierra.',
      },
      {
        title: 'La queja sube de tono',
        text: 'Subir la voz es otro intento de hacerse oír y, para quien calla, la prueba de que era más seguro no decir nada.',
      },
      {
        title: 'Alguien se va de la habitación',
        text: 'A un lado de la puerta se piensa «No le importo»; al otro, «Nunca acierto». Por la mañana se tratan con cortesía y nada está resuelto.',
      },
    ],
  },

  approach: {
    heading: 'Cómo trabajo con ustedes dos',
    intro: 'Puedo mantener la calma en la sesión cuando ustedes la pierden.',
    entries: [
      {
        title: 'Ponemos una discusión en cámara lenta',
        text: 'Bastan cinco minutos para ver qué sintió, qué temió y qué hizo después cada cual.',
      },
      {
        title: 'Vemos qué hay debajo',
        text: 'Detrás de los platos puede haber una sensación de injusticia; detrás del dinero, la necesidad de estabilidad. Una vez dicho eso, es más fácil dar con una salida.',
      },
      {
        title: 'Prueban una cosa en casa',
        text: 'Una forma más suave de empezar, por ejemplo, o una manera de parar a tiempo.',
      },
    ],
  },

  oneOfYou: {
    heading: 'Cuando su pareja no quiere venir',
    before:
      'Quizá su pareja teme cargar con la culpa, u oír que esto se terminó. Por eso, pídale muy poco:',
    pull: '«Ven una vez y después lo decidimos tú y yo».',
    after:
      'Si la respuesta sigue siendo no, venga usted: cuando alguien cambia su manera de responder, la discusión suele cambiar también.',
    afraid:
      'Si su pareja le da miedo, no se arriesgue a probarlo en casa. Llámeme ({sessionLanguages}) cuando nadie pueda oír, o vea {help}.',
  },

  seasons: {
    heading: 'En el embarazo y con un bebé',
    paragraphs: [
      'Si usted o su pareja siente tristeza o angustia, o tiene pensamientos que asustan, acudan a su médico de cabecera (GP) o llamen, de lunes a sábado, a PANDA, 1300 726 306. Si creen que alguien podría quitarse la vida o hacer daño al bebé, o si alguien oye voces o está con mucha confusión, llamen al 000.',
    ],
  },

  separating: {
    heading: 'Si deciden separarse',
    paragraphs: [
      'Puedo ayudarles a hacerlo con menos daño y a encontrar palabras para los hijos. Si le da miedo la reacción de su pareja, planee la separación con 1800RESPECT antes de decírselo. Para la parte legal, consulte a un abogado de familia o llame gratis a la Family Relationship Advice Line, 1800 050 321.',
    ],
  },

  privacy: {
    heading: 'La confidencialidad en pareja y sus límites',
    text: `${alone} ${limits}`,
  },

  callToAction: {
    heading: 'Empiecen con una sesión',
    text: 'Reserven una, en pareja o a solas. La segunda la deciden después.',
  },
};
