import type { Translation } from '../../site/shapes';
import type { FeesWords } from '../en/fees';
import { medicareCondition } from './medicare';

export const fees: Translation<FeesWords> = {
  name: 'Tarifas y reembolsos',
  meta: {
    title: 'Tarifas de terapia y reembolsos en Noosa, Australia',
    description: {
      unsaid:
        'Individual {fee.individual} (reembolso: hasta {rebate} en {rebateYear} con plan, si figuro en Medicare), pareja {fee.couples}, prolongada {fee.extended}. Noosa (Australia) o en línea, {sessionLanguages}.',
      registered:
        'Individual {fee.individual} (reembolso de Medicare de hasta {rebate} en {rebateYear}, con un plan), pareja {fee.couples}, prolongada {fee.extended}. Noosa (Australia) o en línea, {sessionLanguages}.',
      unregistered:
        'Individual {fee.individual}, pareja {fee.couples}, prolongada {fee.extended}. Noosa (Australia) o en línea, {sessionLanguages}. Cómo se paga, qué puede devolver un seguro y cómo se cancela.',
    },
  },
  header: {
    title: 'Tarifas y reembolsos',
    lead: 'Aquí está lo que cuesta una sesión, qué reembolsos puede haber y qué pasa si tiene que cancelar.',
  },
  table: {
    heading: 'Lo que cuesta una sesión',
    caption:
      'Tarifas en dólares australianos (AUD), las mismas si la sesión es presencial o en línea',
    columns: {
      session: 'Sesión',
      length: 'Duración',
      fee: 'Tarifa',
      afterRebate: 'Con reembolso de Medicare',
    },
    note: {
      unsaid:
        'El reembolso de Medicare es para sesiones individuales con un plan que cumpla los requisitos, y solo si figuro en el registro de Medicare.',
      registered:
        'El reembolso de Medicare es para sesiones individuales con un plan que cumpla los requisitos.',
      unregistered: medicareCondition.unregistered,
    },
    gst: {
      included: 'Las tarifas incluyen el GST, el impuesto australiano al consumo.',
      none: 'A estas tarifas no se les suma el GST, el impuesto australiano al consumo.',
    },
    rows: {
      individual: {
        name: 'Sesión individual',
        note: 'Para una persona.',
        afterRebate: 'desde unos {outOfPocket}',
      },
      couples: {
        name: 'Sesión de pareja o matrimonial',
        note: 'Más larga, con tiempo para que los dos hablen y se escuchen.',
        afterRebate: 'sin reembolso',
      },
      extended: {
        name: 'Sesión prolongada',
        note: 'Cuando conviene, por ejemplo después de una crisis o si viene de lejos.',
        afterRebate: 'sin reembolso',
      },
    },
  },
  payment: {
    heading: 'Cómo se paga',
    text: 'Se paga en cada sesión.',
    receipts:
      'Si otra persona ve sus extractos bancarios, pregúnteme antes de pagar qué aparecerá en ellos y en el recibo. Si paga en efectivo, el extracto del banco solo muestra que retiró dinero.',
    claims: {
      rebate:
        'El recibo para pedir un reembolso dice de qué servicio se trata, y la solicitud puede verse en una cuenta compartida de Medicare o del seguro.',
      noRebate:
        'El recibo para pedir un reembolso dice de qué servicio se trata, y la solicitud puede verse en una cuenta compartida del seguro.',
    },
    ways: ['Efectivo', 'Transferencia bancaria', 'Tarjeta'],
  },
  medicare: {
    heading: 'Lo que devuelve Medicare',
    paragraphs: [
      'Con un Mental Health Care Plan de su médico de cabecera (GP), es decir, un plan de tratamiento de salud mental (su nombre oficial es GP Mental Health Treatment Plan), una sesión individual puede dar derecho a un reembolso de Medicare de hasta {rebate} ({rebateYear}), en un máximo de {rebatedSessions}\u00a0sesiones por año calendario (de enero a diciembre). Los reembolsos suelen tramitarse en un plazo {rebateDays}\u00a0días hábiles.',
      'Por favor, confirme con su médico de cabecera (GP) y conmigo si le corresponde, y con Medicare, el importe de este año.',
    ],
    steps: [
      {
        title: 'Hable con su médico de cabecera (GP)',
        text: 'Reserve una consulta más larga con su médico o en su consultorio de siempre y pida un Mental Health Care Plan y una derivación (referral). El plan es para un problema de salud mental que su médico diagnostique, como la ansiedad o la depresión; las dificultades de pareja por sí solas no dan derecho a él.',
      },
      {
        title: 'Traiga el plan y la derivación',
        text: 'Avíseme al reservar, para que comprobemos que las dos cosas sirven. La derivación cubre un primer grupo de sesiones, a menudo seis; después, su médico decide si hacen falta más.',
      },
      {
        title: 'Pague y pida el reembolso',
        text: 'Usted paga la tarifa completa el mismo día y le doy un recibo para solicitar el reembolso a Medicare.',
      },
    ],
    receipt: {
      fee: 'Tarifa total',
      rebate: { some: 'Reembolso de Medicare, hasta', none: 'Reembolso de Medicare' },
      outOfPocket: { some: 'Lo que al final paga usted, desde unos', none: 'Lo que al final paga usted' },
    },
  },
  privateHealth: {
    heading: 'Seguros médicos privados',
    text: {
      rebate: 'El reembolso depende de la aseguradora y de la cobertura. Le doy un recibo; pregunte a su aseguradora si su póliza incluye la terapia u orientación (counselling) o la psicología, también en pareja, y qué acreditación exige. Una misma sesión no se puede reclamar a la vez al seguro y a Medicare.',
      noRebate: 'El reembolso depende de la aseguradora y de la cobertura. Le doy un recibo; pregunte a su aseguradora si su póliza incluye la terapia u orientación (counselling) o la psicología, también en pareja, y qué acreditación exige.',
    },
  },
  cancellation: {
    heading: 'Cambios y cancelaciones',
    intro:
      'Guardo su hora para usted y, con poca antelación, no suelo poder ofrecérsela a otra persona.',
    early: {
      title: 'Con {noticeHours}\u00a0horas o más de antelación',
      text: 'Sin cargo. Cambie o cancele sin dar motivos.',
    },
    late: { title: 'Con menos de {noticeHours}\u00a0horas', text: 'La tarifa completa.' },
    emergency: {
      title: 'Emergencias',
      text: 'Una enfermedad, un niño enfermo, la carretera inundada, o si venir no es seguro para usted: llámeme cuando pueda y lo hablamos.',
    },
    now: 'Su sesión',
  },
  hardship: {
    heading: 'Tarifa reducida, si el dinero es el obstáculo',
    text: 'Reservo un número limitado de plazas con tarifa reducida para personas con dificultades económicas. Pregunte, sin dar más detalles de los que quiera, si queda alguna libre. En Relationships Australia (1300 364 277), las personas con pocos ingresos pagan menos, y la Family Relationship Advice Line (1800 050 321) es gratuita.',
    action: 'Preguntar por la tarifa reducida',
  },
  where: {
    heading: 'La misma tarifa, esté donde esté',
    text: {
      rebate:
        'La tarifa es la misma en Tewantin, Noosa, y en línea, en toda Australia y en el resto del mundo, siempre que la ley local y mi seguro profesional lo permitan. Los reembolsos de Medicare y de seguros médicos privados son solo para clientes de Australia. Para recibir el de Medicare hay que estar de alta en Medicare, a lo que no todas las visas dan derecho, y encontrarse en Australia durante la sesión.',
      noRebate:
        'La tarifa es la misma en Tewantin, Noosa, y en línea, en toda Australia y en el resto del mundo, siempre que la ley local y mi seguro profesional lo permitan. Los reembolsos de seguros médicos privados son solo para clientes de Australia.',
    },
  },
  callToAction: {
    heading: 'Reserve una sesión o pregunte por las tarifas',
    text: {
      connected: 'Respondo a las consultas en un plazo de {replyHours}\u00a0horas.',
      unconnected: 'Llame al {phone}, aunque la duda le parezca mínima.',
    },
  },
};
