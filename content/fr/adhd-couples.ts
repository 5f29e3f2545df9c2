import type { Translation } from '../../site/shapes';
import type { AdhdCouplesWords } from '../en/adhd-couples';
import { exceptions, limits, secrets } from './secrets';

export const adhdCouples: Translation<AdhdCouplesWords> = {
  name: 'TDAH et couples neuroatypiques',
  meta: {
    title: 'Thérapie de couple et TDAH à Noosa, Australie',
    description:
      'TDAH, autisme et charge mentale dans le couple : moins de reproches et des outils, à Tewantin (Noosa, Australie) et en ligne. Séances {sessionLanguages}.',
  },

  header: {
    title: 'TDAH et couples neuroatypiques : deux cerveaux, un foyer',
    lead: 'L’un oublie, l’autre rappelle ; l’un a besoin de calme, l’autre de compagnie ; et vous finissez chacun dans votre coin. Je vous aide à comprendre comment fonctionne chacun de vous et où sont les blessures, puis à trouver une organisation qui tienne à la maison.',
    scene: 'Un matin clair, un panier qui prend forme',
  },

  pull: 'Les deux versions sont vraies. Quand chacun de vous peut redire à voix haute celle de l’autre sans la discuter, nous pouvons parler des changements à faire.',

  intro: {
    heading: 'Le TDAH et l’autisme dans la vie de couple',
    paragraphs: [
      'Le TDAH (trouble du déficit de l’attention avec ou sans hyperactivité) agit sur la façon dont le cerveau gère l’attention, le temps et les émotions fortes. On peut aimer beaucoup et oublier beaucoup. Mais quand la facture est en retard pour la troisième fois, l’oubli a tout l’air de l’indifférence.',
      'Petit à petit, l’un de vous se retrouve à tout gérer, et l’autre à se faire reprendre. Ce n’est ni de la paresse ni une manie du contrôle, et personne ne l’a voulu.',
      'L’autisme agit sur la façon dont le cerveau perçoit les gens, les sons, le toucher et les changements. Une personne autiste peut aimer profondément, le montrer par des actes plutôt que par des mots, et sortir épuisée d’une soirée qui a reposé l’autre. Par couple neuroatypique, on entend un couple où l’un des deux au moins a un TDAH, est autiste, ou pense et perçoit autrement que la plupart des gens.',
    ],
  },

  issues: {
    heading: 'Des scènes que vous connaissez peut-être',
    intro: 'Lesquelles ressemblent à votre semaine ?',
    points: [
      'La charge mentale est toute d’un côté : l’agenda de la famille tient dans une seule tête.',
      'Un simple rappel s’entend comme un reproche.',
      '« Cinq minutes » ont duré deux heures.',
      'Chaque pièce de la maison a son chantier inachevé.',
      'Un achat sur un coup de tête, qu’on a ensuite caché.',
      'Au début, vous aviez toute son attention. Aujourd’hui, vous passez après un écran.',
      'Un bruit que l’un remarque à peine est insupportable pour l’autre.',
      'Vous en parlez, vous vous mettez d’accord, et rien ne change.',
    ],
  },

  bothSides: {
    heading: 'La même scène, vécue deux fois',
    intro:
      'Dans ces scènes, un seul des deux a un TDAH. Si vous en avez un tous les deux, vous vous reconnaîtrez peut-être d’un côté comme de l’autre.\n\nLe TDAH et l’autisme n’excusent jamais la violence ni l’emprise ; une crise de surcharge ne les excuse pas davantage. Si vous avez peur de votre partenaire, ne commencez pas par une thérapie de couple : appelez 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732, ou le 000 en cas de danger.',
    leftLabel: 'Avec un TDAH',
    rightLabel: 'Sans TDAH',
    pairs: [
      {
        moment: 'Le linge est resté dans la machine',
        left: 'J’y ai pensé l’après-midi, puis au dîner, puis en me couchant. C’est le matin, et j’ai honte.',
        right:
          'Si je le redis, je passe pour casse-pieds. Si je me tais, c’est moi qui le ferai, comme tout le reste.',
      },
      {
        moment: 'Vous deviez partir à dix-huit heures',
        left: 'Il restait une demi-heure, puis il était trop tard. Entre les deux, je n’ai rien senti passer.',
        right: 'J’attends à la porte, les clés à la main. Encore une fois, je passe en dernier.',
      },
      {
        moment: 'Quelqu’un raconte sa journée',
        left: 'Un mot m’a donné une idée, et j’ai décroché. Je n’ose pas demander ce que j’ai manqué.',
        right:
          'Tu as les yeux dans le vague. Je m’arrête au milieu d’une phrase, et tu ne t’en rends pas compte.',
      },
      {
        moment: 'Une remarque sur une casserole',
        left: 'Moi, j’entends que je te déçois encore. J’ai mal, et je m’emporte.',
        right:
          'Je n’ai parlé que d’une casserole. Maintenant on se dispute, et la casserole est toujours là.',
      },
    ],
  },

  autism: {
    heading: 'Quand l’un de vous est autiste',
    intro:
      'Chacun de vous peut mal comprendre l’autre. Cela vaut dans les deux sens, et aucun des deux n’est la norme.',
    leftLabel: 'La personne autiste',
    rightLabel: 'La personne non autiste',
    pairs: [
      {
        moment: 'Le dîner entre amis',
        left: 'Au bout d’une heure, toutes les voix ont le même volume. J’ai souri toute la journée au travail, et je n’ai plus rien en réserve.',
        right:
          'C’est encore moi qui trouve une excuse pour partir. En voiture, tu ne dis pas un mot, et je me dis que c’est ma faute.',
      },
      {
        moment: 'Un changement de programme',
        left: 'J’avais toute la journée en ordre dans la tête. Il faut tout refaire, et vite.',
        right:
          'J’ai dit « et si on dînait dehors ? » pour te faire plaisir. À voir ta tête, je venais de t’enlever quelque chose.',
      },
      {
        moment: '« Alors, ta journée ? »',
        left: 'J’ai répondu « bien », parce que c’était vrai. Je n’ai pas compris que tu voulais qu’on parle.',
        right: 'J’attendais que tu me demandes « et toi ? ». Je ne devrais pas avoir à le dire.',
      },
      {
        moment: 'En pleine dispute',
        left: 'Je n’ai plus de mots. Je ferme la porte pour revenir à moi, pas pour te punir.',
        right: 'Je reste dans le couloir avec tout ça. Vu d’ici, tu t’en moques.',
      },
    ],
    helpIntro: 'Quelques pistes que des couples essaient :',
    help: [
      'Dire clairement vos envies : une allusion passe facilement inaperçue.',
      'Annoncer tôt les projets et les changements, par écrit si cela aide.',
      'Convenir d’un endroit calme, d’un signe pour « c’est trop » et d’une heure pour revenir.',
      'Raconter comment se vit, de l’intérieur, un repli ou une crise de surcharge : on ne l’a pas choisi.',
      'Repérer les preuves d’amour de l’autre, comme un plein d’essence ou un article envoyé à midi.',
    ],
  },

  approach: {
    heading: 'Travailler avec deux façons de penser',
    intro: 'Le conseil habituel, « communiquez davantage », aide ici moins qu’on ne l’espère.',
    entries: [
      {
        title: 'Traduire d’abord, résoudre ensuite',
        text: 'Que voulait dire ce retard pour la personne qui attendait ? Et que se passait-il dans la tête de l’autre ?',
      },
      {
        title: 'Moins de reproches, autant de responsabilité',
        text: 'Il est utile de savoir pourquoi on oublie. La facture reste quand même à payer, et nous cherchons comment y arriver.',
      },
      {
        title: 'Quitter les rôles de maître et d’élève',
        text: 'Entre quelqu’un qui vérifie et quelqu’un qui rend des comptes, le désir s’émousse souvent. Je vous aide à redevenir deux adultes qui s’organisent ensemble.',
      },
      {
        title: 'De petites expériences',
        text: 'Vous essayez un changement pendant quinze jours. S’il échoue, nous changeons d’outil.',
      },
    ],
  },

  household: {
    heading: 'Des outils pour le quotidien avec un TDAH',
    intro:
      'Des efforts, vous en avez déjà fait beaucoup. Ces outils soulagent la mémoire au lieu de lui en demander plus.',
    entries: [
      {
        title: 'Rendre le temps visible',
        text: 'Un minuteur où l’on voit fondre les minutes. « Partir à dix-huit heures », découpé en chaussures, clés, voiture.',
      },
      {
        title: 'Confier les rappels à un objet',
        text: 'Une alarme, ou un panier près de la porte pour tout ce qui doit sortir, rappelle sans hausser le ton.',
      },
      {
        title: 'Des tâches confiées en entier',
        text: 'La lessive, c’est du panier à l’armoire, et y penser en fait partie. Répartissez les tâches selon ce que chacun de vous démarre le plus facilement.',
      },
      {
        title: 'Un mot pour dire « pause »',
        text: 'Chacun peut le dire quand l’émotion déborde, en proposant une heure pour reprendre.',
      },
    ],
  },

  sessionsThatFit: {
    heading: 'Des séances adaptées à votre façon de penser',
    intro:
      'Ni l’immobilité ni le regard dans les yeux ne sont obligatoires. Dites-moi ce qui vous convient. Nous pouvons :',
    points: [
      'nous en tenir à un sujet, écrit là où chacun peut le voir',
      'faire une pause avant la saturation',
      'travailler debout, en marchant, en dessinant ou les mains occupées',
      'adapter la lumière, le son et les sièges quand c’est possible',
      'finir par un court résumé écrit et un seul prochain pas',
      'convenir d’un rappel pour la prochaine séance',
    ],
  },

  noDiagnosis: {
    heading: 'On peut venir sans diagnostic',
    paragraphs: [
      'Je ne pose pas de diagnostic et je ne prescris rien. Pour un bilan de TDAH ou d’autisme, ou pour un médicament, commencez par votre médecin généraliste (GP). Dans le Queensland, certains généralistes évaluent maintenant le TDAH chez l’adulte et prescrivent le traitement ; d’autres vous adressent à un spécialiste (psychiatre ou psychologue), comme pour l’autisme. L’accompagnement peut se faire en parallèle.',
      'Un diagnostic tardif apporte souvent, le même jour, du soulagement et du chagrin : ce n’était donc pas de la paresse ; et toutes ces années, qu’auraient-elles pu être ? Votre partenaire aussi peut avoir un deuil à faire.',
      'Vous avez tout autant votre place ici si vous pensez être autiste et ne l’avez jamais dit à personne, ou si votre différence n’a pas de nom.',
    ],
  },

  expect: {
    heading: 'Les séances, du début à la fin',
    intro: 'Chaque séance dure {length.couples}, pour {fee.couples}.',
    entries: [
      {
        title: 'La première séance',
        text: 'Avant de commencer, je parle en tête-à-tête avec chacun de vous, comme avec tous les couples. Puis nous reprenons une journée récente, telle que chacun de vous l’a vécue ; l’histoire de votre vie viendra plus tard.',
      },
      {
        title: 'Les séances suivantes',
        text: 'Chaque semaine ou toutes les deux semaines, vous me racontez ce que vous avez essayé. « On a oublié » nous apprend aussi quelque chose.',
      },
      {
        title: 'Les signes de progrès',
        text: 'Moins de rappels, et des disputes qui finissent plus tôt. Quand vos outils marchent sans moi, nous arrêtons, et vous pouvez revenir s’ils s’usent un jour.',
      },
    ],
  },

  confidentiality: {
    heading: 'La confidentialité et ses limites',
    intro: `Ce que vous me dites reste entre nous. ${limits}`,
    entries: [...exceptions, ...secrets],
  },

  questions: {
    heading: 'Questions sur le TDAH, l’autisme et le couple',
    questions: [
      {
        question: 'Et si nous avons tous les deux un TDAH ?',
        answer:
          'L’organisation n’est alors le fort ni de l’un ni de l’autre, mais vous vous comprenez peut-être très bien. Nous mettons en place des habitudes qui marchent encore quand vous oubliez l’un comme l’autre.',
      },
      {
        question: 'Le TDAH et l’autisme, n’est-ce pas juste une excuse ?',
        answer: 'Ils expliquent bien des choses, et chacun reste responsable de ses actes.',
      },
    ],
  },

  callToAction: {
    heading: 'Avant que l’idée ne s’envole',
    text: 'Prenez rendez-vous, ou appelez. Vous pouvez commencer par n’importe quel bout.',
  },
};
