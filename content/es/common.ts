import type { CommonWords } from '../en/common';
import { factsFor } from '../facts';

const facts = factsFor('es');

export const common: CommonWords = {
  skipToContent: 'Ir al contenido',
  logo: `${facts.practiceName}, inicio`,
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
    call: `Llamar al ${facts.phone}`,
    callShort: 'Llamar',
  },
  quickActions: 'Llamar o reservar',
  connectionLost:
    'La página que pidió no llega; puede que se haya cortado la conexión. Esta se queda como está, con todo lo que haya escrito. Vuelva a intentarlo en un momento.',
  draft: 'Borrador',
  related: {
    heading: 'Servicios relacionados',
    intro: 'Otras páginas en las que tal vez reconozca algo suyo.',
  },
  aside: {
    heading: 'En pocas palabras',
    fee: 'Tarifa',
    where: 'Dónde',
    whereText:
      'En persona en Tewantin, Noosa, o en línea desde cualquier lugar de Australia y del mundo, con las mismas tarifas',
    rhythm: 'Con qué frecuencia',
    rhythmText: 'Cada semana o cada dos semanas',
    allFees: 'Todas las tarifas y reembolsos',
  },
  footer: {
    about:
      'Terapia individual y de pareja en Tewantin, Noosa, y en línea desde cualquier lugar de Australia y del mundo. Sin prisas, práctica y confidencial.',
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
    locationText: 'Tewantin, Noosa, Queensland, y en línea',
    rights: 'Todos los derechos reservados.',
  },
  sessionLanguages: `Las sesiones son ${facts.sessionLanguages}.`,
  practitioner: {
    memberships: 'Asociaciones profesionales',
    number: 'n.º',
    by: 'Por',
  },
  crisis: {
    lead: '¿Está en peligro o en crisis?',
    emergency: 'En una emergencia, llame al',
    lifeline: 'Apoyo en crisis, de día y de noche:',
    respect: 'Violencia familiar y sexual:',
    interpreter:
      'En el 000, pida Police, Fire o Ambulance y diga «Spanish interpreter». Para las otras líneas, un intérprete:',
    abroad: 'Fuera de Australia, llame al número de emergencias de donde esté.',
  },
};
