import type { Translation } from '../../site/shapes';
import type { ContactWords } from '../en/contact';
import { brieflyThroughTis, say } from './interpreter';

export const contact: Translation<ContactWords> = {
  name: 'Contacto',
  meta: {
    title: 'Terapeuta en Noosa, Australia: contacto y reservas',
    description: {
      connected:
        'Reserve una sesión o pregunte: llame al {phone} o envíe una consulta. Tewantin, Noosa (Australia), o en línea; sesiones {sessionLanguages}. Respuesta en {replyHours}\u00a0horas.',
      unconnected:
        'Reserve una sesión o pregunte: llame al {phone}. Terapia de pareja e individual en Tewantin, Noosa (Australia), o en línea. Sesiones {sessionLanguages}.',
    },
  },
  header: {
    title: 'Contacto: reserve una sesión o pregunte',
    lead: {
      connected:
        'Llame o escriba, y cuente lo que quiera, mucho o poco. Leo personalmente cada consulta y respondo en un plazo de {replyHours}\u00a0horas.',
      unconnected: 'Llame para reservar o para preguntar, y cuente lo que quiera, mucho o poco.',
    },
  },
  phone: {
    heading: 'Por teléfono',
    text: 'Las llamadas son {sessionLanguages}. Si no contesto, es que estoy en una sesión o fuera de horario. Deje su nombre de pila, un número y una hora a la que se le pueda llamar sin riesgo, y le devolveré la llamada. Diga si puedo dejarle un mensaje, enviarle un SMS o dar mi nombre a quien conteste; si no lo dice, no haré nada de eso.',
    unanswered: 'Cuando no puedo contestar',
    otherWays: {
      title: 'Si le cuesta llamar',
      text: 'Por teléfono basta con decir su nombre de pila, su número, «counselling» y una hora segura, por ejemplo «Monday at 10 am». También puede llamar por usted alguien de su confianza. Si es una persona sorda, no oye bien o le cuesta hablar, el National Relay Service (accesshub.gov.au) le ayuda a hacer la llamada. Las sesiones son {sessionLanguages}. Si cree que así le costaría contar lo más íntimo, dígamelo antes de reservar, con frases sencillas, y vemos con franqueza si puedo ayudarle bien. Su pareja, un familiar o un hijo no deberían hacer de intérprete. Su médico de cabecera (GP) puede orientarle si busca terapia en español.',
    },
    safety: '¿Tiene miedo en casa? No espere a que yo conteste: llame a 1800RESPECT (violencia familiar y sexual), 1800 737 732, de día o de noche. En peligro inmediato, llame al 000.',
    voicemail: {
      'only me': 'Solo yo escucho los mensajes.',
      'others too':
        'Los mensajes los escucha también otra persona de la consulta; diga solo lo que esa persona pueda saber.',
      none: 'Si no contesto, es que estoy en una sesión o fuera de horario. No hay buzón de voz: llame de nuevo más tarde.',
    },
    texts: {
      yes: 'También puede enviar un SMS al {number}.',
      no: 'Este número no recibe mensajes de texto.',
    },
    email: 'También puede escribirme a {email}.',
    booking: 'Reservar en línea',
  },
  location: {
    heading: 'Dónde',
    lines: ['{place.suburb}, {place.area}', '{place.state}, Australia'],
    onBooking: 'Recibirá la dirección al reservar.',
    text: 'Las sesiones en línea son por videollamada, en toda Australia y en el resto del mundo, siempre que la ley local y mi seguro profesional lo permitan. Desde fuera de Australia, llame al {number}.',
  },
  visit: {
    heading: 'Conviene saber',
    labels: {
      training: 'Mi formación',
      stepFreeAccess: 'Accesibilidad',
      parking: 'Estacionamiento',
      waitingTime: 'Tiempo de espera',
      videoPlatform: 'Sesiones en línea',
      eveningTimes: 'Por la noche',
      notes: 'Mis notas',
    },
    otherwise: {
      training:
        'En Australia, cualquiera puede usar el nombre de counsellor (terapeuta) o de terapeuta sexual. Antes de reservar, pregúnteme qué formación tengo, también para lo que a usted le pasa, a qué asociación profesional pertenezco y si cuento con seguro. Esa asociación puede confirmarle la respuesta.',
      stepFreeAccess:
        'Dígame qué necesita para entrar y sentarse con comodidad, y antes de reservar comprobamos si la consulta le sirve.',
      waitingTime:
        'Cuando llame, le diré cuál es la primera hora libre. Mientras espera, su médico de cabecera (GP) puede ayudarle.',
      eveningTimes: 'Hay citas por la noche. Diga al llamar qué hora le conviene.',
      notes:
        'Antes de empezar, pregúnteme qué anoto, dónde lo guardo y por cuánto tiempo. Según la ley australiana de privacidad, puede pedir ver lo que conservo sobre usted y que se corrija un error. Lo que me contó a solas no se muestra a su pareja, salvo que lo ordene un tribunal.',
    },
  },
  hours: {
    heading: 'Horario de atención',
    byAppointment: 'con cita previa',
    closed: 'cerrado',
    closures: 'Cerrado en estas fechas',
    evenings: 'También hay citas por la noche.',
    zone: {
      allYear: 'Hora de {place.state}, la misma todo el año',
      daylightSaving: 'Hora de {place.state}, con horario de verano',
    },
  },
  website: {
    heading: 'Mi sitio personal',
    text: 'Allí cuento más sobre quién soy y cómo trabajo.',
    action: 'Visitar mi sitio personal',
  },
  form: {
    heading: 'Enviar una consulta',
    notice: {
      text: 'Este formulario aún no está conectado: no me llega nada de lo que escriba aquí.',
      emergency: `En una emergencia, llame al 000. Si necesita hablar con alguien ahora, Lifeline atiende de día y de noche: 13\u00a011\u00a014. Al 000, ${say('either')} ${brieflyThroughTis}`,
    },
    emergency: `Este formulario no es para emergencias: llame al 000, o a Lifeline (apoyo en crisis), 13 11 14. Al 000, ${say('either')} ${brieflyThroughTis}`,
    intro:
      'Dé una dirección de correo que solo lea usted. Solo le llamo, le envío un SMS o le dejo un mensaje si me dice que es seguro hacerlo. No incluya nada que no pondría en un correo electrónico.',
    name: { label: 'Nombre *', placeholder: 'Su nombre completo' },
    email: { label: 'Correo electrónico *', placeholder: 'ana@example.com' },
    phone: { label: 'Teléfono', placeholder: 'Si prefiere hablar' },
    message: { label: 'Mensaje *', placeholder: '¿Qué le trae por aquí, y cuándo podría venir?' },
    required: 'Los campos con * son obligatorios.',
    submit: 'Enviar consulta',
    withoutScript:
      'El formulario necesita JavaScript, que está desactivado en este navegador. Por favor, llame al {phone}.',
    late: 'El formulario no ha terminado de cargarse. Recargue la página o llame al {phone}.',
  },
  privacy: {
    heading: 'Qué pasa con lo que escribe',
    unsent:
      'Por ahora este formulario no envía ni guarda nada. Para hablar conmigo, llame al {phone}.',
    sent: [
      'Lo que escriba me llega solo a mí, a través del servicio de formularios {service}, que puede guardarlo fuera de Australia. Lo uso para responderle y acordar una sesión, y no se lo doy a nadie más, salvo que la ley lo exija, o lo permita porque alguien corre un peligro grave.',
      'Para ver, corregir o borrar lo que me ha enviado, o para recibir gratis mi política de privacidad, llame al {phone}.',
    ],
    complaints:
      'Si cree que no se ha respetado su privacidad, presénteme primero a mí la queja, por escrito (si no sabe adónde enviarla, llámeme). Si la respuesta no le satisface, o si no llega ninguna en 30\u00a0días, puede acudir a la Office of the Australian Information Commissioner, la autoridad australiana de privacidad (oaic.gov.au). Una queja sobre un servicio de salud en {place.state} puede presentarse aquí: {complaints}. Para quienes trabajan en salud sin figurar en el registro australiano (Ahpra) existe el National Code of Conduct for Health Care Workers (código de conducta del personal sanitario): pídame una copia. Las asociaciones profesionales también reciben quejas sobre sus miembros.',
  },
  toast: {
    title: '¡Mensaje enviado!',
    description: 'Gracias por su consulta. Le responderé en un plazo de {replyHours}\u00a0horas.',
    close: 'Cerrar',
    region: 'Avisos',
  },
  next: {
    heading: 'Cómo empezar',
    steps: [
      {
        title: { connected: 'Le respondo', unconnected: 'Usted llama' },
        text: {
          connected:
            'En un plazo de {replyHours}\u00a0horas, con algunos horarios para elegir y respuestas a lo que preguntó.',
          unconnected: 'Cuente qué le pasa. Buscamos una hora y respondo a sus preguntas.',
        },
      },
      {
        title: 'Usted elige',
        text: 'En persona o en línea, a solas o en pareja, y todavía puede cambiar de idea.',
      },
      {
        title: 'Nos vemos',
        text: 'La primera sesión es para conocernos y saber qué le gustaría cambiar. Si vienen en pareja, antes hablo con ustedes por separado, a solas.',
      },
    ],
  },
};
