import type { ContactWords } from '../en/contact';
import { factsFor } from '../facts';

const facts = factsFor('es');

export const contact: ContactWords = {
  name: 'Contacto',
  meta: {
    title: 'Contacto y reserva de sesiones en Noosa',
    description: `Reserve una sesión o haga una pregunta: llame al ${facts.phone} o envíe una consulta. En persona en Tewantin, Noosa, o en línea. Respuesta en ${facts.replyHours} horas.`,
  },
  header: {
    title: 'Contacto: empiece con una llamada o unas líneas',
    lead: `Cuente lo que quiera, mucho o poco. Leo personalmente cada consulta y respondo en un plazo de ${facts.replyHours} horas.`,
  },
  phone: {
    heading: 'Por teléfono',
    text: 'Si estoy en una sesión, no puedo contestar. Deje su nombre de pila y un número, y le devolveré la llamada.',
  },
  location: {
    heading: 'Dónde',
    lines: ['Tewantin, Noosa', 'Queensland, Australia'],
    text: 'Recibirá la dirección al reservar. Las sesiones en línea son por videollamada, desde cualquier lugar de Australia y del mundo, con las mismas tarifas.',
  },
  visit: {
    heading: 'Conviene saber',
    labels: {
      stepFreeAccess: 'Acceso sin escalones',
      parking: 'Estacionamiento',
      waitingTime: 'Tiempo de espera',
      videoPlatform: 'Sesiones en línea',
    },
  },
  hours: {
    heading: 'Horario de atención',
    byAppointment: 'con cita previa',
    closed: 'cerrado',
    evenings: 'También hay citas por la noche.',
    zone: 'Hora de Queensland, la misma todo el año',
  },
  website: {
    heading: 'Mi sitio personal',
    text: 'Allí cuento más sobre quién soy y cómo trabajo.',
    action: 'Visitar mi sitio personal',
  },
  form: {
    heading: 'Enviar una consulta',
    emergency: 'Este formulario no es para emergencias: llame al 000 o a Lifeline, 13 11 14.',
    intro:
      'Si no es seguro que le llame, le escriba o le deje un mensaje, dígamelo. Lo que escriba se queda en esta página hasta que pulse el botón; no incluya nada que no pondría en un correo electrónico.',
    name: { label: 'Nombre *', placeholder: 'Su nombre completo' },
    email: { label: 'Correo electrónico *', placeholder: 'nombre@example.com' },
    phone: { label: 'Teléfono', placeholder: 'Si prefiere hablar' },
    message: { label: 'Mensaje *', placeholder: '¿Qué le trae por aquí, y cuándo podría venir?' },
    required: 'Los campos con * son obligatorios.',
    submit: 'Enviar consulta',
    withoutScript: `El formulario necesita JavaScript, que está desactivado en este navegador. Por favor, llame al ${facts.phone}.`,
    late: `El formulario no ha terminado de cargarse. Recargue la página o llame al ${facts.phone}.`,
  },
  privacy: {
    heading: 'Qué pasa con lo que escribe',
    unsent: `Por ahora este formulario no envía ni guarda nada: lo que escriba no sale de esta página ni le llega a nadie. Para hablar conmigo, llame al ${facts.phone}.`,
    sent: [
      'Lo que escriba me llega solo a mí, a través del servicio de formularios {service}, que puede guardarlo fuera de Australia. Lo uso para responderle y acordar una sesión, y no se lo paso a nadie, salvo obligación legal.',
      `Para ver, corregir o borrar lo que me ha enviado, llame al ${facts.phone}. Si cree que no se ha respetado su privacidad, puede presentar una queja ante la autoridad australiana, la Office of the Australian Information Commissioner (oaic.gov.au).`,
    ],
  },
  toast: {
    title: '¡Mensaje enviado!',
    description: `Gracias por su consulta. Le responderé en un plazo de ${facts.replyHours} horas.`,
    close: 'Cerrar',
    region: 'Avisos',
  },
  next: {
    heading: 'Qué pasa después',
    steps: [
      {
        title: 'Le respondo',
        text: `En un plazo de ${facts.replyHours} horas, con algunos horarios para elegir y respuestas a lo que preguntó.`,
      },
      {
        title: 'Usted elige',
        text: 'En persona o en línea, sesión individual o de pareja. Todavía puede cambiar de idea.',
      },
      {
        title: 'Nos vemos',
        text: 'La primera sesión es para saber qué le duele y qué espera. Ese día no hay que decidir nada.',
      },
    ],
  },
};
