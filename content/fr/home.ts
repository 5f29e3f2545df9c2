import type { Translation } from '../../words/shapes';
import type { HomeWords } from '../en/home';

export const home: Translation<HomeWords> = {
  name: 'Accueil',
  meta: {
    title: 'Thérapie de couple et accompagnement individuel à {place.area}',
    description: 'Thérapie de couple et accompagnement individuel à {place.whole}, en Australie{andOnline} : infidélité, crise, anxiété, deuil. Séances {sessionLanguages}.',
  },
  hero: {
    title: 'Se retrouver, à deux ou avec soi.',
    lead: 'Un accompagnement calme et concret, en couple ou en individuel : après une infidélité, quand la maison est devenue silencieuse, ou quand tout pèse trop lourd.',
    tonight: 'Vous venez de découvrir une infidélité ? Pour cette nuit',
    imageTitle: 'La rivière Noosa descend des collines, passe devant un pandanus et rejoint la mer',
    decide: {
      fees: { individual: 'en individuel', couples: 'en couple' },
      allFees: {
        byRepayment: {
          some: 'Voir les tarifs et remboursements',
          none: 'Voir les tarifs',
        },
      },
      place: {
        figure: '{place.suburb}',
        text: 'à {place.area}, ou en vidéo, {reach}, au même tarif',
        here: 'à {place.area}',
      },
    },
    facts: [
      { figure: 'Plus de {experienceYears}\u00a0ans', text: 'd’expérience' },
      {
        figure: '{satisfaction}',
        text: 'de clients satisfaits',
        note: 'chiffre du cabinet',
      },
    ],
  },
  about: {
    sentence: 'J’écoute, je pose des questions, et je vous dis ce que je remarque.',
    paragraphs: [
      'Je suis thérapeute (en Australie, « counsellor ») à {place.suburb}. Je reçois des couples qui s’aiment et n’arrêtent pas de se disputer, des personnes tombées sur un message qui ne leur était pas destiné, et d’autres que l’inquiétude ou le deuil épuise.',
      'Venez avec le plus dur de votre semaine. En couple, chacun de vous a son temps de parole, et je ne rends pas de verdict. Vous repartez avec quelque chose à essayer.',
    ],
  },
  pathway: {
    heading: 'Se reconstruire après une infidélité, en trois phases',
    intro: 'Certains couples restent ensemble, d’autres se séparent ; les deux peuvent être une bonne issue.',
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
        text: 'De nouveaux accords, une confiance regagnée au quotidien, et une décision que chacun de vous peut assumer.',
      },
    },
    action: 'Comment on se reconstruit après une infidélité',
  },
  services: {
    heading: 'Comment je peux vous aider',
  },
  adhd: {
    heading: 'TDAH, autisme et couple',
    intro:
      'Nous regardons comment chacun de vous vit l’attention, le temps et les émotions, pour trouver des habitudes qui en tiennent compte.',
    action: 'Une thérapie adaptée au TDAH et à l’autisme',
  },
  closing: {
    heading: 'Réservez une séance, ou posez d’abord vos questions',
    text: {
      byDelivery: {
        connected: 'Appelez, ou envoyez un message. Je réponds sous {replyHours}\u00a0heures.',
        unconnected:
          'Appelez, et demandez tout ce que vous voudriez savoir avant une première séance.',
      },
    },
  },
};
