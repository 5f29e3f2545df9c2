import type { Translation } from '../../site/shapes';
import type { ServicesWords } from '../en/services';
import { brieflyThroughTis, say } from './interpreter';
import { medicareCondition } from './medicare';

export const services: Translation<ServicesWords> = {
  name: 'Servicios',
  meta: {
    title: 'Servicios de terapia en Noosa, Australia, y en línea',
    description:
      'Terapia de pareja, individual, sexual, tras una infidelidad o con TDAH, en Noosa (Australia) y en línea: cuál le conviene y cuánto cuesta. Sesiones {sessionLanguages}.',
  },
  header: {
    title: 'Servicios de terapia, presenciales y en línea',
    lead: 'Terapia para personas adultas, en persona o en línea. Elija la página que más se acerque a lo suyo; si resulta ser otra cosa, cambiamos de rumbo. Las sesiones y las llamadas son {sessionLanguages}.',
  },
  cards: {
    'couples-marriage': {
      title: 'Terapia de pareja y matrimonial',
      text: 'Para parejas que tienen siempre la misma discusión o que ya ni se hablan.',
      action: 'Por qué vuelve la misma discusión',
    },
    'infidelity-recovery': {
      title: 'Superar una infidelidad',
      text: 'Un camino en tres fases, desde la conmoción del primer día hacia una relación, o una decisión, en la que se pueda confiar.',
      action: 'Ver las tres fases',
    },
    'adhd-couples': {
      title: 'TDAH y parejas neurodivergentes',
      text: 'Si hay TDAH o autismo en la pareja: hábitos que se adapten a su forma de prestar atención.',
      action: 'El mismo momento, vivido dos veces',
    },
    'sex-therapy': {
      title: 'Terapia sexual',
      text: 'Deseo, dolor, distancia o preocupación: una conversación clara y privada sobre lo que más cuesta decir.',
      action: 'Qué ocurre en las sesiones y qué no',
    },
    individual: {
      title: 'Terapia individual',
      text: 'Ansiedad, estrés y duelo, crecimiento personal y cambios o momentos difíciles, en un espacio que es solo suyo.',
      action: 'Cuatro formas de trabajar',
    },
    online: {
      title: 'Terapia en línea',
      text: 'Por videollamada, en toda Australia y en el resto del mundo, siempre que la ley local y mi seguro profesional lo permitan, al mismo precio que en Tewantin. Hacen falta una conexión y una puerta que se cierre.',
      action: 'Preguntar por las sesiones en línea',
    },
  },
  choosing: {
    heading: 'Si no sabe por dónde empezar',
    toHere: '¿Tiene dudas? Vea cuál le conviene',
    entries: {
      unwillingPartner: {
        title: 'Mi pareja no quiere venir',
        text: `Venga usted primero. Cuando alguien responde de otra manera, algo puede cambiar entre los dos. Si su pareja le da miedo, no le toca a usted cambiar las cosas. Llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732. En peligro inmediato, llame al 000: ${say('police')} ${brieflyThroughTis}`,
        action: 'Terapia individual',
      },
      justFoundOut: {
        title: 'Me enteré hace unos días',
        text: 'Empiece por la página sobre infidelidad. En la primera fase se trata de dormir, de estar a salvo y de no tomar demasiadas decisiones antes de tiempo.',
        action: 'Superar una infidelidad',
      },
      onlySex: {
        title: 'Estamos bien, menos en la cama',
        text: 'Entonces la terapia sexual puede apoyarse en el cariño que ya hay entre ustedes.',
        action: 'Terapia sexual',
      },
      everythingAtOnce: {
        title: 'Se me ha juntado todo',
        text: 'Deje el orden para después. Dígame qué le duele más y elegimos por dónde empezar.',
        action: { connected: 'Enviar una consulta', unconnected: 'Cómo hablar conmigo' },
      },
    },
  },
  practical: {
    heading: 'Cómo son las sesiones',
    entries: {
      where: {
        title: 'Dónde',
        text: 'En persona en Tewantin, cerca de Noosa Heads, en la Sunshine Coast, o por videollamada.',
      },
      length: {
        title: 'Duración y frecuencia',
        text: 'Por lo general, {length.individual}, cada semana o cada dos semanas. Las sesiones de pareja duran {length.couples}.',
      },
      online: {
        title: 'Sesiones en línea',
        text: 'Nos vemos y nos oímos por videollamada. Elija una habitación donde nadie pueda oírle; los auriculares ayudan. Una pareja puede conectarse desde el mismo lugar o desde dos, y primero hablo a solas con cada persona, en momentos distintos, cuando la otra no pueda oír. No puedo ver quién más está en la habitación: diga solo lo que sea seguro decir. Al empezar le pregunto dónde está, por si hubiera una emergencia, y acordamos qué hacer si se corta la conexión.',
      },
      cost: {
        title: 'Cuánto cuesta',
        text: {
          unsaid: `{fee.individual} para una persona y {fee.couples} para una pareja, en dólares australianos. ${medicareCondition.unsaid} Los reembolsos son para clientes de Australia: de Medicare, por sesiones individuales con un Mental Health Care Plan (plan de tratamiento de salud mental), y de los seguros médicos privados, según la cobertura.`,
          registered: `{fee.individual} para una persona y {fee.couples} para una pareja, en dólares australianos. ${medicareCondition.registered} Los reembolsos son para clientes de Australia: de Medicare, por sesiones individuales con un Mental Health Care Plan (plan de tratamiento de salud mental), y de los seguros médicos privados, según la cobertura.`,
          unregistered:
            '{fee.individual} para una persona y {fee.couples} para una pareja, en dólares australianos. Los seguros médicos privados pueden dar un reembolso a clientes de Australia, según la cobertura.',
        },
      },
    },
    action: 'Todas las tarifas y reembolsos',
  },
  elsewhere: {
    heading: 'Cuándo conviene otro servicio',
    intro:
      'En estos casos, por favor, empiece en otro lugar. Parte de esa ayuda puede ir a la par de la terapia. Su médico de cabecera (GP) suele poder pedir un intérprete gratuito, y puede orientarle si busca terapia en español.',
    entries: [
      {
        title: 'Violencia o control en casa, ahora',
        text: `Llame primero a 1800RESPECT, 1800 737 732, de día o de noche; en peligro inmediato, al 000: ${say('police')} Las sesiones de pareja pueden aumentar el peligro. En Queensland también puede llamar a DVConnect: las mujeres, al 1800 811 811, de día y de noche; los hombres, al 1800 600 636, de 9:00 a medianoche.`,
      },
      {
        title: 'Pensamientos de suicidio',
        text: `Si cree que podría llevarlos a cabo, llame al 000 o vaya a las urgencias de un hospital. Lifeline, 13 11 14, y el Suicide Call Back Service, 1300 659 467, atienden de día y de noche. Al 000, ${say('ambulance')}`,
      },
      {
        title: 'Oír voces, creer cosas extrañas o pasar días sin dormir y con mucha energía',
        text: 'Acuda hoy mismo a un médico. En Queensland, 1300\u00a0MH\u00a0CALL (1300 64 2255) le comunica con el servicio público de salud mental, de día y de noche; en una emergencia, llame al 000 y diga «Ambulance» (ambulancia), después «Spanish interpreter».',
      },
      {
        title: 'Alcohol, drogas o juego que no puede dejar',
        text: 'Su médico de cabecera (GP) puede organizar el tratamiento. No deje de repente, por su cuenta, el alcohol, una droga o un medicamento: sin atención médica puede ser peligroso. La National Alcohol and Other Drug Hotline (alcohol y drogas) está en el 1800 250 015; Gambling Help (juego), en el 1800 858 858.',
      },
      {
        title: 'Un informe o una evaluación para un tribunal',
        text: 'Yo no los redacto, y conviene separarlos de la terapia. Un abogado de familia o la Family Relationship Advice Line, 1800 050 321, pueden decirle quién los hace.',
      },
      {
        title: 'Ayuda gratuita o de bajo costo',
        text: 'En Relationships Australia (1300 364 277), las personas con pocos ingresos pagan menos. Beyond Blue (1300 22 4636) y MensLine Australia (1300 78 99 78) son gratuitas, de día y de noche. Yo también reservo unas pocas plazas con tarifa reducida.',
      },
    ],
  },
  callToAction: {
    heading: 'Puede preguntar antes de reservar',
    text: {
      connected:
        'Si quiere saber si soy la persona adecuada para lo que está viviendo, llame o escriba.',
      unconnected: 'Si quiere saber si soy la persona adecuada para lo que está viviendo, llámeme.',
    },
  },
};
