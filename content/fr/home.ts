import type { Translation } from '../../words/shapes';
import type { HomeWords } from '../en/home';

export const home: Translation<HomeWords> = {
  name: 'Accueil',
  meta: {
    title: 'Thérapie de couple et individuelle à Noosa, Australie',
    description: {
      byServices: {
        all:
          'Crise de couple, infidélité, sexualité, TDAH, anxiété, deuil : thérapie à Tewantin (Noosa), sur la Sunshine Coast, en Australie, et en ligne. Séances {sessionLanguages}.',
        some:
          'Thérapie de couple et individuelle à Tewantin (Noosa), sur la Sunshine Coast, en Australie, et en ligne : crise, anxiété, deuil. Séances {sessionLanguages}.',
      },
    },
  },
  hero: {
    eyebrow: 'Thérapie de couple, Sunshine Coast et en ligne',
    title: 'Se retrouver, à deux ou avec soi.',
    lead: 'Un accompagnement calme et concret, en couple ou en individuel : après une infidélité, dans une maison devenue silencieuse, ou quand tout pèse trop lourd.',
    imageTitle: 'La rivière Noosa descend des collines, passe devant un pandanus et rejoint la mer',
    facts: [
      { figure: 'Plus de {experienceYears}\u00a0ans', text: 'd’expérience' },
      {
        figure: '{satisfaction}',
        text: 'de satisfaction',
        note: 'chiffre du cabinet lui-même',
      },
      { figure: 'En visio aussi', text: 'en Australie et ailleurs' },
    ],
  },
  about: {
    sentence: 'J’écoute, je pose des questions, et je vous dis ce que je remarque.',
    paragraphs: [
      {
        byExperience: {
          given:
            'Je suis thérapeute (en Australie, « counsellor ») à Tewantin, là où la rivière Noosa s’élargit avant la mer, et j’ai plus de {experienceYears}\u00a0ans d’expérience. Je reçois des couples qui s’aiment et n’arrêtent pas de se disputer, des personnes tombées sur un message qui ne leur était pas destiné, et d’autres que l’inquiétude ou le deuil épuise.',
          unsaid:
            'Je suis thérapeute (en Australie, « counsellor ») à Tewantin, là où la rivière Noosa s’élargit avant la mer. Je reçois des couples qui s’aiment et n’arrêtent pas de se disputer, des personnes tombées sur un message qui ne leur était pas destiné, et d’autres que l’inquiétude ou le deuil épuise.',
        },
      },
      'Venez avec le plus dur de votre semaine ; nous verrons ce que nous pourrions essayer.',
    ],
    promises: [
      {
        title: 'Je ne prends pas parti',
        text: 'En séance de couple, chacun de vous a du temps, et je ne rends pas de verdict. Rester ou partir, c’est à chacun de vous d’en décider, et la sécurité passe avant tout.',
      },
      {
        title: 'Vous repartez avec une piste',
        text: 'Une phrase à essayer, une pause décidée d’avance, une question à laisser mûrir : de petites choses, faisables même un mauvais jour.',
      },
      {
        title: 'Vous connaissez les prix',
        text: {
          bySessions: {
            both: 'Tarifs et remboursements tiennent sur une page. Une séance dure en général {length.individual}, ou {length.couples} en couple, et nous nous voyons chaque semaine ou toutes les deux semaines.',
            single: 'Tarifs et remboursements tiennent sur une page. Une séance dure en général {length.individual}, et nous nous voyons chaque semaine ou toutes les deux semaines.',
            couples: 'Tarifs et remboursements tiennent sur une page. Une séance dure en général {length.couples}, et nous nous voyons chaque semaine ou toutes les deux semaines.',
          },
        },
      },
    ],
    action: 'Voir les tarifs et remboursements',
  },
  pathway: {
    heading: 'Se reconstruire après une infidélité, en trois phases',
    intro: 'Rester ensemble n’est pas la seule bonne issue.',
    phases: {
      crisis: {
        label: 'Première phase',
        title: 'Crise et stabilisation',
        text: 'D’abord le sommeil, la sécurité et des limites, puis les décisions, une à une.',
      },
      understanding: {
        label: 'Deuxième phase',
        title: 'Compréhension et mise en mots',
        text: 'Les faits, le sens que vous leur donnez, et les mots que chacun de vous a besoin de dire et d’entendre.',
      },
      rebuilding: {
        label: 'Troisième phase',
        title: 'Reconstruction et nouveau départ',
        text: 'De nouveaux accords, une confiance regagnée au quotidien, et une décision que vous assumez tous les deux.',
      },
    },
    action: 'Comment on se reconstruit après une infidélité',
  },
  services: {
    heading: 'Comment je peux vous aider',
  },
  adhd: {
    heading: 'TDAH et couples neuroatypiques',
    paragraphs: [
      'La facture a encore été oubliée. L’un de vous s’en veut ; l’autre en a assez de servir d’agenda et de réveil, et de jouer le parent déçu. Vous savez d’avance comment la soirée va finir.',
      'Nous regardons comment chacun de vous vit l’attention, le temps et les émotions, pour trouver des habitudes qui en tiennent compte.',
    ],
    action: 'Vivre à deux avec un TDAH',
  },
  closing: {
    heading: 'Prenez rendez-vous, ou posez d’abord vos questions',
    text: {
      byDelivery: {
        connected: 'Appelez, ou envoyez un message. Je réponds sous {replyHours}\u00a0heures.',
        unconnected:
          'Appelez, et demandez tout ce que vous voudriez savoir avant une première séance.',
      },
    },
  },
};
