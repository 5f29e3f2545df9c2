import type { Translation } from '../../words/shapes';
import type { PrivacyWords } from '../en/privacy';

/** What a service page says of it in short; `{private}` is the link to this page. */
export const limits =
  'Puede que tenga que avisar a otras personas si alguien corre peligro, si hay un menor en riesgo o si lo ordena un tribunal. Vea {private}.';

/** The same on pages for two, before the limits. */
export const alone =
  'No le repito a su pareja lo que me cuente a solas, salvo que yo crea que usted podría hacerle un daño grave o que un tribunal me ordene entregar mis notas.';

export const privacy: Translation<PrivacyWords> = {
  name: 'La confidencialidad y sus límites',
  meta: {
    title: 'La confidencialidad y sus límites',
    description:
      'Qué no sale de la consulta, cuándo podría tener que avisar a otras personas, qué anoto y dónde presentar una queja: la confidencialidad de la terapia en Queensland.',
  },
  header: {
    title: 'La confidencialidad y sus límites',
    lead: 'No le digo a su familia, a su empresa ni a su pareja lo que usted me cuenta, ni que viene. Como es habitual en mi profesión, puede que comente mi trabajo con alguien que lo supervisa, sin decir cómo se llama usted. Le explico los límites antes de que me cuente nada.',
  },
  others: {
    heading: 'Cuándo podría tener que avisar a otras personas',
    entries: {
      danger: {
        title: 'Alguien corre peligro',
        facts: {
          others:
            'Si usted u otra persona corre un peligro grave, o si hay un menor en riesgo, puede que yo tenga que avisar a otras personas.',
          first:
            'Si tengo que avisar a la policía, lo hablo antes con usted siempre que sea seguro hacerlo. No le digo a su pareja que avisé a la policía, pero esta puede actuar, y su pareja puede enterarse así.',
          partner:
            'Si creo que es usted quien podría hacer un daño grave a su pareja, puede que la ponga sobre aviso y llame a la policía.',
        },
      },
      child: {
        title: 'Abuso sexual de un menor',
        facts: {
          report:
            'En Queensland, toda persona adulta tiene que informar a la policía del abuso sexual de un menor cometido por otra persona adulta, aunque ya haya terminado.',
          whose:
            'Aquí, menor es quien no ha cumplido 16\u00a0años, o 18 si tiene una discapacidad psíquica, por ejemplo intelectual; la obligación no abarca los abusos contra personas adultas con discapacidad.',
          offender: 'La obligación existe también si usted me cuenta que abusó de un menor.',
          victim:
            'Si fue usted quien sufrió un abuso así y ya ha cumplido 16\u00a0años, puede decirme que no quiere que se denuncie.',
          excuse:
            'Si informar a la policía pusiera en peligro a alguien que no sea quien cometió el abuso, eso también puede ser un motivo razonable para no hacerlo.',
          now:
            'Aun así, quizá yo tenga que avisar si otro menor puede estar en peligro ahora.',
        },
      },
      court: {
        title: 'Los tribunales',
        facts: {
          order:
            'Un tribunal puede ordenarme que entregue mis notas o que diga lo que sé, como ocurre en algunas separaciones; usted o yo podemos oponernos.',
          offence:
            'Si usted ha sufrido un delito sexual, la ley de Queensland protege lo que cuenta en terapia: en un proceso penal o sobre una orden de protección (protection order), nadie puede exigirlo ni usarlo sin permiso previo del tribunal. Legal Aid Queensland le ayuda gratis con eso (Counselling Notes Protect).',
        },
      },
      supervisor: {
        title: 'Quien supervisa mi trabajo',
        facts: {
          unnamed:
            'Hablo de mi trabajo con alguien que lo supervisa y que no llega a saber cómo se llama usted.',
        },
      },
      report: {
        title: 'Su médico de cabecera (GP)',
        facts: {
          plan:
            'Si viene con un plan de su médico, tengo que enviar un informe a ese médico.',
        },
      },
    },
  },
  two: {
    heading: 'Cuando vienen en pareja',
    entries: {
      start: {
        title: 'Antes de las sesiones de pareja',
        facts: {
          each: 'Hablo a solas con cada cual, como con todas las parejas.',
          single:
            'Algunas parejas empiezan con unas pocas sesiones individuales. Puede haber muchos motivos, y yo nunca digo cuál.',
          order:
            'Mientras haya entre ustedes una orden de protección, de un tribunal o de la policía, no hay sesiones en común.',
        },
      },
      alone: {
        title: 'Lo que me cuente a solas',
        facts: {
          kept:
            'No se lo repito a su pareja, y menos aún lo que me diga sobre su seguridad.',
          exceptions:
            'Hay dos excepciones: si creo que usted podría hacerle un daño grave, puede que se lo advierta; y si un tribunal me ordena entregar mis notas, es posible que su pareja llegue a verlas, aunque usted o yo podemos pedir al tribunal que las mantenga en privado.',
        },
      },
      unsaid: {
        title: 'Si queda algo sin decir',
        facts: {
          together:
            'Si el trabajo en común depende de algo que usted ha callado, le ayudo a decirlo; si prefiere no hacerlo, puede que yo tenga que poner fin a las sesiones de pareja, sin explicar por qué.',
          ending: 'Antes preparamos usted y yo, a solas, qué se va a decir y cuándo.',
          safety:
            'No le pediré que hable del miedo ni de la violencia delante de su pareja; siempre puede contármelo a solas.',
        },
      },
      record: {
        title: 'El expediente de la pareja',
        facts: {
          joint:
            'Nuestras sesiones de pareja tienen un solo expediente, y cada cual puede pedir verlo.',
          alone:
            'No incluyo lo que su pareja me contó a solas ni lo que podría poner a alguien en peligro, salvo que lo ordene un tribunal.',
        },
      },
    },
  },
  notes: {
    heading: 'Los datos y las notas que conservo',
    facts: {
      kept:
        'Conservo su nombre, sus datos de contacto, las citas, los pagos y mis notas de las sesiones, para poder atenderle y cobrar.',
      rest: 'Antes de empezar le digo dónde los guardo y por cuánto tiempo.',
      access:
        'La ley australiana de privacidad le permite ver lo que conservo sobre usted y hacer que se corrija un error.',
    },
    labels: {
      holder: 'Quién responde de los datos',
      kept: 'Dónde y por cuánto tiempo',
      couples: 'El expediente de una pareja',
      video: 'Las videollamadas',
      elsewhere: 'Si está en otro lugar',
    },
  },
  elsewhere: {
    heading: 'Por teléfono, en papel{andOnline}',
    points: {
      room:
        'No puedo ver quién más está en la habitación: diga solo lo que pueda decir sin riesgo y, al empezar, dónde está, por si hubiera una emergencia.',
      place:
        'Si está en otro estado o país, pueden regir allí otras obligaciones de informar, y las quejas puede recibirlas otro organismo.',
      messages:
        'Cuando deje un mensaje, diga si puedo dejarle uno a usted, enviarle un SMS o dar mi nombre a quien conteste; si no lo dice, no haré nada de eso.',
    },
    statements: [
      'Si otra persona ve sus extractos bancarios, dígamelo antes de pagar y le explico qué aparecerá en ellos y en el recibo. Si paga en efectivo, el extracto solo muestra que retiró dinero.',
      {
        byRebate: {
          rebate: {
            byFunds: {
              some: 'Una solicitud de reembolso puede verse en una cuenta compartida de Medicare o del seguro médico privado.',
              none: 'Una solicitud de reembolso puede verse en una cuenta compartida de Medicare.',
            },
          },
          noRebate: {
            byFunds: {
              some: 'Una solicitud de reembolso puede verse en una cuenta compartida del seguro médico privado.',
              none: null,
            },
          },
        },
      },
    ],
  },
  complaints: {
    heading: 'Si quiere presentar una queja',
    facts: {
      privacy:
        'Si es sobre su privacidad, escríbame primero a mí; si la respuesta no le satisface, o si no llega ninguna en 30\u00a0días, puede acudir a la Office of the Australian Information Commissioner (oaic.gov.au, en inglés), la autoridad de privacidad.',
      other:
        'Por cualquier otra cosa puede acudir directamente, sin decírmelo a mí, al organismo de quejas del estado: {complaints}.',
      contact:
        'Entre terapeuta y cliente nunca hay contacto sexual, lo desee quien lo desee (código de conducta: National Code of Conduct for Health Care Workers).',
    },
  },
  callToAction: {
    heading: '¿Preguntas antes de reservar?',
    text: 'Llámeme y lo hablamos ({sessionLanguages}). Para eso no necesito su nombre.',
  },
};
