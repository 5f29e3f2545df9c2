import type { Translation } from '../../site/shapes';
import type { ContactWords } from '../en/contact';

export const contact: Translation<ContactWords> = {
  name: 'Contact',
  meta: {
    title: 'Rendez-vous de thérapie à Noosa, Australie, ou en ligne',
    description: {
      connected:
        'Prendre rendez-vous : appelez le {phone} ou écrivez. À Tewantin (Noosa, Australie) ou en ligne, séances {sessionLanguages}. Réponse sous {replyHours}\u00a0heures.',
      unconnected:
        'Prendre rendez-vous : appelez le {phone}. Thérapie de couple ou individuelle à Tewantin (Noosa, Australie) ou en ligne. Séances {sessionLanguages}.',
    },
  },
  header: {
    title: 'Me joindre ou prendre rendez-vous',
    lead: {
      connected:
        'Appelez ou écrivez, et dites-en autant ou aussi peu que vous voulez. Je lis chaque message moi-même et je réponds sous {replyHours}\u00a0heures.',
      unconnected:
        'Appelez pour prendre rendez-vous ou pour vous renseigner, et dites-en autant ou aussi peu que vous voulez.',
    },
  },
  phone: {
    heading: 'Par téléphone',
    text: 'Si je ne réponds pas, je suis en séance, ou le cabinet est fermé. Laissez votre prénom, un numéro et une heure où vous appeler sans risque, et je vous rappellerai. Dites si je peux vous laisser un message, vous envoyer un SMS ou donner mon nom à la personne qui décroche ; si vous ne le précisez pas, je ne ferai rien de tout cela.',
    unanswered: 'Quand je ne peux pas répondre',
    otherWays: {
      title: 'Si appeler est difficile',
      text: 'Une personne de confiance peut appeler à votre place, et le National Relay Service (accesshub.gov.au) relaie les appels des personnes sourdes ou qui ont un trouble de la parole. Les séances se font {sessionLanguages}. S’il vous est difficile de parler de votre intimité en anglais, dites-le-moi avec des phrases simples avant de prendre rendez-vous, et nous verrons franchement si je peux vous aider. Votre partenaire, un proche ou un enfant ne devraient pas servir d’interprète. Votre médecin généraliste (GP) peut vous aider à chercher quelqu’un qui parle votre langue.',
    },
    safety: 'Vous avez peur chez vous ? N’attendez pas que je réponde : appelez 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732, jour et nuit. En danger immédiat, appelez le 000.',
    voicemail: {
      'only me': 'Je suis la seule personne à écouter les messages.',
      'others too':
        'Quelqu’un d’autre au cabinet écoute aussi les messages : n’y dites que ce que cette personne peut savoir.',
      none: 'Si je ne réponds pas, je suis en séance, ou le cabinet est fermé. Il n’y a pas de répondeur : rappelez un peu plus tard.',
    },
    texts: {
      yes: 'Vous pouvez aussi envoyer un SMS au {number}.',
      no: 'Ce numéro ne reçoit pas de SMS.',
    },
    email: 'Vous pouvez aussi m’écrire à {email}.',
    booking: 'Prendre rendez-vous en ligne',
  },
  location: {
    heading: 'Lieu',
    lines: ['{place.suburb}, {place.area}', '{place.state}, Australie'],
    onBooking: 'Vous recevez l’adresse en prenant rendez-vous.',
    text: 'Les séances en ligne se font en visio, partout en Australie et dans le monde, là où la loi locale et mon assurance professionnelle le permettent. De l’étranger, composez le {number}.',
  },
  visit: {
    heading: 'Avant de venir',
    labels: {
      training: 'Ma formation',
      stepFreeAccess: 'Accessibilité',
      parking: 'Stationnement',
      waitingTime: 'Délai d’attente',
      videoPlatform: 'Séances en ligne',
      eveningTimes: 'Le soir',
      notes: 'Mes notes',
    },
    otherwise: {
      training:
        'En Australie, n’importe qui peut se dire « counsellor » (thérapeute) ou « sex therapist » (sexothérapeute). Avant de prendre rendez-vous, demandez-moi quelle est ma formation, y compris pour une difficulté comme la vôtre, à quelle organisation professionnelle j’appartiens et si j’ai une assurance professionnelle. Vous pouvez vérifier ma réponse auprès de cette organisation.',
      stepFreeAccess:
        'Dites-moi ce qu’il vous faut pour entrer et vous asseoir à l’aise, et nous verrons avant le rendez-vous si le cabinet vous convient.',
      waitingTime:
        'Quand vous appelez, je vous indique le premier créneau libre. En attendant, votre médecin généraliste (GP) peut vous aider.',
      eveningTimes:
        'Des rendez-vous en soirée sont possibles. Dites en appelant quelle heure vous convient.',
      notes:
        'Avant de commencer, demandez-moi ce que je note, où je le garde et combien de temps. La loi australienne sur la vie privée vous permet de demander à consulter votre dossier et à y faire corriger une erreur. Ce que vous m’avez dit en tête-à-tête n’est pas montré à votre partenaire, sauf si un tribunal l’ordonne.',
    },
  },
  hours: {
    heading: 'Horaires du cabinet',
    byAppointment: 'sur rendez-vous',
    closed: 'fermé',
    closures: 'Fermé à ces dates',
    evenings: 'Rendez-vous possibles en soirée.',
    zone: {
      allYear: 'Heure locale ({place.state}), toute l’année',
      daylightSaving: 'Heure locale ({place.state}), heure d’été comprise',
    },
  },
  website: {
    heading: 'Mon site personnel',
    text: 'J’y parle plus longuement de ma façon de travailler et de moi.',
    action: 'Voir mon site',
  },
  form: {
    heading: 'Envoyer un message',
    notice: {
      text: 'Ce formulaire n’est pas encore en service : rien de ce que vous écrivez ici ne parvient au cabinet.',
      emergency:
        'En cas d’urgence, appelez le 000. Si vous avez besoin de parler à quelqu’un maintenant, Lifeline répond jour et nuit, en anglais, au 13 11 14 ; pour lui parler avec un interprète, appelez TIS National au 131 450, dites « French », puis demandez Lifeline.',
    },
    emergency: 'En cas d’urgence, n’écrivez pas : appelez le 000, ou Lifeline au 13 11 14.',
    intro:
      'Donnez une adresse e-mail que personne d’autre ne lit. Je ne vous appelle, ne vous envoie de SMS et ne vous laisse de message que si vous me dites que c’est sans risque. Laissez de côté tout ce que vous n’aimeriez pas voir dans un e-mail.',
    name: { label: 'Nom *', placeholder: 'Prénom et nom' },
    email: { label: 'E-mail *', placeholder: 'vous@example.com' },
    phone: { label: 'Téléphone', placeholder: 'Pour vous rappeler' },
    message: {
      label: 'Message *',
      placeholder: 'Qu’est-ce qui vous amène, et quand pourriez-vous venir ?',
    },
    required: 'Les champs marqués d’un * sont obligatoires.',
    submit: 'Envoyer le message',
    withoutScript:
      'Le formulaire a besoin de JavaScript, qui est désactivé dans ce navigateur. Appelez plutôt le {phone}.',
    late: 'Le formulaire n’a pas fini de se charger. Rechargez la page ou appelez le {phone}.',
  },
  privacy: {
    heading: 'Ce que devient votre message',
    unsent:
      'Pour le moment, ce formulaire n’envoie ni ne conserve rien. Pour me joindre, appelez le {phone}.',
    sent: [
      'Votre message n’est lu que par moi. Il passe par le service de formulaires {service}, qui peut le conserver hors d’Australie. Je m’en sers pour vous répondre et convenir d’une séance, et je ne le transmets à personne, sauf si la loi l’exige, ou si elle l’autorise parce que quelqu’un est en grave danger.',
      'Pour consulter, corriger ou faire effacer ce que vous m’avez envoyé, ou pour recevoir gratuitement ma politique de confidentialité, appelez le {phone}.',
    ],
    complaints:
      'Si vous estimez que votre vie privée n’a pas été respectée, adressez-moi d’abord une réclamation écrite (si vous ne savez pas où l’envoyer, appelez-moi). Si la réponse ne vous satisfait pas, ou si rien ne vient dans les 30\u00a0jours, vous pouvez saisir l’autorité australienne compétente, l’Office of the Australian Information Commissioner (oaic.gov.au). Pour une réclamation au sujet d’un service de santé ({place.state}), vous pouvez saisir l’organisme compétent : {complaints}. Pour les personnes qui travaillent dans la santé sans être inscrites au registre australien (Ahpra), il existe un code de conduite national, le National Code of Conduct for Health Care Workers : demandez-m’en un exemplaire. Les organisations professionnelles reçoivent aussi les réclamations qui concernent leurs membres.',
  },
  toast: {
    title: 'Message envoyé !',
    description: 'Merci pour votre message. Je vous répondrai sous {replyHours}\u00a0heures.',
    close: 'Fermer',
    region: 'Notifications',
  },
  next: {
    heading: 'Et ensuite ?',
    steps: [
      {
        title: { connected: 'Je réponds', unconnected: 'Vous appelez' },
        text: {
          connected:
            'Sous {replyHours}\u00a0heures, avec quelques horaires au choix et des réponses à vos questions.',
          unconnected:
            'Dites ce qui vous amène. Nous trouvons un horaire, et je réponds à vos questions.',
        },
      },
      {
        title: 'Vous choisissez',
        text: 'En cabinet ou en ligne, en individuel ou à deux. Vous pourrez encore changer d’avis.',
      },
      {
        title: 'Nous nous rencontrons',
        text: 'La première séance sert à faire connaissance et à comprendre ce que vous aimeriez changer. En couple, je parle d’abord en tête-à-tête avec chacun de vous.',
      },
    ],
  },
};
