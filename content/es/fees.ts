import type { Translation } from '../../words/shapes';
import type { FeesWords } from '../en/fees';

export const fees: Translation<FeesWords> = {
  name: { byRepayment: { some: 'Tarifas y reembolsos', none: 'Tarifas' } },
  meta: {
    title: {
      byRepayment: {
        some: 'Tarifas de terapia y reembolsos en Noosa, Australia',
        none: 'Tarifas de terapia en Noosa, Australia',
      },
    },
    description: {
      byRegistration: {
        unknown: '{prices}. Noosa{andOnline}, {sessionLanguages}. Reembolso individual con plan, si figuro en Medicare: hasta {rebate} ({rebateYear}).',
        registered: '{prices}, en Noosa{orOnline}, {sessionLanguages}. Reembolso individual de Medicare, con un plan: hasta {rebate} ({rebateYear}).',
        unregistered: {
          byRepayment: {
            some: '{prices}, en Noosa (Australia){orOnline}, {sessionLanguages}. Cómo se paga, qué puede devolver un seguro y cómo se cancela.',
            none: '{prices}, en Noosa (Australia){orOnline}, sesiones {sessionLanguages}. Cómo se paga una sesión y cómo se cancela una cita.',
          },
        },
      },
    },
  },
  header: {
    title: { byRepayment: { some: 'Tarifas y reembolsos', none: 'Tarifas' } },
    lead: {
      byRepayment: {
        some: 'Lo que cuesta una sesión, qué reembolsos puede haber y cómo cancelar.',
        none: 'Lo que cuesta una sesión y cómo cancelar.',
      },
    },
  },
  table: {
    caption: 'Tarifas en dólares australianos (AUD)',
    columns: {
      session: 'Sesión',
      fee: 'Tarifa',
    },
    gst: {
      included: 'Las tarifas incluyen el GST, el impuesto australiano al consumo.',
      none: 'A estas tarifas no se les suma el GST, el impuesto australiano al consumo.',
    },
    rows: {
      individual: {
        name: 'Sesión individual',
        note: 'Para una persona.',
      },
      couples: {
        name: 'Sesión de pareja',
        note: 'Más larga, para que cada cual pueda hablar y hacerse oír.',
      },
      extended: {
        name: 'Sesión prolongada',
        note: 'Cuando conviene, por ejemplo tras una crisis o si viene de lejos.',
      },
    },
  },
  payment: {
    heading: 'Cómo se paga',
    text: 'Se paga en cada sesión.',
    receipts: 'Si alguien más ve sus extractos bancarios, dígamelo antes de pagar.',
    shown: 'En {private} explico qué aparece en ellos.',
    ways: ['Efectivo', 'Transferencia bancaria', 'Tarjeta'],
  },
  accepts: {
    taken: 'Acepto {payers}.',
    refused: 'No acepto {payers}.',
    names: {
      eap: 'derivaciones de un EAP (programa de asistencia al empleado)',
      ndis: 'planes NDIS autogestionados',
      workCover: 'WorkCover (accidentes de trabajo)',
      dva: 'DVA (Open Arms, para veteranos)',
      victimAssist: 'Victim Assist (ayuda a las víctimas)',
    },
  },
  medicare: {
    heading: 'Lo que reembolsa Medicare',
    paragraphs: {
      individual: 'Con un Mental Health Care Plan (plan de tratamiento de salud mental; oficialmente, GP Mental Health Treatment Plan), una sesión individual puede dar derecho a un reembolso de Medicare de hasta {rebate} ({rebateYear}), en hasta {rebatedSessions}\u00a0sesiones por año calendario. En ese caso le cuesta unos {outOfPocket}.',
      couples: 'Medicare no reembolsa las sesiones de pareja.',
      check: 'Para recibirlo hay que tener Medicare, lo que no todas las visas permiten, y encontrarse en Australia durante la sesión. Confirme antes con su médico y conmigo si le corresponde, y con Medicare el importe de este año.',
    },
    extended: {
      ask: 'Sobre las prolongadas, pregúnteme.',
      rebated: 'Por una prolongada de una sola persona reembolsa lo mismo que por una individual.',
      unrebated: 'Tampoco reembolsa las prolongadas.',
    },
    steps: [
      {
        title: 'Hable con su médico',
        text: 'Pida a su médico de cabecera (GP) habitual, o a uno de su centro de MyMedicare, una cita larga, un plan y una derivación («referral»); los de otros GP no dan derecho a reembolso. El plan es para un problema de salud mental que diagnostique su médico, como ansiedad o depresión; las dificultades de pareja por sí solas no bastan.',
      },
      {
        title: 'Traiga el plan y la derivación',
        text: 'Avíseme antes de la primera sesión. La derivación cubre una primera tanda de sesiones, a menudo seis; después, su médico decide si hay más.',
      },
      {
        title: 'Pague y pida el reembolso',
        text: 'Pague la tarifa completa el mismo día y pida el reembolso con mi recibo.',
      },
    ],
  },
  privateHealth: {
    heading: 'Seguros médicos privados',
    sentences: [
      'Cuánto reembolsa un seguro depende de la cobertura, y la póliza tiene que ser australiana. Le doy un recibo; pregunte a su aseguradora si incluye terapia («counselling») o psicología, también en pareja, y qué acreditación exige.',
      { byRebate: { rebate: 'Por una misma sesión reembolsa el seguro o Medicare, no los dos.', noRebate: null } },
    ],
  },
  cancellation: {
    heading: 'Cambios y cancelaciones',
    intro:
      'Le reservo la hora y, si avisa tarde, casi nunca puedo dársela a otra persona.',
    early: {
      title: 'Con {noticeHours}\u00a0horas o más de antelación',
      text: 'Sin cargo. Cambie o cancele sin dar motivos.',
    },
    late: { title: 'Con menos de {noticeHours}\u00a0horas', text: 'La tarifa completa.' },
    emergency: {
      title: 'Imprevistos graves',
      text: 'Por una enfermedad, un niño enfermo o una carretera inundada, o si venir supone un peligro para usted, llámeme cuando pueda y lo hablamos.',
    },
    now: 'Su sesión',
  },
  hardship: {
    heading: 'Tarifa reducida, si el dinero es el obstáculo',
    text: 'Reservo un número limitado de plazas con tarifa reducida para personas con dificultades económicas. En Relationships Australia (1300 364 277) paga menos quien tiene pocos ingresos. De lunes a viernes, Medicare Mental Health (1800 595 212) ayuda a cualquiera a encontrar apoyo psicológico gratuito, sin derivación. La Family Relationship Advice Line (1800 050 321) también es gratuita.',
    action: 'Preguntar por la tarifa reducida',
  },
  where: {
    heading: 'Esté donde esté',
    text: 'La tarifa es la misma en persona, en Tewantin, Noosa, y en línea, {reach}.',
  },
  referrers: {
    heading: 'Si usted deriva a alguien',
    sentences: [
      'Para médicos, personal de enfermería, abogados y programas de asistencia al empleado (EAP): no hace falta derivación, basta con dar mi número. Por favor, no me envíe a menores de 18\u00a0años, a personas en crisis aguda o con psicosis, ni a quien necesite un informe para un tribunal.',
      { byRebate: { rebate: 'Solo para un reembolso de Medicare hacen falta el plan y la derivación, y entonces informo al médico.', noRebate: null } },
    ],
    medicare: [
      {
        byRegistration: {
          registered: 'Una parte de las sesiones individuales, con un plan.',
          unregistered: 'Nada, en ninguna sesión.',
          unknown: null,
        },
      },
    ],
    labels: { medicare: 'Qué paga Medicare', fax: 'Fax', secureMessaging: 'Mensajería segura', providerNumber: 'Número de proveedor (provider number)' },
  },
  callToAction: {
    heading: 'Reserve una sesión o pregunte por las tarifas',
    text: {
      byDelivery: {
        connected: 'Respondo a las consultas en un plazo de {replyHours}\u00a0horas.',
        unconnected: 'Llame al {phone}, aunque la duda le parezca mínima.',
      },
    },
  },
};
