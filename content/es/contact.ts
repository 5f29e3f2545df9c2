import type { Translation } from '../../words/shapes';
import type { ContactWords } from '../en/contact';

export const contact: Translation<ContactWords> = {
  name: 'Contacto',
  meta: {
    title: 'Terapeuta en {place.area}, Australia: contacto',
    description: {
      byDelivery: {
        connected:
          'Llame al {phone} o envíe una consulta. Terapia en {place.whole} (Australia){orOnline}; sesiones {sessionLanguages}. Respuesta en {replyHours}\u00a0horas.',
        unconnected: 'Llame al {phone}. Terapia de pareja e individual en {place.whole} (Australia){orOnline}. Sesiones {sessionLanguages}.',
      },
    },
  },
  header: {
    title: 'Contacto',
    lead: {
      byBooking: {
        own: {
          byDelivery: {
            connected:
              'Reserve en línea, o llame o escriba ({sessionLanguages}) para preguntar. No necesita derivación ni diagnóstico. Respondo a cada consulta en un plazo de {replyHours}\u00a0horas.',
            unconnected: 'Reserve en línea, o llame para preguntar ({sessionLanguages}). No necesita derivación ni diagnóstico.',
          },
        },
        call: {
          byDelivery: {
            connected:
              'Llame o escriba ({sessionLanguages}) para reservar o preguntar. Basta con su nombre y una hora que le convenga; no necesita derivación ni diagnóstico. Respondo a cada consulta en un plazo de {replyHours}\u00a0horas.',
            unconnected:
              'Llame para reservar o preguntar ({sessionLanguages}). Basta con su nombre y una hora que le convenga; no necesita derivación ni diagnóstico.',
          },
        },
      },
    },
  },
  phone: {
    text: 'Si no contesto, es que estoy en una sesión o la consulta está cerrada. Deje su nombre de pila y un número, diga cuándo puedo llamarle sin riesgo para usted, y le devolveré la llamada. Diga también si puedo dejarle un mensaje o enviarle un SMS; si no lo dice, no lo haré.',
    unanswered: 'Cuando no puedo contestar',
    otherWays: {
      title: 'Si le cuesta llamar',
      text: 'En inglés basta con decir «counselling», su nombre, su número y cuándo puedo llamarle sin riesgo («Monday at 10\u00a0am»). El National Relay Service (accesshub.gov.au, en inglés) transmite las llamadas de personas sordas o a las que les cuesta hablar. Si prefiere la terapia en otro idioma, pregunte a su médico de cabecera (GP).',
    },
    voicemail: {
      'only me': 'Solo yo escucho los mensajes.',
      'others too':
        'Los mensajes los escucha también otra persona de la consulta; diga solo lo que esa persona pueda saber.',
      none: 'Si no contesto, es que estoy en una sesión o la consulta está cerrada. No hay buzón de voz: llame de nuevo más tarde.',
    },
    texts: {
      yes: 'Enviar un SMS',
      no: 'Este número no recibe SMS.',
    },
    email: 'Escribir un correo',
    subject: 'Consulta',
    booking: 'Reservar en línea',
  },
  refer: 'Para médicos y otros profesionales que derivan pacientes',
  location: {
    heading: 'Dónde',
    lines: ['{place.whole}', '{place.state}, Australia'],
    map: 'Ver en un mapa',
    beforeSession: 'Recibirá la dirección antes de la primera sesión.',
    online:
      'Las sesiones en línea son por videollamada, a la misma tarifa, {reach}.',
    elsewhere: 'Trabajo donde la ley local y mi seguro profesional lo permitan.',
    abroad: 'Desde el extranjero, llame al {number}.',
  },
  visit: {
    heading: 'Conviene saber',
    labels: {
      callBack: 'Cuándo devuelvo la llamada',
      notes: 'Mis notas',
      stepFreeAccess: 'Accesibilidad',
      parking: 'Estacionamiento',
    },
    general: {
      stepFreeAccess:
        'Dígame qué necesita para entrar y sentarse con comodidad, y lo comprobamos antes de que venga.',
      waitingTime:
        'Cuando llame, le diré cuándo tengo la próxima hora libre. Mientras espera, su médico de cabecera puede ayudarle.',
    },
    reducedFee: {
      title: 'Tarifa reducida',
      text: 'Pregunte por ella al llamar («reduced fee»). Le diré si queda alguna plaza, y no tiene que dar explicaciones.',
    },
  },
  hours: {
    heading: 'Horario de atención',
    days: '{from} a {to}',
    byAppointment: 'con cita previa',
    closed: 'cerrado',
    closures: 'Cerrado en estas fechas',
    evenings: 'También hay citas a última hora de la tarde.',
    zone: 'Hora de {place.state}',
  },
  website: {
    action: 'Visitar mi sitio web',
  },
  form: {
    heading: 'Enviar una consulta',
    notice: 'Lo que escriba aquí todavía no me llega. Para contactarme:',
    unsent: { title: 'No se ha enviado nada.', call: 'Por favor, llame al' },
    emergency:
      'En una emergencia, llame al 000 y diga «Police» o «Ambulance», la ciudad y el estado de Australia donde está, y «Spanish interpreter». No soy una línea de crisis y de noche no oigo el teléfono; Lifeline atiende de día y de noche, en el 13\u00a011\u00a014. Para hablar con Lifeline por medio de un intérprete, llame al 131\u00a0450 y diga «Spanish» y «Lifeline».',
    intro:
      'Dé una dirección de correo que solo lea usted. Solo le llamo, le envío un SMS o le dejo un mensaje si me dice que es seguro hacerlo.',
    name: {
      label: 'Nombre *',
      placeholder: 'Su nombre completo',
      problem: 'Por favor, escriba su nombre.',
    },
    email: {
      label: 'Correo electrónico *',
      placeholder: 'ana@example.com',
      problem: 'Por favor, escriba completa su dirección de correo electrónico.',
    },
    phone: { label: 'Teléfono', placeholder: 'Si quiere que le llame' },
    message: {
      label: 'Mensaje *',
      placeholder: '¿Qué le trae por aquí, y cuándo podría venir?',
      problem: 'Por favor, escriba unas palabras.',
    },
    required: 'Los campos con * son obligatorios.',
    submit: 'Enviar consulta',
    withoutScript:
      'El formulario necesita JavaScript, que está desactivado en este navegador. Por favor, llame al {phone}.',
    late: 'El formulario no ha terminado de cargarse. Lo que escriba se queda aquí, y la carga sigue sola en cuanto haya conexión. Si nada cambia, copie lo que ha escrito o llame al {number}.',
  },
  privacy: {
    heading: 'Qué pasa con lo que escribe',
    unsent:
      'Por ahora este formulario no envía ni guarda nada. Llámeme al {phone}.',
    way: {
      service: 'a través del servicio de formularios {service}',
      host: 'a través de la empresa que aloja este sitio',
    },
    sent: [
      'Lo que escriba me llega solo a mí, {way}, que puede guardarlo fuera de Australia. Lo uso para responderle y acordar una sesión, y no se lo doy a nadie más, salvo que la ley lo exija, o lo permita porque alguien corre un peligro grave.',
      'Para ver, corregir o borrar lo que me ha enviado, o para recibir gratis mi política de privacidad, llame al {phone}.',
    ],
    more: 'En {private} explico dónde presentar una queja y qué no sale de las sesiones.',
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
        title: { byBooking: { own: 'Usted reserva', call: { byDelivery: { connected: 'Le respondo', unconnected: 'Usted llama' } } } },
        text: {
          byBooking: {
            own: 'Elija una hora en mi página de reservas, o llame si prefiere preguntar antes. Le explico los límites de la confidencialidad antes de que me cuente nada.',
            call: {
              byDelivery: {
                connected:
                  'En un plazo de {replyHours}\u00a0horas, con algunos horarios para elegir y respuestas a lo que preguntó.',
                unconnected:
                  'Cuente solo lo que quiera; antes le explico los límites de la confidencialidad. Buscamos una hora y respondo a sus preguntas.',
              },
            },
          },
        },
      },
      {
        title: 'Usted elige',
        text: 'A solas o en pareja, en persona{orOnline}; y siempre puede cambiar de idea.',
      },
      {
        title: 'Nos vemos',
        text: 'La primera sesión es para conocernos y ver qué quiere cambiar. Si vienen en pareja, antes hablo a solas con cada cual.',
      },
    ],
  },
};
