import type { BlogWords } from '../en/blog';

export const blog: BlogWords = {
  meta: {
    title: 'Blog sobre pareja, infidelidad y duelo',
    description:
      'Artículos de una consulta de terapia en Noosa sobre pareja, infidelidad, TDAH, sexo, duelo y ansiedad: qué suele torcerse y qué puede ayudar esta noche.',
  },
  header: {
    title: 'Artículos sobre pareja, infidelidad, TDAH y duelo',
    lead: 'Lecturas para noches difíciles: lo que se tuerce entre personas que se quieren y lo que puede ayudar.',
  },
  feed: 'Artículos en inglés',
  readMore: 'Leer más',
  inEnglish: 'en inglés',
  posts: {
    'infidelity-ptsd': {
      title:
        'Cuando la traición se vive como un trauma: síntomas parecidos a los del estrés postraumático tras una infidelidad',
      excerpt:
        'Se enteró, y ahora no puede dormir ni comer ni quitarse las imágenes de la cabeza. Qué le está pasando a su cuerpo y qué puede ayudarle a pasar esta noche, una cosa a la vez.',
    },
    '1': {
      title: '5 señales de que su relación necesita terapia',
      excerpt:
        'Todas las parejas discuten, y la mayoría hace las paces antes del desayuno. ¿Y si reconciliarse les cuesta cada vez más? Cinco cosas en las que fijarse y un pequeño comienzo para esta semana.',
    },
    '2': {
      title: '¿Puede volver la confianza después de una infidelidad?',
      excerpt:
        '«Confía en mí» es justo lo que ya no funciona. Cuando una promesa no pesa nada, ¿qué podría pesar? Una pregunta para la persona herida, y también para quien quiere que le crean.',
    },
    '3': {
      title: '¿En qué momento empecé a criar a mi pareja?',
      excerpt:
        'Usted insiste, comprueba, suspira, y no le gusta cómo suena su propia voz. O es usted quien recibe los recordatorios. Cuando el TDAH vive en casa, ¿cómo pasó el amor a ser vigilancia?',
    },
    '4': {
      title: 'Por fuera, todo bien',
      excerpt:
        'Usted contesta «ahí vamos» tan deprisa que ya no le vuelven a preguntar. ¿Qué le cuesta poder siempre con todo? ¿Y quién notaría, en su vida, que ha soltado una parte de la carga?',
    },
    '5': {
      title: 'La última vez que nos tocamos sin pensarlo',
      excerpt:
        'Una mano en la espalda era solo eso. Ahora parece que pide algo o que lo promete. ¿Cómo se vuelve tan complicado tocarse entre dos personas que todavía se gustan?',
    },
    '6': {
      title: 'La misma pérdida, en habitaciones distintas',
      excerpt:
        'Usted quiere mirar las fotos y su pareja no puede ni acercarse. Perdieron a la misma persona. ¿Por qué parece, entonces, que el duelo se vive a solas?',
    },
    '7': {
      title: 'La discusión que hay debajo de la discusión',
      excerpt:
        'Empezó por los platos, y diez minutos después era por todo. ¿Y si eso por lo que siempre pelean ocupa el lugar de una pregunta que todavía no se ha hecho?',
    },
    '8': {
      title: '¿Quedarse o irse? Cuando no logra decidir tras una infidelidad',
      excerpt:
        'En el desayuno ya hace la maleta en su cabeza; por la noche quiere un abrazo. Sus amistades querrían una respuesta, y usted también. ¿Y si no saberlo todavía fuera también una respuesta sincera?',
    },
    '9': {
      title: 'Otra vez se olvidó: ¿es TDAH, o es que no le importa?',
      excerpt:
        'La cita, la leche, aquello que usted dijo que le importaba. Usted lo vive como desamor y su pareja jura que no lo es. ¿Cómo pueden vivir la misma noche de maneras tan distintas?',
    },
    '10': {
      title: 'Por qué cuesta tanto pedir ayuda',
      excerpt:
        'Acompañaría a una amiga a terapia y la esperaría en la puerta. Para usted, nunca parece lo bastante grave. ¿De dónde viene esa regla? ¿Todavía le sirve en la vida que tiene ahora?',
    },
  },
  callToAction: {
    heading: 'Si prefiere hablarlo',
    text: 'Si se reconoció en algún lugar de esta página, podemos hablarlo, en Tewantin o en línea.',
  },
};
