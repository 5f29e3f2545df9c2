import type { Translation } from '../../words/shapes';
import type { IndividualWords } from '../en/individual';
import { limits } from './privacy';

export const individual: Translation<IndividualWords> = {
  name: 'Accompagnement individuel',
  meta: {
    title: 'Accompagnement individuel à Noosa (Australie){andOnline}',
    description:
      'Anxiété, stress, burn-out, deuil, séparation, confiance en soi : accompagnement individuel à Tewantin (Noosa, Australie){andOnline}. Séances {sessionLanguages}.',
  },
  card: {
    title: 'Accompagnement individuel',
    text: 'Anxiété, stress, deuil, développement personnel, épreuves de la vie.',
    action: 'Quatre approches',
  },
  header: {
    title: 'Accompagnement individuel : anxiété, stress, deuil, changements',
    lead: 'Un espace rien qu’à vous, pour une inquiétude qui ne vous lâche pas, une perte, une décision, ou une vie qui ne vous va plus tout à fait.',
    note: 'Je reçois des adultes. Il ne vous faut pas de lettre d’orientation, et vous n’avez pas à mettre un nom sur ce qui ne va pas.',
  },
  intro: {
    heading: 'Venir quand tout a l’air d’aller bien',
    paragraphs: [
      'On vous dit que vous gérez très bien, mais on ne vous voit pas rester dix minutes dans la voiture avant de rentrer. Une journée ordinaire qui vous épuise, c’est une raison suffisante.',
    ],
  },
  support: {
    heading: 'Ce qui peut vous amener : anxiété, deuil, épreuves',
    entries: [
      {
        title: 'Anxiété et stress',
        text: 'L’inquiétude, les attaques de panique, le burn-out, le travail qui vous suit à la maison, les proches dont vous vous occupez jusqu’à ce que votre corps dise non.',
      },
      {
        title: 'Deuil et pertes',
        text: 'Un décès, une fausse couche, un divorce, la santé, une maison, l’avenir sur lequel vous comptiez. Une perte compte, même si personne n’a envoyé de fleurs.',
      },
      {
        title: 'Développement personnel',
        text: 'La confiance en soi, savoir dire non, les habitudes prises dans l’enfance pour éviter les cris.',
      },
      {
        title: 'Épreuves de la vie',
        text: 'Une séparation, un premier enfant, un coming out, un licenciement, la retraite, la maladie, ou une vie recommencée loin des siens.',
      },
    ],
  },
  issues: {
    heading: 'Les signes qu’il est peut-être temps d’en parler',
    intro:
      'Plusieurs de ces signes, presque chaque jour, pendant des semaines : c’est une raison d’en parler à votre médecin généraliste (GP), ou en séance.',
    points: [
      'Vous vous réveillez avant l’aube, le ventre noué, la tête déjà au travail.',
      'Il vous faut un verre, le téléphone ou toujours plus de travail pour finir la soirée.',
      'Vous ne voyez plus grand monde, et vous dites que c’est la fatigue.',
      'Ce que vous aimiez ne vous fait plus rien.',
    ],
  },
  danger: {
    heading: 'Idées de suicide, ou surdose',
    text: 'Appelez maintenant le 000 si vous risquez de mettre fin à vos jours, si vous avez pris trop de comprimés ou d’autre chose, ou si vous vous êtes fait du mal, même si vous vous sentez bien. Pour parler, jour et nuit, appelez Lifeline (écoute en cas de détresse) au 13 11 14 ou, si quelqu’un vous fait du mal, 1800RESPECT au 1800 737 732, quand personne ne peut vous entendre. La page {help} donne d’autres lignes, et dit que faire en attendant une réponse.',
  },
  expect: {
    heading: 'Les séances, en pratique',
    entries: [
      {
        title: 'La première séance',
        text: 'Je vous demande pourquoi vous venez maintenant, et ce que vous aimeriez voir changer. À la fin, vous saurez ce que je propose.',
      },
      {
        title: 'Les séances suivantes',
        text: 'Elles durent {length.individual}, chaque semaine ou toutes les deux semaines, et vous repartez souvent avec quelque chose à essayer chez vous.',
      },
      {
        title: 'Les progrès',
        text: 'De temps en temps, nous regardons ce qui est devenu plus facile. À mesure que vous avez moins besoin de moi, les rendez-vous s’espacent, jusqu’au dernier.',
      },
    ],
    rebate: {
      byRegistration: {
        unknown: 'La page {fees} dit dans quels cas Medicare, le système public de santé australien, rembourse une partie.',
        registered: 'J’ai l’agrément de Medicare, le système public de santé australien. La page {fees} dit ce qu’il rembourse, et comment.',
        unregistered: { byFunds: { some: 'Votre assurance santé privée remboursera peut-être une partie, selon le contrat.', none: null } },
      },
    },
  },
  approach: {
    heading: 'Quatre approches, en mots simples',
    intro: 'Je vous dis ce que je fais et pourquoi ; si cela ne vous convient pas, nous changeons.',
    entries: [
      {
        title: 'Thérapie cognitivo-comportementale (TCC)',
        text: 'Pensées, émotions et habitudes se déclenchent les unes les autres ; nous observons comment, et mettons à l’épreuve la pensée, par exemple « si je dis non, on va me quitter ».',
      },
      {
        title: 'Thérapie orientée vers les solutions',
        text: 'Nous étudions les bons jours d’aussi près que les mauvais, pour en avoir un de plus cette semaine.',
      },
      {
        title: 'Approche fondée sur la pleine conscience',
        text: 'Vous vous exercez à remarquer ce que font votre esprit et votre corps sans vous laisser entraîner.',
      },
      {
        title: 'Approche centrée sur la personne',
        text: 'Vous choisissez le sujet et le rythme ; j’écoute sans juger, en partant de l’idée que vous connaissez votre vie mieux que moi.',
      },
    ],
  },
  anxiety: {
    heading: 'Apprivoiser l’anxiété',
    paragraphs: {
      alarm:
        'L’anxiété est une alarme. Elle affole le cœur pour que vous puissiez fuir le danger, et elle se déclenche pour un e-mail comme pour un incendie. Éviter ce qui la déclenche soulage, mais la fois suivante, elle sonne plus tôt.',
      practice:
        'Vous apprenez donc d’abord à baisser le volume de l’alarme : inspirer sur 4\u00a0temps et expirer sur 6, ou donner à l’inquiétude quinze minutes par jour, par écrit. Puis, par petits pas que vous choisissez, vous retournez vers ce que vous évitiez.',
      rightly:
        'Parfois l’alarme a raison. Si vous évitez une personne qui vous fait du mal, nous ne nous exerçons pas à la revoir ; 1800RESPECT peut vous aider à rester en sécurité. Pour les lieux et les souvenirs d’un événement terrifiant, il faut quelqu’un de formé au psychotraumatisme, pas des exercices à la maison ; votre médecin peut vous orienter.',
      doctor:
        'Pour tout symptôme nouveau, consultez d’abord un médecin. Une douleur à la poitrine ou un évanouissement est une urgence, même s’il s’agit peut-être d’une attaque de panique : appelez le 000.',
    },
  },
  grief: {
    heading: 'Le deuil, quand les autres sont passés à autre chose',
    paragraphs: {
      alone:
        'Les fleurs ont fané, les cartes n’arrivent plus, et les gens qui prenaient de vos nouvelles vous parlent maintenant de la météo. Vous avez repris le travail au bout de quinze jours, parce que la maison était trop silencieuse.',
      forms:
        'Ne pas pleurer, c’est aussi une façon d’être en deuil, comme la colère, ou le soulagement après une longue maladie, avec la honte qui le suit.',
      crisis:
        'Si le manque devient une envie de ne plus être là, je vous en prie, n’attendez pas la séance. Appelez Lifeline au 13 11 14, jour et nuit.',
      carrying:
        'Il n’y a pas d’étapes par lesquelles vous devriez passer. Nous parlons de la personne que vous avez perdue, pour trouver comment porter cette absence et laisser de la place au reste de votre vie.',
    },
    pull: 'Vous pouvez commencer par me dire son prénom.',
  },
  privacy: {
    heading: 'Confidentialité',
    text: `Ni votre famille, ni votre employeur, ni votre partenaire n’apprendront rien par moi. ${limits}`,
  },
  callToAction: {
    heading: 'Commencez par ce qui vous pèse aujourd’hui',
    text: {
      byDelivery: {
        connected: 'Appelez ou écrivez ; nous démêlerons le reste en séance.',
        unconnected: 'Appelez-moi ; nous démêlerons le reste en séance.',
      },
    },
  },
};
