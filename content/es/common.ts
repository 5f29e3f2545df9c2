import type { Translation } from '../../site/shapes';
import type { CommonWords } from '../en/common';
import { medicareCondition } from './medicare';

export const common: Translation<CommonWords> = {
  skipToContent: 'Ir al contenido',
  logo: '{practiceName}, inicio',
  mainNavigation: 'Principal',
  openServices: 'Menú de servicios',
  menu: 'Menú',
  languages: 'Idioma',
  breadcrumbs: 'Usted está aquí',
  onThisPage: 'En esta página',
  opensElsewhere: 'otro sitio web',
  categories: {
    'couples-therapy': 'Terapia de pareja',
    'infidelity-recovery': 'Superar una infidelidad',
    'adhd-couples': 'TDAH en la pareja',
    'sex-therapy': 'Terapia sexual',
    'individual-counselling': 'Terapia individual',
    'grief-counselling': 'Terapia de duelo',
  },
  actions: {
    book: 'Reservar una sesión',
    enquire: 'Enviar una consulta',
    call: 'Llamar al {phone}',
    callShort: 'Llamar',
  },
  quickActions: 'Llamar o reservar',
  draft: 'Borrador',
  related: 'Servicios relacionados',
  aside: {
    heading: 'De un vistazo',
    fee: 'Tarifa',
    where: 'Dónde',
    whereText:
      'Presencial en Tewantin, Noosa, o en línea: en toda Australia, y en el extranjero si la ley local y mi seguro profesional lo permiten',
    rhythm: 'Con qué frecuencia',
    rhythmText: 'Cada semana o cada dos semanas',
    allFees: 'Todas las tarifas y reembolsos',
  },
  footer: {
    about:
      'Terapia individual y de pareja en Tewantin, Noosa, en la Sunshine Coast de Australia, y en línea. Práctica, confidencial y sin prisas.',
    quickLinks: 'Enlaces rápidos',
    links: {
      home: 'Inicio',
      'couples-marriage': 'Terapia de pareja',
      'infidelity-recovery': 'Superar una infidelidad',
      fees: 'Tarifas y reembolsos',
      blog: 'Blog',
    },
    contact: 'Contacto',
    phone: 'Teléfono',
    location: 'Dónde',
    locationText: '{place.suburb}, {place.area}, {place.state}, y en línea',
    rights: 'Todos los derechos reservados.',
  },
  sessionLanguages: 'Las sesiones, las llamadas y los mensajes son {sessionLanguages}.',
  practitioner: {
    qualifications: 'Formación',
    supervision: 'Mi trabajo cuenta con supervisión profesional periódica.',
    memberships: 'Registro y asociaciones profesionales',
    number: 'n.º',
    by: 'Por',
  },
  crisis: {
    lead: '¿Está en peligro o en crisis?',
    byText: 'SMS en inglés:',
    /** The rows of the table of numbers. */
    rows: {
      emergency: 'Emergencias',
      lifeline: 'Lifeline, en cualquier crisis',
      lifelineByText: 'Lifeline, por SMS (en inglés)',
      respect: '1800RESPECT, si hay violencia',
      respectByText: '1800RESPECT, por SMS (en inglés)',
    },
    interpreter:
      'Al 000, diga primero «Police» (policía), «Fire» (bomberos) o «Ambulance» (ambulancia), después «Spanish interpreter», y no cuelgue. En las líneas de ayuda contestan en inglés: para hablar con intérprete, llame al TIS National, 131\u00a0450, de día o de noche, diga «Spanish» y dé el nombre y el número de la línea. La interpretación es gratuita, y quien interpreta tiene la obligación de guardar el secreto. También en los hospitales públicos de Queensland hay intérprete gratis, de día y de noche: diga «Spanish interpreter», y no deje que interpreten su pareja ni sus hijos.',
    lines: [
      'En peligro inmediato, llame al 000: diga primero «Police» (policía), «Fire» (bomberos) o «Ambulance» (ambulancia), después «Spanish interpreter», y no cuelgue. Tenga lista la dirección y, si puede, dígala en inglés. Si no puede hablar, siga en la línea y pulse 55 cuando se lo pidan (en inglés).',
      'Apoyo en crisis, de día y de noche: Lifeline, 13\u00a011\u00a014.',
      'Violencia familiar y sexual: 1800RESPECT, 1800\u00a0737\u00a0732. Todas las líneas de ayuda de este sitio contestan en inglés, también los SMS; para hablar con intérprete, llame al TIS National, 131\u00a0450, de día o de noche, diga «Spanish» y dé el nombre y el número de la línea que necesite.',
      'Personas aborígenes y de las islas del estrecho de Torres: 13YARN, 13\u00a092\u00a076, de día y de noche.',
      'Fuera de Australia, llame al número de emergencias del país donde esté; findahelpline.com reúne líneas de ayuda de otros países.',
      '¿Alguien le revisa el teléfono o la computadora? Esta página queda en el historial, y las llamadas y los mensajes también se ven. Un historial borrado también puede llamar la atención. Es más segura una ventana privada; lo más seguro es un dispositivo al que nadie más tenga acceso.',
    ],
  },
  medicareCondition,
};
