import type { Translation } from '../../words/shapes';
import type { HelpWords } from '../en/help';

export const help: Translation<HelpWords> = {
  name: 'Ayuda inmediata',
  meta: {
    title: 'Ayuda',
    description:
      'Teléfonos y números para SMS en Australia que atienden de día y de noche, y cómo comunicarse con ellos con intérprete o si le cuesta llamar.',
  },
  leave: {
    action: 'Salir de esta página',
    note: 'Esto no borra el historial.',
  },
  header: {
    title: 'Ayuda inmediata',
    lead: 'Las llamadas, los SMS y esta página dejan rastro.',
  },
  first: {
    // What a caller says first stands beside the number.
    emergency:
      'Vida en peligro, ahora: diga «Police» (policía), «Fire» (bomberos) o «Ambulance» (ambulancia)',
    respect: '1800RESPECT: violencia, control, agresión sexual; 24\u00a0horas',
    lifeline: 'Lifeline: suicidio, cualquier crisis; 24\u00a0horas',
  },
  byText: {
    respect: 'SMS a 1800RESPECT',
    lifeline: 'SMS a Lifeline',
  },
  ways: {
    heading: 'Cómo comunicarse',
    speech: {
      title: '¿No puede hablar?',
      text:
        'Llame al 000, siga en la línea y pulse 55 cuando se lo pidan (en inglés). El 000 no recibe SMS.',
    },
    language: {
      title: '¿Necesita intérprete?',
      text:
        'Le contestarán en inglés, también por SMS; el intérprete es gratuito y guarda el secreto. Al 000, diga primero «Police», «Fire» o «Ambulance», después la ciudad y el estado («{place.suburb}, {place.state}»), después «Spanish interpreter», y no cuelgue. Tenga lista la dirección. Para otros números, llame al TIS National, 131\u00a0450, y diga «Spanish», el nombre y el número de la línea. En un hospital público, pida «Spanish interpreter»; no deje que interpreten su pareja ni sus hijos.',
    },
    hearing: {
      title: '¿Le cuesta oír o hablar?',
      text:
        'Envíe un SMS al National Relay Service, 0423\u00a0677\u00a0767: «000», después «Police», «Fire» o «Ambulance» y la dirección exacta, que no pueden ver. Si cuesta entender su voz, llame al 1800\u00a0555\u00a0727 y pida el 000. Teléfono de texto: 106.',
    },
    watched: {
      title: '¿Le revisan el teléfono?',
      text:
        'Use otro al que solo usted acceda. Un historial borrado puede notarse; una ventana privada es más segura, pero no contra programas espía.',
    },
    abroad: {
      title: '¿Está fuera de Australia?',
      text:
        'Llame a emergencias del país: 112 en la Unión Europea, 911 en México y Argentina. En España, 024 (suicidio) y 016 (violencia de género). Otras líneas: findahelpline.com (en inglés).',
    },
  },
  contents: '¿Qué está pasando?',
  situations: {
    home: {
      heading: 'Alguien cercano le asusta o le hace daño',
      paragraphs: {
        abuse:
          'Si su pareja, su ex o un familiar le pega, le aprieta el cuello o le amenaza, amenaza con suicidarse para que usted no se vaya, le obliga a tener sexo, le acosa, sigue o rastrea, hace daño o amenaza a los hijos o mascotas, o decide a quién ve usted o en qué gasta, eso es maltrato. Tener miedo basta para llamar.',
        danger: 'Si corre peligro, llame al 000 y, si puede, aléjese.',
        leaving:
          'Irse: planéelo con 1800RESPECT antes de decirlo. El peligro es mayor cuando lo dice, cuando se va y en los meses siguientes.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline:
          'DVConnect, mujeres en Queensland: un lugar seguro, ayuda para irse; 24\u00a0horas',
        dvMensline: 'DVConnect, hombres en Queensland: violencia en casa; de 9:00 a medianoche',
        childSafety:
          'Hacen daño a un menor: Child Safety, Queensland, noches y fines de semana; en horario de oficina busque su Regional Intake Service',
        elderAbuse: 'Elder Abuse Helpline, Queensland: personas mayores',
      },
      points: {
        police:
          'La policía puede actuar sin que usted lo pida: ordenar en el acto a alguien que se vaya y protegerle a usted doce meses. La orden de protección (protection order) de un tribunal es gratuita. Hay ayuda también sin la policía. El control coercitivo (coercive control), un patrón de maltrato que le quita la libertad, es delito en Queensland.',
        children:
          'Hijos: si ninguna orden judicial lo prohíbe, puede llevárselos a un lugar seguro. Consulte pronto a un abogado.',
        money:
          'Dinero: si deja a una pareja violenta, el Leaving Violence Program puede darle hasta 5000 AUD, con cualquier visa. Pregunte a 1800RESPECT.',
        visa:
          'Visa: que no le impida pedir ayuda. Algunas, sobre todo las de pareja, pueden permitirle quedarse tras una relación violenta, sin importar quién se fue. No se fíe de lo que diga su pareja: DVConnect y 1800RESPECT saben dónde hay asesoría migratoria gratuita.',
        couples:
          'También puede llamarme ({sessionLanguages}), cuando nadie pueda oír, aunque no se haya ido.',
      },
    },
    neck: {
      heading: 'Le apretaron el cuello',
      paragraphs: {
        doctor:
          'Con las manos, un brazo o una cuerda, en una pelea o durante el sexo: peligroso aunque no deje marcas. Una lesión interna puede aparecer semanas después: si fue en las últimas semanas, vaya hoy al médico o al hospital.',
      },
      lines: {
        emergency:
          'Si le cuesta respirar, tragar o hablar, perdió el conocimiento o la memoria o se orinó encima, le duele mucho la cabeza o el cuello, o nota algo extraño en la cara, un brazo o la vista, diga «Ambulance»',
        respect:
          'Una pareja que hace esto con rabia, o sin que usted lo quiera, tiene mucha más probabilidad de matar después, y es delito: cuénteselo a 1800RESPECT',
      },
    },
    rape: {
      heading: 'Violación o sexo no deseado',
      paragraphs: {
        consent:
          'El sexo que usted no aceptó libremente es delito, también en el matrimonio: a la fuerza, por miedo o con amenazas, mientras usted duerme o el alcohol o una droga no le deja decidir, o si alguien se quita el preservativo sin su acuerdo. Callar o no resistirse no es un sí.',
        hospital:
          'Un hospital puede ayudarle en los primeros días, denuncie o no: lesiones, medicamentos contra el embarazo y el VIH (para el VIH, en las primeras 72\u00a0horas; pida «PEP») y pruebas por si luego las quiere.',
        evidence:
          'Para las pruebas, procure no lavarse y guarde la ropa en una bolsa de papel; si ya se lavó, vaya igualmente.',
      },
      lines: {
        respect: '1800RESPECT',
        sexualAssault: 'Sexual Assault Helpline, Queensland; de 7:30 a 23:30',
      },
    },
    suicide: {
      heading: 'Suicidio, autolesión o sobredosis',
      lines: {
        emergency:
          'Si ha tomado demasiado de lo que sea o se ha hecho daño, aunque se sienta bien, o si usted u otra persona podría quitarse la vida, diga «Ambulance». También ayudan en urgencias («Emergency»); no conduzca usted',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, 24\u00a0horas',
      },
      points: {
        company:
          'Hasta que llegue ayuda, esté con alguien de confianza, lejos de todo con lo que podría hacerse daño. No deje sola a una persona en riesgo, salvo que usted corra peligro.',
      },
    },
    emergency: {
      heading: 'Urgencia: cuerpo, mente o bebé',
      lines: {
        emergency:
          'Dolor de pecho, desmayo, falta de aire, cualquier cosa repentina o grave, física o mental, aunque pueda ser un ataque de pánico: diga «Ambulance»',
        mentalHealthCall:
          'Oír voces, perder el contacto con la realidad, o pasar días sin dormir y con mucha energía: vaya hoy al médico. En Queensland, 1300\u00a0MH\u00a0CALL, 24\u00a0horas',
        alcoholAndDrugs:
          'Dejar de golpe el alcohol, una droga o un medicamento puede ser peligroso sin atención médica: National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'En el embarazo o tras un parto: riesgo de suicidio o de daño al bebé, oír voces, mucha confusión, o noches sin dormir y con mucha energía. No deje sola a esa persona, ni sola con el bebé: llame al 000 («Ambulance») o vaya a urgencias («Emergency»).',
      },
    },
    hurting: {
      heading: 'Usted hace daño, o teme hacerlo',
      paragraphs: {
        now:
          'Si teme hacerle daño a alguien ahora, aléjese (deje al bebé en la cuna), llame al 000 y diga «Police». Si asusta a su pareja o le hace daño, hay ayuda para parar.',
      },
      lines: {
        dvMensline: 'DVConnect, hombres de Queensland que usan la violencia; de 9:00 a medianoche',
        respect: '1800RESPECT, cualquier persona',
      },
    },
    separating: {
      heading: 'Separación: hijos, dinero, imágenes',
      lines: {
        familyAdvice: 'Family Relationship Advice Line (asesoría): gratuita, de lunes a sábado',
        womensLegal: 'Women’s Legal Service Queensland: gratuito, de lunes a viernes',
        legalAid: 'Legal Aid Queensland: asesoría jurídica gratuita',
      },
      points: {
        lawyer:
          'Si alguien mueve el dinero o puede llevarse a los hijos, llame a un abogado a primera hora.',
        abduction:
          'Antes de sacar a los hijos de Australia, pida asesoría: sin autorización del otro progenitor o de un tribunal, puede ser sustracción de menores y, si hay resolución judicial o proceso, delito.',
        pictures:
          'Enviar o publicar imágenes íntimas de alguien sin su consentimiento, o amenazar con hacerlo, es delito; esafety.gov.au ayuda a retirarlas.',
      },
    },
    talk: {
      heading: 'Con quién hablar, 24\u00a0horas',
      lines: {
        yarn: '13YARN: personas aborígenes y de las islas del estrecho de Torres',
        beyondBlue: 'Beyond Blue: preocupación, desánimo',
        mensLine: 'MensLine: hombres, también quienes hacen daño',
        kids: 'Kids Helpline: hasta los 25\u00a0años',
        gambling: 'Gambling Help (juego y apuestas)',
      },
    },
    hours: {
      heading: 'A ciertas horas',
      lines: {
        qLife: 'QLife: personas LGBTIQ+, de 15:00 a medianoche',
        panda: 'PANDA: embarazo y llegada de un bebé; de lunes a sábado',
        relationshipsAustralia: 'Relationships Australia (terapia): en horario de oficina',
      },
    },
  },
  paper: 'Guarde esta hoja solo donde nadie mire.',
};
