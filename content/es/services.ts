import type { Translation } from '../../words/shapes';
import type { ServicesWords } from '../en/services';
import { medicareInShort } from './medicare';

export const services: Translation<ServicesWords> = {
  name: 'Servicios',
  meta: {
    title: 'Servicios de terapia en Noosa, Australia, y en línea',
    description: {
      byServices: {
        all:
          'Terapia de pareja, individual, sexual, tras una infidelidad o con TDAH, en Noosa (Australia) y en línea: cuál le conviene y cuánto cuesta. Sesiones {sessionLanguages}.',
        some:
          'Lo que ofrezco en Noosa (Australia) y en línea: qué terapia le conviene, cómo son las sesiones y cuánto cuestan. Sesiones {sessionLanguages}.',
      },
    },
  },
  header: {
    title: 'Servicios de terapia individual y de pareja',
    lead: 'Terapia para personas adultas, presencial o en línea ({sessionLanguages}). Elija la página más cercana a lo suyo; podemos cambiar de rumbo.',
  },
  online: {
    title: 'Terapia en línea',
    text: 'Por videollamada, en toda Australia y en el resto del mundo, donde la ley local y mi seguro lo permitan, con la misma tarifa. Hacen falta una conexión y una puerta que se cierre.',
    action: 'Preguntar por las sesiones en línea',
  },
  choosing: {
    heading: '¿Qué servicio le conviene?',
    toHere: '¿Tiene dudas? Vea cuál elegir',
    entries: {
      unwillingPartner: {
        title: 'Mi pareja no quiere venir',
        text: 'Venga usted primero. Si su pareja le da miedo, con más razón: llámeme ({sessionLanguages}) cuando nadie pueda oír, o vea {help}.',
        action: 'Terapia individual',
      },
      justFoundOut: {
        title: 'Me enteré hace unos días',
        text: 'Empiece por la página sobre infidelidad. La primera fase es para dormir, estar a salvo y no decidir demasiado pronto.',
        action: 'Superar una infidelidad',
      },
      onlySex: {
        title: 'Estamos bien, menos en la cama',
        text: 'Entonces la terapia sexual puede apoyarse en el cariño que ya hay.',
        action: 'Terapia sexual',
      },
      everythingAtOnce: {
        title: 'Todo me pasa a la vez',
        text: 'Dígame qué le duele más y elegimos por dónde empezar.',
        action: { byDelivery: { connected: 'Enviar una consulta', unconnected: 'Cómo hablar conmigo' } },
      },
    },
  },
  practical: {
    heading: 'Cómo son las sesiones',
    entries: {
      where: {
        title: 'Dónde',
        text: 'En Tewantin, cerca de Noosa Heads, Sunshine Coast, o por videollamada.',
      },
      length: {
        title: 'Duración y frecuencia',
        text: 'Suelen durar {length.individual}, cada semana o cada dos. En pareja, {length.couples}.',
      },
      online: {
        title: 'Sesiones en línea',
        text: 'Elija una habitación donde nadie pueda oírle; los auriculares ayudan. Una pareja puede conectarse desde uno o dos lugares; primero hablo con cada uno, cuando su pareja no pueda oír.',
      },
      cost: {
        title: 'Cuánto cuesta',
        text: {
          byRegistration: {
            unsaid: `{fee.individual} para una persona y {fee.couples} para una pareja. ${medicareInShort.byRegistration.unsaid} Con un Mental Health Care Plan (plan de tratamiento de salud mental), Medicare paga una parte de las sesiones individuales; los seguros privados pueden pagar, según la cobertura.`,
            registered: `{fee.individual} para una persona y {fee.couples} para una pareja. ${medicareInShort.byRegistration.registered} Con un Mental Health Care Plan (plan de tratamiento de salud mental), Medicare paga una parte de las sesiones individuales; los seguros privados pueden pagar, según la cobertura.`,
            unregistered:
              '{fee.individual} para una persona y {fee.couples} para una pareja. Un seguro médico privado puede pagar una parte, según la cobertura.',
          },
        },
      },
    },
    action: 'Todas las tarifas y reembolsos',
  },
  elsewhere: {
    heading: 'Cuándo conviene otro servicio',
    danger: {
      heading: 'Cuando no puede esperar',
      text: 'Si corre peligro, llame al 000. Si hay violencia o control en casa, ideas de suicidio, voces que los demás no oyen, pérdida de contacto con la realidad, o alcohol, drogas o apuestas que no puede dejar, los números están en {help}.',
    },
    entries: {
      court: {
        title: 'Un informe o una evaluación para un tribunal',
        text: 'No los redacto. Un abogado de familia o la Family Relationship Advice Line, 1800 050 321, le dirán quién los hace.',
      },
      lowCost: {
        title: 'Ayuda gratuita o de bajo costo',
        text: 'En Relationships Australia (1300 364 277), las personas con pocos ingresos pagan menos. Beyond Blue (1300 22 4636) y MensLine Australia (1300 78 99 78) son gratuitas, de día y de noche.',
      },
    },
  },
  callToAction: {
    heading: 'Puede preguntar antes de reservar',
    text: {
      byDelivery: {
        connected:
          '¿Soy la persona adecuada para lo que está viviendo? Llame o escriba.',
        unconnected: '¿Soy la persona adecuada para lo que está viviendo? Llámeme.',
      },
    },
  },
};
