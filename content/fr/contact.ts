import type { Translation } from '../../words/shapes';
import type { ContactWords } from '../en/contact';

export const contact: Translation<ContactWords> = {
  name: 'Contact',
  meta: {
    title: 'Contact : thérapie à {place.area} (Australie){orOnline}',
    description: {
      byDelivery: {
        connected:
          'Appelez le {phone} ou écrivez. Thérapie à {place.whole} (Australie){orOnline}, séances {sessionLanguages}. Réponse sous {replyHours}\u00a0heures.',
        unconnected: 'Appelez le {phone}. Thérapie de couple ou accompagnement individuel à {place.whole} (Australie){orOnline}. Séances {sessionLanguages}.',
      },
    },
  },
  header: {
    title: 'Me contacter',
    lead: {
      byBooking: {
        own: {
          byDelivery: {
            connected:
              'Réservez en ligne, ou appelez ou écrivez ({sessionLanguages}) pour une question. Ni lettre d’orientation ni diagnostic ne sont nécessaires. Je réponds à chaque message sous {replyHours}\u00a0heures.',
            unconnected: 'Réservez en ligne, ou appelez ({sessionLanguages}) pour une question. Ni lettre d’orientation ni diagnostic ne sont nécessaires.',
          },
        },
        call: {
          byDelivery: {
            connected:
              'Appelez ou écrivez ({sessionLanguages}) pour un rendez-vous ou une question. Votre nom et un horaire suffisent, sans lettre d’orientation ni diagnostic. Je réponds à chaque message sous {replyHours}\u00a0heures.',
            unconnected:
              'Appelez ({sessionLanguages}) pour un rendez-vous ou une question. Votre nom et un horaire suffisent, sans lettre d’orientation ni diagnostic.',
          },
        },
      },
    },
  },
  phone: {
    text: 'Si je ne réponds pas, c’est que je suis en séance ou que le cabinet est fermé. Laissez votre prénom et un numéro, dites quand je peux vous appeler sans risque pour vous, et je vous rappellerai. Dites aussi si je peux laisser un message ou envoyer un SMS ; si vous ne le dites pas, je ne le ferai pas.',
    unanswered: 'Quand je ne peux pas répondre',
    otherWays: {
      title: 'S’il vous est difficile d’appeler',
      text: 'Il suffit de dire, en anglais, « counselling », votre prénom, votre numéro et le moment où je peux vous rappeler sans risque (« Monday at 10\u00a0am »). Le National Relay Service (accesshub.gov.au, en anglais) relaie les appels des personnes sourdes ou qui ont du mal à parler. Si vous préférez parler une autre langue en séance, votre médecin (GP) peut vous orienter.',
    },
    voicemail: {
      'only me': 'Je suis la seule personne à écouter les messages.',
      'others too':
        'Quelqu’un d’autre au cabinet écoute aussi les messages : n’y dites que ce que cette personne peut savoir.',
      none: 'Si je ne réponds pas, c’est que je suis en séance ou que le cabinet est fermé. Il n’y a pas de répondeur : rappelez un peu plus tard.',
    },
    texts: {
      yes: 'Envoyer un SMS',
      no: 'Ce numéro ne reçoit pas de SMS.',
    },
    email: 'Écrire un e-mail',
    subject: 'Demande de renseignements',
    booking: 'Réserver en ligne',
  },
  refer: 'Médecins et autres professionnels : m’adresser quelqu’un',
  location: {
    heading: 'Lieu',
    lines: ['{place.whole}', '{place.state}, Australie'],
    map: 'Voir sur une carte',
    beforeSession: 'Vous recevez l’adresse avant la première séance.',
    online:
      'Les séances en ligne se font en vidéo, au même tarif, {reach}.',
    elsewhere: 'Je travaille là où la loi locale et mon assurance professionnelle le permettent.',
    abroad: 'De l’étranger, composez le {number}.',
  },
  visit: {
    heading: 'Avant de venir',
    labels: {
      callBack: 'Quand je rappelle',
      notes: 'Mes notes',
      stepFreeAccess: 'Accessibilité',
      parking: 'Stationnement',
    },
    general: {
      stepFreeAccess:
        'Dites-moi ce qu’il vous faut pour entrer et vous asseoir à l’aise ; nous vérifierons avant votre venue que la salle convient.',
      waitingTime:
        'Quand vous appelez, je vous indique mon prochain créneau libre. En attendant, votre médecin peut vous aider.',
    },
    reducedFee: {
      title: 'Tarif réduit',
      text: 'Demandez-le en appelant (« reduced fee »). Je vous dirai s’il reste une place, et vous n’avez pas à vous justifier.',
    },
  },
  hours: {
    heading: 'Horaires du cabinet',
    days: 'Du {from} au {to}',
    byAppointment: 'sur rendez-vous',
    closed: 'fermé',
    closures: 'Fermé à ces dates',
    evenings: 'Rendez-vous possibles en soirée.',
    zone: 'Heure locale ({place.state})',
  },
  website: {
    action: 'Voir mon site personnel',
  },
  form: {
    heading: 'Envoyer un message',
    notice: 'Ce que vous écrivez ici ne me parvient pas encore. Pour me joindre :',
    unsent: { title: 'Rien n’a été envoyé.', call: 'Appelez le' },
    emergency:
      'En cas d’urgence, appelez le 000 (« Police » ou « Ambulance », ville et État d’Australie, « French interpreter »). Je ne suis pas une ligne d’urgence et, la nuit, je n’entends pas le téléphone ; Lifeline répond jour et nuit, au 13\u00a011\u00a014. Avec un interprète, appelez le 131\u00a0450 et dites « French », puis « Lifeline ».',
    intro:
      'Donnez une adresse e-mail que personne d’autre ne lit. Je ne vous appelle, ne vous envoie de SMS et ne vous laisse de message que si vous me dites que c’est sans risque.',
    name: { label: 'Nom *', placeholder: 'Prénom et nom', problem: 'Indiquez votre nom.' },
    email: {
      label: 'E-mail *',
      placeholder: 'vous@example.com',
      problem: 'Indiquez votre adresse e-mail complète.',
    },
    phone: { label: 'Téléphone', placeholder: 'Pour que je vous appelle' },
    message: {
      label: 'Message *',
      placeholder: 'Qu’est-ce qui vous amène, et quand pourriez-vous venir ?',
      problem: 'Écrivez quelques mots.',
    },
    required: 'Les champs avec * sont obligatoires.',
    submit: 'Envoyer le message',
    withoutScript:
      'Le formulaire a besoin de JavaScript, qui est désactivé dans ce navigateur. Appelez plutôt le {phone}.',
    late: 'Le formulaire n’est pas encore prêt. Ce que vous écrivez reste ici, et le chargement reprend de lui-même dès que la connexion revient. Si rien ne change, copiez votre texte ou appelez le {number}.',
  },
  privacy: {
    heading: 'Ce que devient votre message',
    unsent:
      'Pour le moment, ce formulaire n’envoie ni ne conserve rien : appelez le {phone}.',
    way: {
      service: 'par le service de formulaires {service}',
      host: 'par l’hébergeur de ce site',
    },
    sent: [
      'Votre message n’est lu que par moi. Il passe {way}, qui peut le conserver hors d’Australie. Je m’en sers pour vous répondre et convenir d’une séance, et je ne le transmets à personne, sauf si la loi l’exige, ou si elle l’autorise parce que quelqu’un est en grave danger.',
      'Pour le consulter, le corriger ou le faire effacer, ou pour recevoir gratuitement ma politique de confidentialité, appelez le {phone}.',
    ],
    more: 'Où adresser une réclamation, et ce qui reste entre nous en séance : voyez la page {private}.',
  },
  toast: {
    title: 'Message envoyé !',
    description: 'Merci pour votre message. Je vous répondrai sous {replyHours}\u00a0heures.',
    close: 'Fermer',
    region: 'Notifications',
  },
  next: {
    heading: 'Et ensuite ?',
    steps: [
      {
        title: { byBooking: { own: 'Vous réservez', call: { byDelivery: { connected: 'Je réponds', unconnected: 'Vous appelez' } } } },
        text: {
          byBooking: {
            own: 'Choisissez un horaire sur ma page de réservation, ou appelez si vous préférez d’abord poser une question. Je vous expose les limites de la confidentialité avant que vous ne me disiez quoi que ce soit.',
            call: {
              byDelivery: {
                connected:
                  'Sous {replyHours}\u00a0heures, avec quelques horaires au choix et des réponses à vos questions.',
                unconnected:
                  'Ne dites que ce que vous voulez ; je vous expose d’abord les limites de la confidentialité. Nous trouvons un horaire, et je réponds à vos questions.',
              },
            },
          },
        },
      },
      {
        title: 'Vous choisissez',
        text: 'En individuel ou à deux, en cabinet{orOnline}. Vous pourrez encore changer d’avis.',
      },
      {
        title: 'Nous nous rencontrons',
        text: 'La première séance sert à faire connaissance et à dire ce que vous aimeriez changer. En couple, je parle d’abord en tête-à-tête avec chacun de vous.',
      },
    ],
  },
};
