import type { Translation } from '../../words/shapes';
import type { ServicesWords } from '../en/services';
export const services: Translation<ServicesWords> = {
  name: 'Servicios',
  meta: {
    title: 'Servicios de terapia en Noosa (Australia){andOnline}',
    description: 'Lo que ofrezco en Noosa (Australia){andOnline}: qué terapia le conviene, cómo son las sesiones y cuánto cuestan. Sesiones {sessionLanguages}.',
  },
  header: {
    title: 'Terapia individual y de pareja',
    lead: 'Terapia para personas adultas, presencial{orOnline} ({sessionLanguages}). Empiece por la página que más se parezca a lo que está viviendo.',
  },
  online: {
    title: 'Terapia en línea',
    text: 'Por videollamada, {reach}, con las mismas tarifas.',
    action: 'Preguntar por las sesiones en línea',
  },
  choosing: {
    heading: '¿Qué servicio le conviene?',
    toHere: '¿Tiene dudas? Vea cuál elegir',
    entries: {
      unwillingPartner: {
        title: 'Mi pareja no quiere venir',
        text: 'Venga usted primero. Si su pareja le da miedo, con más razón: llámeme de día ({sessionLanguages}), cuando nadie pueda oír, o vea {help}.',
        action: 'Terapia individual',
      },
      justFoundOut: {
        title: 'Me enteré hace unos días',
        text: 'Superar una infidelidad empieza por dormir, estar a salvo y no decidir demasiado pronto.',
        action: 'Superar una infidelidad',
      },
      onlySex: {
        title: 'Estamos bien, menos en la cama',
        text: 'En la terapia sexual solo se habla, a solas o en pareja.',
        action: 'Terapia sexual',
      },
      everythingAtOnce: {
        title: 'Es todo a la vez',
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
        text: 'En Tewantin, cerca de Noosa Heads{orOnline}.',
      },
      length: {
        title: 'Duración y frecuencia',
        text: 'Suelen durar {length.individual}, o {length.couples} en pareja, y son semanales o quincenales.',
      },
      online: {
        title: 'Sesiones en línea',
        text: 'Elija una habitación donde nadie pueda oírle; los auriculares ayudan. Una pareja puede conectarse desde uno o dos lugares; primero hablo con cada cual, cuando su pareja no pueda oír.',
      },
      cost: {
        title: 'Cuánto cuesta',
        text: '{fee.individual} para una persona y {fee.couples} para una pareja.',
      },
    },
    action: {
      byRepayment: {
        some: 'Todas las tarifas y reembolsos',
        none: 'Todas las tarifas',
      },
    },
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
      child: {
        title: 'Para un menor de 18\u00a0años',
        text: 'Atiendo a personas adultas. Para un menor, pregunte a su médico de cabecera (GP); Kids Helpline (1800 55 1800) escucha a niños y jóvenes, de día y de noche.',
      },
      lowCost: {
        title: 'Ayuda gratuita o de bajo costo',
        text: 'Relationships Australia (1300 364 277) cobra menos a quien tiene pocos ingresos. Medicare Mental Health (1800 595 212) le ayuda, de lunes a viernes, a encontrar apoyo psicológico gratuito. Beyond Blue (1300 22 4636) y MensLine (para hombres, 1300 78 99 78) son gratuitas, de día y de noche.',
      },
    },
  },
  callToAction: {
    heading: 'Puede preguntar antes de reservar',
    text: {
      byDelivery: {
        connected: 'Llame o escriba ({sessionLanguages}) y cuente solo lo que quiera.',
        unconnected: 'Llámeme ({sessionLanguages}) y cuente solo lo que quiera.',
      },
    },
  },
};
