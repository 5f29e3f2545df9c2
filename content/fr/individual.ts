import type { Translation } from '../../site/shapes';
import type { IndividualWords } from '../en/individual';
import { medicareCondition } from './medicare';
import { exceptions, limits, report } from './secrets';

export const individual: Translation<IndividualWords> = {
  name: 'Accompagnement individuel',
  meta: {
    title: 'Thérapie individuelle à Noosa, Australie, et en ligne',
    description:
      'Anxiété, stress, burn-out, deuil, séparation, confiance en soi : thérapie individuelle à Tewantin (Noosa, Australie) et en ligne. Séances {sessionLanguages}.',
  },
  header: {
    title: 'Accompagnement individuel : anxiété, stress, deuil',
    lead: 'Un espace rien qu’à vous, pour une inquiétude qui ne vous lâche pas, une perte, une décision, ou une vie qui ne vous va plus tout à fait.',
    scene: 'Le soir tombe, un petit voilier, fanal allumé',
  },
  pull: 'Vous pouvez commencer par me dire son prénom.',
  intro: {
    heading: 'Venir quand tout a l’air d’aller bien',
    paragraphs: [
      'Vous répondez aux messages, vous finissez votre journée de travail, vous n’oubliez aucun anniversaire. On vous dit que vous gérez très bien. On ne vous voit pas rester dix minutes dans la voiture avant de rentrer.',
      'Vous gardez tout pour vous, parce que d’autres vont plus mal, ou parce que vous ne sauriez pas nommer le problème. Il ne faut pas de catastrophe pour venir. Une journée ordinaire qui vous épuise est une raison suffisante.',
    ],
  },
  issues: {
    heading: 'Les signes qu’il est peut-être temps d’en parler',
    howOften: {
      aBadDay: 'Un de ces signes, un mauvais jour, fait partie de la vie.',
      weeks:
        'Plusieurs, presque chaque jour, pendant des semaines, c’est une raison d’en parler à votre médecin généraliste (GP) ou en thérapie.',
    },
    help: [
      {
        title: 'Trop de comprimés, automutilation, idées suicidaires',
        text: 'Si vous avez déjà pris trop de comprimés ou trop de quoi que ce soit, ou si vous vous êtes fait du mal, appelez maintenant le 000, même si vous vous sentez bien, et demandez « Ambulance », puis « French interpreter ». Si vous pensez au suicide et risquez de passer à l’acte, appelez le 000 et demandez « Ambulance », puis « French interpreter », ou allez aux urgences d’un hôpital. Si vous pensez à mettre fin à vos jours, appelez maintenant Lifeline (écoute et soutien en cas de crise) au 13 11 14, ou le Suicide Call Back Service au 1300 659 467, jour et nuit ; en attendant une réponse, allez auprès de quelqu’un avec qui vous vous sentez en sécurité, et loin de tout ce qui pourrait vous servir à vous faire du mal.',
      },
      {
        title: 'Aborigènes et insulaires du détroit de Torres',
        text: 'Les Aborigènes et les insulaires du détroit de Torres peuvent aussi appeler 13YARN au 13 92 76, jour et nuit.',
      },
      {
        title: 'Jusqu’à 25\u00a0ans',
        text: 'Je reçois des adultes. Jusqu’à 25\u00a0ans, on peut appeler Kids Helpline au 1800 55 1800.',
      },
      {
        title: 'Déprime ou anxiété',
        text: 'Pour parler d’anxiété ou de déprime, Beyond Blue répond jour et nuit, au 1300 22 4636.',
      },
      {
        title: 'Un soutien pour les hommes',
        text: 'MensLine Australia, au 1300 78 99 78, s’adresse aux hommes qui souffrent, qui sont en deuil ou seuls après une séparation.',
      },
    ],
    points: [
      'Vous vous réveillez avant l’aube et votre tête est déjà au travail.',
      'La mâchoire, la poitrine ou le ventre restent noués presque toute la journée.',
      'Vous vous emportez pour un rien, et vous le regrettez avant la fin de la phrase.',
      'Lettres, appels et décisions attendent jusqu’à vous faire peur.',
      'Il vous faut un verre, le téléphone ou toujours plus de travail pour arriver au bout de la soirée.',
      'Vous ne voyez plus grand monde, et vous dites que c’est la fatigue.',
      'Ce que vous aimiez ne vous fait plus rien.',
      'Vous retombez toujours dans le même genre de dispute, ou sur le même genre de personne.',
    ],
  },
  support: {
    heading: 'Motifs de consultation',
    intro: 'Une de ces raisons, plusieurs, ou une autre qui n’est pas ici.',
    entries: [
      {
        title: 'Anxiété et stress',
        text: 'L’inquiétude, la panique, le burn-out, le travail qui vous suit à la maison, les proches dont vous vous occupez jusqu’à ce que votre corps dise non.',
      },
      {
        title: 'Deuil et pertes',
        text: 'Un décès, une fausse couche, un divorce, la santé, une maison, l’avenir sur lequel vous comptiez. Une perte compte, même si personne n’a envoyé de fleurs.',
      },
      {
        title: 'Développement personnel',
        text: 'La confiance en soi, savoir dire non, les habitudes prises dans l’enfance pour éviter les cris, vos envies d’aujourd’hui.',
      },
      {
        title: 'Épreuves de la vie',
        text: 'Une séparation, un premier enfant, un coming out, un licenciement, la retraite, la maladie, ou une vie recommencée loin des siens.',
      },
    ],
  },
  approach: {
    heading: 'Quatre approches, en mots simples',
    intro:
      'Je choisis parmi elles. Je vous dis laquelle et pourquoi ; si elle ne vous convient pas, dites-le-moi.',
    entries: [
      {
        title: 'Thérapie cognitivo-comportementale (TCC)',
        text: 'Pensées, émotions et habitudes se déclenchent les unes les autres ; nous observons comment. Puis nous mettons la pensée à l’épreuve : « Si je dis non, on va me quitter. » Que s’est-il passé la dernière fois que vous avez dit non ?',
      },
      {
        title: 'Thérapie orientée vers les solutions',
        text: 'Nous étudions les bons jours d’aussi près que les mauvais. Qu’est-ce qui était différent, et comment en avoir un de plus cette semaine ?',
      },
      {
        title: 'Approche fondée sur la pleine conscience',
        text: 'Vous vous exercez à remarquer ce que font votre esprit et votre corps sans vous laisser entraîner, ne serait-ce qu’une minute, en faisant la vaisselle.',
      },
      {
        title: 'Approche centrée sur la personne',
        text: 'Vous choisissez le sujet et le rythme. J’écoute sans juger, en partant de l’idée que vous connaissez votre vie mieux que moi.',
      },
    ],
  },
  anxiety: {
    heading: 'Apprivoiser l’anxiété',
    paragraphs: [
      'L’anxiété est une alarme. Elle affole le cœur pour que vous puissiez fuir le danger, et elle se déclenche pour un e-mail comme pour un incendie. Éviter ce qui la déclenche soulage aussitôt. C’est là le piège, car la fois suivante, elle sonne plus tôt.',
      'Nous faisons donc deux choses. Vous apprenez à baisser le volume de l’alarme et, par petits pas que vous choisissez, vous retournez vers ce que vous évitiez. Parfois l’alarme a raison.',
    ],
    help: [
      'Si vous évitez une personne qui vous fait du mal, nous ne nous exerçons pas à la revoir : appelez 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732. En danger immédiat, appelez le 000. Ne vous exercez pas non plus sans aide à affronter les lieux ou les souvenirs d’un événement effrayant que vous avez vécu : cela demande une personne formée au psychotraumatisme. Parlons-en d’abord ; votre médecin généraliste (GP) peut aussi vous adresser à quelqu’un.',
      'Pour une douleur dans la poitrine, un évanouissement ou quoi que ce soit de soudain ou de grave, appelez le 000 et demandez « Ambulance », puis « French interpreter ». Pour tout autre symptôme nouveau, voyez d’abord un médecin.',
    ],
    practiceIntro: 'Quelques exercices possibles :',
    practices: [
      'Inspirer en comptant jusqu’à 4, expirer en comptant jusqu’à 6, pendant deux ou trois minutes.',
      'Donner à l’inquiétude quinze minutes par jour, sur papier. Le reste du temps, la remettre à ce rendez-vous.',
      'Nommer ce que vous voyez, touchez et entendez, jusqu’à ce que la pièce redevienne réelle.',
      'Trouver le plus petit pas vers une situation ordinaire que vous évitez, et l’essayer.',
    ],
  },
  grief: {
    heading: 'Le deuil, quand les autres sont passés à autre chose',
    paragraphs: [
      'Les fleurs ont fané, les cartes n’arrivent plus. Les gens prenaient de vos nouvelles, maintenant ils parlent de la météo. Vous avez repris le travail au bout de quinze jours, parce que la maison était trop silencieuse, et au travail, ça va. Le plus dur, c’est le trajet du retour.',
      'Ou bien vous n’avez pas pleuré. Vous avez réparé le portail, vidé le garage, réglé les papiers avec la banque. C’est une façon d’être en deuil. La colère en est une autre, contre l’hôpital, contre Dieu, ou contre la personne qui vous a tout laissé sur les bras. Le soulagement aussi, après une longue maladie, avec la honte qui le suit.',
      'Si le manque devient une envie de ne plus être là, je vous en prie, n’attendez pas la séance. Appelez Lifeline au 13 11 14, à toute heure, ou, en cas d’urgence, le 000 (dites « Ambulance », puis « French interpreter »).',
      'Il n’y a pas d’étapes par lesquelles vous devriez passer. Nous parlons de la personne que vous avez perdue et de vos journées telles qu’elles sont, pour trouver comment porter cette absence et laisser de la place au reste de votre vie.',
    ],
  },
  expect: {
    heading: 'En pratique',
    intro: {
      unsaid: `${medicareCondition.unsaid} Avec un Mental Health Care Plan (plan de traitement en santé mentale) qui y donne droit, Medicare peut rembourser une partie du prix des séances individuelles ; les montants sont à la page Tarifs et remboursements.`,
      registered: `${medicareCondition.registered} Avec un Mental Health Care Plan (plan de traitement en santé mentale) qui y donne droit, Medicare peut rembourser une partie du prix des séances individuelles ; les montants sont à la page Tarifs et remboursements.`,
      unregistered:
        'Une séance coûte {fee.individual}, à Tewantin ou en ligne ; le reste est à la page Tarifs et remboursements.',
    },
    entries: [
      {
        title: 'La première séance',
        text: 'Je vous demande pourquoi vous venez maintenant, et ce que vous aimeriez voir changer. Si les larmes viennent ou si vous perdez le fil, nous avons le temps. À la fin, vous saurez ce que je propose, et vous pourrez prendre quelques jours pour décider.',
      },
      {
        title: 'Les séances suivantes',
        text: 'Elles durent {length.individual}, une fois par semaine ou toutes les deux semaines. Nous partons des jours écoulés, car c’est là que le changement se voit, et vous repartez souvent avec quelque chose à essayer chez vous.',
      },
      {
        title: 'Les progrès',
        text: 'De temps en temps, nous faisons le point : les progrès, les difficultés, la suite. Une mauvaise semaine n’efface rien. À mesure que vous avez moins besoin de moi, les rendez-vous s’espacent, jusqu’au dernier.',
      },
    ],
  },
  confidentiality: {
    heading: 'La confidentialité et ses limites',
    intro: `Ni votre famille, ni votre employeur, ni votre partenaire n’apprendront par moi ce que vous dites, ni que vous venez. ${limits}`,
    entries: [...exceptions, report],
  },
  callToAction: {
    heading: 'Commencez par ce qui vous pèse aujourd’hui',
    text: 'Appelez ou prenez rendez-vous ; nous démêlerons le reste en séance.',
  },
};
