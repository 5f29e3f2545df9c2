import type { Translation } from '../../words/shapes';
import type { HelpWords } from '../en/help';

export const help: Translation<HelpWords> = {
  name: 'Ayuda inmediata',
  meta: {
    title: 'Ayuda',
    description:
      'Teléfonos y números para SMS en Australia que atienden de día y de noche, y cómo comunicarse con ellos con intérprete o si le cuesta llamar.',
  },
  leave: { action: 'Salir de esta página', note: 'Esto no borra el historial.' },
  header: {
    title: 'Ayuda inmediata',
    lead: 'A quién llamar o enviar un SMS, según lo que esté pasando.',
  },
  first: {
    // What a caller says first stands beside the number.
    emergency:
      'Vida en peligro, ahora: diga «Police» (policía), «Fire» (bomberos) o «Ambulance» (ambulancia)',
    respect: '1800RESPECT: violencia, control, agresión sexual; 24\u00a0horas',
    lifeline: 'Lifeline: suicidio, cualquier crisis; 24\u00a0horas',
  },
  byText: { respect: 'SMS a 1800RESPECT', lifeline: 'SMS a Lifeline' },
  ways: {
    heading: 'Cómo comunicarse',
    speech: {
      title: '¿No puede hablar?',
      text: 'Llame al 000, siga en la línea y pulse 55 cuando se lo pidan (en inglés). El 000 no recibe SMS.',
    },
    language: {
      title: '¿Necesita intérprete?',
      text: 'En todas las líneas contestan en inglés, también por SMS; el intérprete es gratis y confidencial. Al 000, diga primero «Police», «Fire» o «Ambulance», después la ciudad y el estado (como «{place.suburb}, {place.state}»), después «Spanish interpreter», y no cuelgue. Tenga lista la dirección; si puede, dígala en inglés. Para los demás números, llame al TIS National, 131\u00a0450, las 24\u00a0horas, diga «Spanish», el nombre y el número de la línea. En un hospital público, a cualquier hora, pida «Spanish interpreter»; no deje que interpreten su pareja ni sus hijos.',
    },
    hearing: {
      title: '¿Le cuesta oír o hablar?',
      text:
        'Envíe un SMS al National Relay Service, 0423\u00a0677\u00a0767: «000», después «police», «fire» o «ambulance» y la dirección exacta, que no pueden ver. Si cuesta entender su voz, llame al 1800\u00a0555\u00a0727 y pida el 000. Teléfono de texto: 106.',
    },
    watched: {
      title: '¿Alguien le revisa el teléfono?',
      text: 'Use otro al que solo usted tenga acceso: esta página, las llamadas y los SMS dejan rastro. Un historial borrado también puede llamar la atención; es más segura una ventana privada, pero no contra un programa espía.',
    },
    abroad: {
      title: '¿Está fuera de Australia?',
      text: 'Llame al número de emergencias local; findahelpline.com reúne líneas de ayuda.',
    },
  },
  contents: '¿Qué está pasando?',
  situations: {
    home: {
      heading: 'Alguien cercano le da miedo o le hace daño',
      paragraphs: {
        abuse:
          'Si su pareja, su ex o un familiar le pega, le aprieta el cuello o le amenaza, amenaza con quitarse la vida para que usted no se vaya, le obliga a tener sexo, le acosa, le sigue o le rastrea, hace daño o amenaza a sus hijos o mascotas, o decide a quién ve usted o en qué gasta, eso es maltrato. Tener miedo es motivo suficiente para llamar.',
        danger: 'En peligro, llame al 000 y, si puede, aléjese.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline:
          'DVConnect, mujeres en Queensland: un lugar seguro, ayuda para irse; 24\u00a0horas',
        dvMensline: 'DVConnect, hombres en Queensland: violencia en casa; de 9:00 a medianoche',
      },
      points: {
        leaving:
          'Si quiere irse: planéelo con 1800RESPECT antes de decirlo. El peligro es mayor cuando lo dice, cuando se va y durante los meses siguientes.',
        police:
          'La policía: puede recibir ayuda sin obligación de denunciar. El control coercitivo (coercive control), un patrón de maltrato que le quita la libertad, es delito en Queensland. 1800RESPECT puede explicarle para qué sirve una orden de protección (protection order).',
        visa: 'La visa: que el miedo por ella no le impida pedir ayuda. Con algunas visas, sobre todo las de pareja, la ley puede permitirle quedarse si la relación terminó y hubo violencia, sin importar quién se fue; con otras, depende del caso. No se fíe de su pareja: pregunte en DVConnect o 1800RESPECT dónde recibir asesoría migratoria gratuita.',
        couples:
          'Las sesiones de pareja pueden empeorar las cosas, así que no empezamos por ahí. Puede llamarme también a mí ({sessionLanguages}), aunque no se haya ido, cuando nadie pueda oír.',
      },
    },
    neck: {
      heading: 'Le apretaron el cuello',
      paragraphs: {
        doctor:
          'Con las manos, un brazo o una cuerda: es peligroso aunque no deje marcas. Una lesión interna puede aparecer incluso semanas después. Si fue en las últimas semanas, en una pelea o durante el sexo, vaya hoy mismo al médico o al hospital.',
      },
      lines: {
        emergency:
          'Si le cuesta respirar, tragar o hablar, si perdió el conocimiento, no recuerda lo que pasó o se orinó encima, si le duele mucho la cabeza o el cuello, o nota algo extraño en la cara, en un brazo o en la vista: diga «Ambulance»',
        respect: 'Es más probable que quien hizo esto llegue a matar: cuénteselo a 1800RESPECT',
      },
    },
    rape: {
      heading: 'Violación o sexo no deseado',
      paragraphs: {
        consent:
          'El sexo que usted no aceptó libremente es un delito, también dentro del matrimonio: a la fuerza, por miedo o con amenazas, mientras usted duerme o el alcohol o una droga no le deja decidir, o si alguien se quita el preservativo sin que usted lo acepte. Callar o no resistirse no es decir que sí.',
        hospital:
          'Un hospital puede ayudarle en los primeros días, sin obligación de denunciar: con las lesiones, con medicamentos para prevenir un embarazo y el VIH (para el VIH, antes de que pasen 72\u00a0horas: pida «PEP») y guardando pruebas por si luego las quiere usar.',
      },
      lines: {
        respect: '1800RESPECT',
        sexualAssault:
          'Sexual Assault Helpline, Queensland; de 7:30 a 23:30',
      },
    },
    suicide: {
      heading: 'Suicidio, autolesión o sobredosis',
      lines: {
        emergency:
          'Si ha tomado demasiadas pastillas o demasiado de lo que sea, o se ha hecho daño, aunque se sienta bien, o si usted u otra persona podría quitarse la vida: diga «Ambulance». También ayudan en urgencias («Emergency») de un hospital; no se ponga al volante',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, 24\u00a0horas',
      },
      points: {
        company:
          'Hasta que llegue la ayuda, esté con alguien con quien se sienta a salvo, lejos de lo que podría usar para hacerse daño. No deje sola a una persona en riesgo, salvo que usted corra peligro.',
      },
    },
    emergency: {
      heading: 'Cuerpo, mente o bebé: una emergencia',
      lines: {
        emergency:
          'Dolor en el pecho, desmayo, falta de aire, cualquier cosa repentina o grave, física o mental, aunque pueda ser pánico: diga «Ambulance»',
        mentalHealthCall:
          'Oír voces, perder el contacto con la realidad, o pasar días sin dormir y con mucha energía: vaya hoy mismo al médico. En Queensland, 1300\u00a0MH\u00a0CALL, 24\u00a0horas',
        alcoholAndDrugs:
          'Dejar de golpe el alcohol, una droga o un medicamento puede ser peligroso sin atención médica: National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'En el embarazo o tras un parto: riesgo de que alguien se quite la vida o le haga daño al bebé, oír voces, mucha confusión, o noches sin dormir y con una energía desbordante. No deje sola a esa persona, ni sola con el bebé: llame al 000 y diga «Ambulance», o vaya a urgencias («Emergency») de un hospital.',
      },
    },
    hurting: {
      heading: 'Usted podría hacer daño a alguien, o ya lo hace',
      paragraphs: {
        now: 'Si teme hacerle daño a alguien ahora, aléjese de esa persona (deje al bebé en la cuna), llame al 000 y diga «Police». Si usted da miedo a su pareja o le hace daño, puede recibir ayuda para parar.',
      },
      lines: {
        mensLine: 'MensLine habla de ello con hombres',
        respect: '1800RESPECT orienta a cualquiera que busque ayuda',
      },
    },
    separating: {
      heading: 'Separación: hijos, dinero, imágenes',
      lines: {
        familyAdvice:
          'Family Relationship Advice Line (asesoría): gratuita, de lunes a sábado',
      },
      points: {
        lawyer:
          'Si alguien mueve el dinero o puede llevarse a los hijos, llame a un abogado a primera hora.',
        abduction:
          'Antes de sacar a los hijos de Australia, pida esa asesoría: sin la autorización del otro progenitor o de un tribunal, puede ser sustracción de menores y, si hay una resolución o un proceso, delito.',
        pictures:
          'Enviar o publicar imágenes íntimas de otra persona sin su consentimiento, o amenazar con hacerlo, es delito. Rastrear a alguien en secreto también puede ser ilegal.',
      },
    },
    talk: {
      heading: 'Alguien con quien hablar, de día y de noche',
      lines: {
        yarn: '13YARN: personas aborígenes y del estrecho de Torres',
        beyondBlue: 'Beyond Blue: preocupación, desánimo',
        mensLine: 'MensLine: hombres',
        kids: 'Kids Helpline: hasta los 25\u00a0años',
        qLife: 'QLife: personas LGBTIQ+, de 15:00 a medianoche',
        panda: 'PANDA: embarazo y llegada de un bebé; de lunes a sábado',
        gambling: 'Gambling Help (juegos de azar)',
        relationshipsAustralia:
          'Relationships Australia (terapia), en horario de oficina: quien tiene pocos ingresos paga menos',
      },
    },
  },
  paper: 'Guarde esta hoja solo donde nadie mire.',
};
