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
    lead: 'Las llamadas, los SMS y esta página dejan rastro. Si nadie contesta, pruebe con el número siguiente.',
  },
  first: {
    // What a caller says first stands beside the number.
    emergency:
      'Diga «Police» (policía), «Fire» (bomberos) o «Ambulance» (ambulancia) si ahora hay una vida en peligro',
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
        'Primero quite el sonido del teléfono. Llame al 000, siga en la línea y pulse 55 cuando se lo pidan (en inglés): así le pasan con la policía, que puede devolverle la llamada o venir. El 000 no recibe SMS.',
    },
    language: {
      title: '¿Necesita intérprete?',
      text:
        'Le contestarán en inglés, también por SMS; el intérprete es gratis y no puede contar lo que oiga. En el 000 diga «Police», «Fire» o «Ambulance», luego la ciudad y el estado de Australia donde está, luego «Spanish interpreter», y no cuelgue. Tenga lista la dirección. Para los demás números, llame al TIS National, 131\u00a0450, diga «Spanish» y dé al intérprete el nombre y el número de la línea. En un hospital público, pida «Spanish interpreter»; no deje que interpreten su pareja ni sus hijos.',
    },
    hearing: {
      title: '¿Le cuesta oír o hablar?',
      text:
        'Envíe un SMS al National Relay Service, 0423\u00a0677\u00a0767: escriba «000», después «Police», «Fire» o «Ambulance» y la dirección exacta, porque no saben dónde está. Si a los demás les cuesta entender su voz, llame al 1800\u00a0555\u00a0727 y pida «Triple Zero». Con un teléfono de texto (TTY), marque el 106.',
    },
    watched: {
      title: '¿Le revisan el teléfono?',
      text:
        'Use uno que solo usted pueda abrir. Puede notarse que borró el historial; una ventana privada es más segura, pero no contra programas espía.',
    },
    abroad: {
      title: '¿Está fuera de Australia?',
      text:
        'Llame a emergencias del país donde está: 112 en la Unión Europea, 911 en México y Argentina, 123 en Colombia. En España, 024 (suicidio) y 016 (violencia de género). Otras líneas: findahelpline.com (en inglés).',
    },
  },
  contents: '¿Qué está pasando?',
  situations: {
    home: {
      heading: 'Alguien cercano le asusta o le hace daño',
      paragraphs: {
        abuse:
          'Es maltrato si su pareja, su ex o un familiar le pega, le aprieta el cuello o le amenaza, si amenaza con suicidarse para que usted no se vaya, le obliga a tener sexo, le acosa, le sigue o le rastrea, si hace daño o amenaza a niños o mascotas, o si decide a quién ve usted o en qué gasta. Tener miedo basta para llamar.',
        danger: 'Si corre peligro, llame al 000 («Police») y, si puede, aléjese.',
        leaving:
          'Si piensa irse, planéelo con 1800RESPECT antes de decirlo. El peligro es mayor cuando lo dice, cuando se va y en los meses siguientes.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline:
          'DVConnect, mujeres en Queensland: un lugar seguro, ayuda para irse; 24\u00a0horas',
        dvMensline: 'DVConnect, hombres en Queensland: violencia en casa; de 9:00 a medianoche',
        policelink: 'Policía de Queensland, si no es urgente; 24\u00a0horas',
        childSafety:
          'Si alguien hace daño a un menor: Child Safety, Queensland; 24\u00a0horas',
        elderAbuse: 'Elder Abuse Helpline, Queensland: maltrato a personas mayores',
      },
      points: {
        police:
          'Sin que usted lo pida, la policía puede ordenar a alguien que se vaya en el acto, y protegerle a usted durante doce meses. Si por error la orden va contra usted, llame enseguida a Legal Aid Queensland, 1300\u00a065\u00a011\u00a088: tiene 28\u00a0días para pedir a la policía que la revise, y un tribunal puede revisarla en cualquier momento. La orden de protección (protection order) de un tribunal es gratuita. Hay ayuda también sin la policía. El control coercitivo (coercive control), un maltrato continuado que le va quitando la libertad, aunque no haya golpes, es delito en Queensland.',
        children:
          'Hijos: si ninguna orden judicial lo prohíbe, puede llevárselos a un lugar seguro. Consulte pronto con un abogado.',
        money:
          'Dinero: si deja a una pareja violenta, pregunte a 1800RESPECT por el Leaving Violence Program antes de que pasen 12\u00a0semanas desde que viven aparte: hasta 5000\u00a0AUD, la mayor parte en bienes y servicios, con cualquier visa.',
        visa:
          'Visa: sea cual sea la suya, que no le impida pedir ayuda. Algunas, sobre todo las de pareja, pueden permitirle quedarse tras una relación violenta, sin importar quién se fue. No se fíe de lo que diga su pareja: DVConnect y 1800RESPECT saben dónde hay asesoría migratoria gratuita.',
        couples:
          'También puede llamarme de día ({sessionLanguages}), cuando nadie pueda oír, aunque siga con su pareja. No soy una línea de crisis y de noche no oigo el teléfono.',
      },
    },
    neck: {
      heading: 'Le apretaron el cuello',
      paragraphs: {
        doctor:
          'Con las manos, un brazo o una cuerda, en una pelea o durante el sexo, es peligroso aunque no deje marcas. Una lesión interna puede aparecer semanas después: si fue en las últimas semanas, vaya hoy al médico o al hospital. Los hospitales públicos no cobran a las víctimas de violencia, tengan o no Medicare.',
      },
      lines: {
        emergency:
          'Diga «Ambulance» si le cuesta respirar, tragar o hablar, si perdió el conocimiento, no recuerda lo que pasó o se orinó encima, si le duele mucho la cabeza o el cuello, o si nota algo extraño en la cara, un brazo o la vista',
        respect:
          'Una pareja que hace esto con rabia, o sin que usted lo quiera, tiene mucha más probabilidad de matar después, y es delito: cuénteselo a 1800RESPECT',
      },
    },
    rape: {
      heading: 'Violación o sexo no deseado',
      paragraphs: {
        consent:
          'El sexo que usted no aceptó libremente es delito, también en el matrimonio: a la fuerza, por miedo o con amenazas, mientras usted duerme o el alcohol o una droga no le deja decidir, o si alguien se quita el preservativo sin su consentimiento. Callar o no resistirse no es un sí.',
        hospital:
          'En los primeros días, un hospital público le atiende gratis, denuncie o no, tenga o no Medicare: puede curar lesiones, darle medicamentos para evitar un embarazo y el VIH (para el VIH, en las primeras 72\u00a0horas; pida «PEP») y recoger pruebas por si más adelante denuncia.',
        evidence:
          'Para no perder esas pruebas, procure no lavarse y guarde la ropa en una bolsa de papel; si ya se lavó, vaya igualmente.',
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
          'Diga «Ambulance» si tomó demasiadas pastillas o demasiado de otra cosa, o se ha hecho daño, aunque se sienta bien, o si usted, su hijo, su hija u otra persona podría quitarse la vida. También le atienden en urgencias («Emergency»); no conduzca usted',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, 24\u00a0horas',
        kids: 'Kids Helpline: niños y jóvenes de 5 a 25\u00a0años; 24\u00a0horas',
      },
      points: {
        company:
          'Hasta que llegue ayuda, esté con alguien de confianza, con los medicamentos y todo lo peligroso bajo llave. No deje sola a una persona en riesgo, salvo que usted corra peligro.',
      },
    },
    emergency: {
      heading: 'Urgencia: cuerpo, mente o bebé',
      lines: {
        emergency:
          'Diga «Ambulance» si hay dolor de pecho, desmayo, falta de aire o cualquier cosa repentina o grave, física o mental, aunque pueda ser un ataque de pánico',
        mentalHealthCall:
          'Si usted u otra persona oye voces, pierde el contacto con la realidad o lleva días sin dormir y con mucha energía, hay que ir hoy al médico. En Queensland, 1300\u00a0MH\u00a0CALL, 24\u00a0horas',
        alcoholAndDrugs:
          'Puede ser peligroso dejar de golpe el alcohol, una droga o un medicamento sin atención médica: National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'En el embarazo o tras un parto, si hay riesgo de suicidio o de daño al bebé, o si alguien oye voces, está con mucha confusión o pasa noches sin dormir y con mucha energía, no deje sola a esa persona, ni sola con el bebé: llame al 000 («Ambulance») o vaya a urgencias («Emergency»).',
      },
    },
    hurting: {
      heading: 'Usted hace daño, o podría hacerlo',
      paragraphs: {
        now:
          'Si ahora podría hacerle daño a alguien, aléjese de esa persona (deje al bebé en la cuna) y llame al 000 («Police»). Si asusta a su pareja o le hace daño, hay ayuda para parar.',
      },
      lines: {
        mensReferral: 'Men’s Referral Service: hombres que ejercen violencia; 24\u00a0horas',
        mensLine: 'MensLine: hombres; 24\u00a0horas',
        respect: 'Cualquier otra persona: 1800RESPECT',
      },
    },
    separating: {
      heading: 'Separación: hijos, dinero, fotos íntimas',
      lines: {
        familyAdvice: 'Family Relationship Advice Line (hijos, separación): gratuita, de lunes a sábado',
        womensLegal: 'Women’s Legal Service Queensland: asesoría gratuita a mujeres, de lunes a viernes',
        legalAid: 'Legal Aid Queensland: asesoría jurídica gratuita',
      },
      points: {
        lawyer:
          'Si alguien está moviendo el dinero o podría llevarse a los hijos, llame a un abogado a primera hora.',
        abduction:
          'Antes de sacar a los hijos de Australia, pida asesoría: sin la autorización del otro progenitor o de un tribunal, puede ser sustracción de menores y, si hay una resolución judicial o un proceso en curso, un delito.',
        pictures:
          'Enviar o publicar imágenes íntimas de alguien sin su consentimiento, o amenazar con hacerlo, es delito; esafety.gov.au (en inglés) ayuda a retirarlas.',
      },
    },
    talk: {
      heading: 'Con quién hablar, de día o de noche',
      lines: {
        yarn: '13YARN: personas aborígenes y de las islas del estrecho de Torres',
        beyondBlue: 'Beyond Blue: preocupación, desánimo',
        mensLine: 'MensLine: hombres',
        gambling: 'Gambling Help (juego y apuestas)',
      },
    },
    hours: {
      heading: 'Con horario limitado',
      lines: {
        qLife: 'QLife: personas LGBTIQ+, de 15:00 a medianoche',
        panda: 'PANDA: embarazo y llegada de un bebé; de lunes a sábado',
        medicareMentalHealth: 'Medicare Mental Health (salud mental): le ayuda a encontrar atención gratuita; de lunes a viernes',
        relationshipsAustralia: 'Relationships Australia (terapia): en horario de oficina',
      },
    },
  },
  paper: 'Guarde esta hoja solo donde nadie mire.',
};
