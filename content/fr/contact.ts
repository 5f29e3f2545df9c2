import type { ContactWords } from '../en/contact';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const contact: ContactWords = {
  name: 'Contact',
  meta: {
    title: 'Contact et rendez-vous',
    description: `Prendre rendez-vous ou poser une question : appelez le ${facts.phone} ou écrivez. En cabinet à Tewantin (Noosa) ou en ligne. Réponse sous ${facts.replyHours} heures.`,
  },
  header: {
    title: 'Me joindre ou prendre rendez-vous',
    lead: `Appelez ou écrivez ; dites-en peu ou beaucoup. Je lis chaque message moi-même et je réponds sous ${facts.replyHours} heures.`,
  },
  phone: {
    heading: 'Par téléphone',
    text: 'Si je ne réponds pas, c’est que je suis en séance. Laissez votre prénom et un numéro, et je vous rappellerai.',
  },
  location: {
    heading: 'Lieu',
    lines: ['Tewantin, Noosa', 'Queensland, Australie'],
    text: 'Vous recevez l’adresse en prenant rendez-vous. Les séances en ligne se font en visio, partout en Australie et dans le monde, aux mêmes tarifs.',
  },
  visit: {
    heading: 'Avant de venir',
    labels: {
      stepFreeAccess: 'Accès de plain-pied',
      parking: 'Stationnement',
      waitingTime: 'Délai d’attente',
      videoPlatform: 'Séances en ligne',
    },
  },
  hours: {
    heading: 'Horaires du cabinet',
    byAppointment: 'sur rendez-vous',
    closed: 'fermé',
    evenings: 'Rendez-vous possibles en soirée.',
    zone: 'Heure du Queensland, toute l’année',
  },
  website: {
    heading: 'Mon site personnel',
    text: 'J’y parle plus longuement de ma façon de travailler et de moi.',
    action: 'Voir mon site',
  },
  form: {
    heading: 'Envoyer un message',
    emergency:
      'En cas d’urgence, n’attendez pas ma réponse : appelez le 000, ou Lifeline au 13 11 14.',
    intro:
      'Dites-moi s’il est risqué de vous appeler, de vous écrire ou de laisser un message. Ce que vous écrivez reste sur cette page tant que vous n’appuyez pas sur le bouton ; laissez de côté ce que vous n’aimeriez pas voir dans un e-mail.',
    name: { label: 'Nom *', placeholder: 'Prénom et nom' },
    email: { label: 'E-mail *', placeholder: 'vous@example.com' },
    phone: { label: 'Téléphone', placeholder: 'Si vous préférez un appel' },
    message: {
      label: 'Message *',
      placeholder: 'Qu’est-ce qui vous amène, et quand pourriez-vous venir ?',
    },
    required: 'Les champs marqués d’un * sont obligatoires.',
    submit: 'Envoyer le message',
    withoutScript: `Le formulaire a besoin de JavaScript, qui est désactivé dans ce navigateur. Appelez plutôt le ${facts.phone}.`,
    late: `Le formulaire n’a pas fini de se charger. Rechargez la page ou appelez le ${facts.phone}.`,
  },
  privacy: {
    heading: 'Ce que devient votre message',
    unsent: `Pour le moment, ce formulaire n’envoie et ne conserve rien\u202f: ce que vous écrivez ne quitte pas cette page et ne parvient à personne. Pour me joindre, appelez le ${facts.phone}.`,
    sent: [
      'Votre message n’est lu que par moi. Il passe par le service de formulaires {service}, qui peut le conserver hors d’Australie. Je m’en sers pour vous répondre et convenir d’une séance, et je ne le transmets à personne, sauf obligation légale.',
      `Pour consulter, corriger ou faire effacer ce que vous m’avez envoyé, appelez le ${facts.phone}. Si vous estimez que votre vie privée n’a pas été respectée, vous pouvez saisir l’autorité australienne, l’Office of the Australian Information Commissioner (oaic.gov.au).`,
    ],
  },
  toast: {
    title: 'Message envoyé !',
    description: `Merci pour votre message. Je vous répondrai sous ${facts.replyHours} heures.`,
    close: 'Fermer',
    region: 'Notifications',
  },
  next: {
    heading: 'Ce qui se passe après votre message',
    steps: [
      {
        title: 'Je réponds',
        text: 'Vous recevez quelques horaires au choix, et des réponses à vos questions.',
      },
      {
        title: 'Vous choisissez',
        text: 'En cabinet ou en ligne, individuellement ou à deux. Vous pourrez encore changer d’avis.',
      },
      {
        title: 'Nous nous rencontrons',
        text: 'La première séance sert à comprendre ce qui fait mal et ce que vous espérez. Vous n’avez rien à y décider.',
      },
    ],
  },
};
