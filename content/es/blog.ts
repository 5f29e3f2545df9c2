import type { BlogWords } from '../en/blog';

export const blog: BlogWords = {
  meta: {
    title: 'Blog: el amor, la traición, el duelo y volver a empezar',
    description:
      'Artículos de una consulta de terapia en Noosa sobre pareja, infidelidad, TDAH, sexo, duelo y ansiedad. Palabras sencillas para noches difíciles.',
  },
  header: {
    title: 'Lecturas para noches difíciles',
    lead: 'Textos breves sobre lo que se tuerce entre personas que se quieren, y sobre lo que puede ayudar.',
  },
  readMore: 'Leer más',
  inEnglish: 'en inglés',
  posts: {
    'infidelity-ptsd': {
      title:
        'Cuando la traición se vive como un trauma: síntomas parecidos a los del estrés postraumático tras una infidelidad',
      excerpt:
        'Se enteró, y ahora no puede dormir, no puede comer y no puede quitarse las imágenes de la cabeza. Qué le está pasando a su cuerpo y qué puede ayudarle a pasar esta noche, una cosa a la vez.',
    },
    '1': {
      title: '5 señales de que su relación necesita terapia',
      excerpt:
        'Todas las parejas discuten, y la mayoría hace las paces antes del desayuno. ¿Y si el camino de vuelta se está haciendo cada vez más largo? Cinco cosas en las que fijarse, y un pequeño comienzo para esta semana.',
    },
    '2': {
      title: '¿Puede volver la confianza después de una infidelidad?',
      excerpt:
        '«Confía en mí» es justo lo que ya no funciona. Cuando una promesa no pesa nada, ¿qué podría pesar? Una pregunta para quien recibió la herida, y también para quien quiere que le crean.',
    },
    '3': {
      title: '¿En qué momento empecé a criar a mi pareja?',
      excerpt:
        'Usted insiste, comprueba, suspira, y no le gusta cómo suena su propia voz. O es usted quien recibe los recordatorios. Cuando el TDAH vive en casa, ¿cómo pasó el amor a ser vigilancia?',
    },
    '4': {
      title: 'Por fuera, todo bien',
      excerpt:
        'Contesta «ahí vamos» tan deprisa que nadie vuelve a preguntar. ¿Qué le cuesta ser quien puede con todo, y quién, en su vida, notaría que ha soltado una parte de la carga?',
    },
    '5': {
      title: 'La última vez que nos tocamos sin pensarlo',
      excerpt:
        'Una mano en la espalda era solo eso. Ahora parece que pide algo, o que lo promete. ¿Cómo se vuelve tan complicado tocarse entre dos personas que todavía se gustan?',
    },
    '6': {
      title: 'La misma pérdida, en habitaciones distintas',
      excerpt:
        'Alguien quiere mirar las fotos y su pareja no puede ni acercarse. Perdieron a la misma persona. ¿Por qué parece, entonces, que cada cual vive el duelo a solas?',
    },
    '7': {
      title: 'La discusión que hay debajo de la discusión',
      excerpt:
        'Empezó por los platos, y diez minutos después era por todo. ¿Y si eso por lo que siempre pelean ocupa el lugar de una pregunta que nadie se ha atrevido a hacer?',
    },
    '8': {
      title: '¿Quedarse o irse? Cuando no logra decidir tras una infidelidad',
      excerpt:
        'En el desayuno ya hace la maleta en su cabeza; por la noche quiere un abrazo. Sus amistades querrían una respuesta, y usted también. ¿Y si no saberlo todavía fuera también una respuesta sincera?',
    },
    '9': {
      title: 'Otra vez se olvidó: ¿es TDAH, o es que no le importa?',
      excerpt:
        'La cita, la leche, aquello que usted dijo que le importaba. Se vive como desamor, y la otra persona jura que no lo es. ¿Cómo pueden dos personas vivir la misma noche de maneras tan distintas?',
    },
    '10': {
      title: 'Por qué cuesta tanto pedir ayuda',
      excerpt:
        'Acompañaría a una amiga a terapia y la esperaría en la puerta. Para usted, nunca parece lo bastante grave. ¿De dónde viene esa regla, y todavía le sirve en la vida que tiene ahora?',
    },
  },
  callToAction: {
    heading: 'Hay cosas más fáciles de decir que de leer',
    text: 'Si se reconoció en algún lugar de esta página, podríamos hablarlo, en Tewantin o en línea.',
  },
};
