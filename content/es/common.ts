import type { Translation } from '../../words/shapes';
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
    'adhd-couples': 'TDAH y autismo en la pareja',
    'sex-therapy': 'Terapia sexual',
    'individual-counselling': 'Terapia individual',
    'grief-counselling': 'Terapia de duelo',
  },
  actions: {
    book: {
      byIntake: {
        booking: 'Reservar una sesión',
        waitingList: 'Entrar en la lista de espera',
        full: 'Sin plazas por ahora',
      },
    },
    enquire: 'Enviar consulta (en inglés)',
    call: 'Llamar al {phone}',
    callShort: 'Llamar',
  },
  intake: {
    waitingList:
      'Por ahora no puedo recibir a más personas. Hay una lista de espera: dígame si quiere un lugar en ella.',
    full: 'Por ahora no puedo recibir a más personas. Si tiene una pregunta, puede hacérmela igualmente.',
  },
  quickActions: 'Cómo hablar conmigo',
  draft: 'Borrador',
  related: 'Servicios relacionados',
  thisHour: 'Esta hora en {place.suburb}',
  aside: {
    heading: 'De un vistazo',
    fee: 'Tarifa',
    where: 'Dónde',
    whereText: 'En persona en Tewantin (Noosa){orOnline}',
    rhythm: 'Con qué frecuencia',
    rhythmText: 'Cada semana o cada dos semanas',
    privacy: 'Privacidad',
    privacyText: 'Es confidencial, con límites que le explico antes',
    allFees: { byRepayment: { some: 'Todas las tarifas y reembolsos', none: 'Todas las tarifas' } },
  },
  deciding: {
    evenings: { name: 'A última hora de la tarde', text: 'también hay citas' },
    firstCall: { name: 'Primera llamada gratuita', text: 'hasta {minutes}' },
    waitingTime: 'Tiempo de espera',
  },
  footer: {
    about: 'Terapia individual y de pareja en Tewantin, Noosa, en la Sunshine Coast de Australia{andOnline}. Práctica, confidencial y sin prisas.',
    quickLinks: 'Enlaces rápidos (en inglés)',
    contact: 'Contacto',
    phone: 'Teléfono',
    location: 'Dónde',
    locationText: '{place.whole} ({place.state}){andOnline}',
    rights: 'Todos los derechos reservados.',
  },
  sessionLanguages: 'Las sesiones, las llamadas y los mensajes son {sessionLanguages}.',
  practitioner: {
    qualifications: 'Formación',
    supervision: 'Recibo supervisión profesional con regularidad.',
    memberships: 'Registro y asociaciones profesionales',
    number: 'n.º',
    by: 'Por',
  },
  crisis: {
    ask: '¿En peligro?',
    lead: '¿Corre peligro o está en crisis?',
    byText: 'SMS en inglés:',
    interpreter:
      'Le contestarán en inglés; el intérprete es gratis y no puede contar lo que oiga. En el 000 diga «Police» (policía), «Fire» (bomberos) o «Ambulance» (ambulancia), luego la ciudad y el estado de Australia donde está, luego «Spanish interpreter», y no cuelgue. Para las líneas de ayuda, llame al TIS National, 131\u00a0450, diga «Spanish» y dé al intérprete el nombre y el número de la línea. En un hospital público, pida «Spanish interpreter»; no deje que interpreten su pareja ni sus hijos.',
    lines: [
      'Si corre un peligro inmediato, llame al 000.',
      'Apoyo en crisis, de día y de noche: Lifeline, 13\u00a011\u00a014.',
      'Violencia familiar y sexual, de día y de noche: 1800RESPECT, 1800\u00a0737\u00a0732.',
      '¿Alguien le revisa el teléfono? Esta página, las llamadas y los SMS dejan rastro; lo más seguro es un dispositivo al que solo usted tenga acceso.',
    ],
  },
  medicareCondition,
};
