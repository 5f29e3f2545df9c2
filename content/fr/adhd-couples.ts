import type { AdhdCouplesWords } from '../en/adhd-couples';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const adhdCouples: AdhdCouplesWords = {
  name: 'TDAH et couples neuroatypiques',
  meta: {
    title: 'Thérapie de couple, TDAH et neuroatypie',
    description:
      'Couples neuroatypiques ou vivant avec un TDAH : moins de reproches, des outils pour le quotidien et des séances adaptées, à Tewantin (Noosa) et en ligne.',
  },

  header: {
    title: 'TDAH et couples neuroatypiques : deux cerveaux différents, un même foyer',
    lead: 'L’un oublie, l’autre rappelle, et vous finissez chacun dans votre coin. Je vous aide à démêler ce qui tient à l’attention, ce qui tient aux blessures, et ce qui pourrait marcher chez vous.',
  },

  pull: 'Les deux versions sont vraies. Quand chacun de vous peut lire à voix haute les mots de l’autre sans les discuter, nous pouvons commencer à changer la\u00a0soirée.',

  intro: {
    heading: 'Le TDAH dans le couple : ni paresse, ni manie de tout contrôler',
    paragraphs: [
      'Le TDAH (trouble du déficit de l’attention avec ou sans hyperactivité) agit sur la façon dont un cerveau gère l’attention, le temps et les émotions fortes. On peut aimer beaucoup et oublier beaucoup. Mais quand la facture est en retard pour la troisième fois, l’oubli a tout l’air de l’indifférence.',
      'Petit à petit, l’un de vous se retrouve à tout gérer, et l’autre à se faire reprendre, sans que personne l’ait voulu.',
      'Par couple neuroatypique, on entend un couple où l’un des deux au moins a un TDAH, est autiste, ou pense et perçoit autrement que la plupart des gens.',
    ],
  },

  issues: {
    heading: 'Des scènes que vous connaissez peut-être',
    intro: 'Lesquelles ressemblent à votre semaine ?',
    points: [
      'L’agenda de toute la famille tient dans votre tête, et dans aucune autre.',
      'Un simple rappel s’entend comme un reproche.',
      '« Cinq minutes » ont duré deux heures.',
      'Chaque pièce de la maison a son chantier inachevé.',
      'Un achat sur un coup de tête, qu’on a ensuite caché.',
      'Au début, vous aviez toute son attention. Aujourd’hui, vous passez après un écran.',
      'Un bruit que l’un remarque à peine est insupportable pour l’autre.',
      'Vous en parlez, vous vous mettez d’accord, et rien ne change.',
    ],
  },

  bothSides: {
    heading: 'La même soirée, vécue deux fois',
    intro:
      'Dans cet exemple, un seul des deux a un TDAH. Si vous en avez un tous les deux, ou si l’un de vous est autiste, vous vous reconnaîtrez parfois des deux côtés.',
    leftLabel: 'Avec un TDAH',
    rightLabel: 'Sans TDAH',
    pairs: [
      {
        moment: 'Le linge est resté dans la machine',
        left: 'J’y ai pensé à quatre heures, à six heures, à neuf heures. C’est le matin, et j’ai honte.',
        right:
          'Si je le redis, je radote. Si je me tais, c’est moi qui le ferai, comme tout le reste.',
      },
      {
        moment: 'Vous deviez partir à six heures',
        left: 'Il était cinq heures dix, puis six heures dix. Entre les deux, je n’ai rien senti passer.',
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
        left: 'Moi, j’entends que je te déçois encore. Ça brûle, et j’explose.',
        right:
          'Je n’ai parlé que d’une casserole. Maintenant on se dispute, et la casserole est toujours là.',
      },
    ],
  },

  approach: {
    heading: 'Comment je travaille avec deux formes d’attention',
    intro: 'Le conseil habituel, « communiquez davantage », aide ici moins qu’on ne l’espère.',
    entries: [
      {
        title: 'Traduire d’abord, résoudre ensuite',
        text: 'Pour qui attendait, que voulait dire ce retard ? Et que se passait-il, pendant ce temps, dans la tête de celui ou celle qui tardait ?',
      },
      {
        title: 'Moins de reproches, autant de responsabilité',
        text: 'Il est utile de savoir pourquoi on oublie. La facture reste quand même à payer, et nous trouvons comment.',
      },
      {
        title: 'Quitter les rôles de maître et d’élève',
        text: 'Entre quelqu’un qui vérifie et quelqu’un qui rend des comptes, le désir survit mal. Je vous aide à redevenir deux adultes qui s’organisent ensemble.',
      },
      {
        title: 'De petites expériences',
        text: 'Vous essayez un changement pendant quinze jours. S’il échoue, nous changeons d’outil.',
      },
    ],
  },

  household: {
    heading: 'Des outils pour la maison',
    intro:
      'Des efforts, vous en avez déjà fait beaucoup. Ces outils soulagent la mémoire au lieu de lui en demander plus.',
    entries: [
      {
        title: 'Rendre le temps visible',
        text: 'Un minuteur où l’on voit fondre les minutes. « Partir à six heures » découpé en chaussures, clés, voiture.',
      },
      {
        title: 'Confier les rappels à un objet',
        text: 'Une alarme, ou un panier près de la porte pour tout ce qui doit sortir : ils rappellent sans hausser le ton.',
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
    intro: 'Bougez, regardez par la fenêtre, dites-moi ce qui vous convient. Nous pouvons :',
    points: [
      'nous en tenir à un sujet, écrit là où chacun peut le voir',
      'faire une pause avant la saturation',
      'travailler debout, en marchant, en dessinant ou les mains occupées',
      'adapter la lumière, le son et les sièges quand c’est possible',
      'finir par un court résumé écrit et une chose à faire ensuite',
      'convenir d’un rappel pour la prochaine séance',
    ],
  },

  noDiagnosis: {
    heading: 'On peut venir sans diagnostic',
    paragraphs: [
      'Je ne pose pas de diagnostic et je ne prescris rien. Pour un bilan ou un traitement, commencez par votre médecin généraliste (GP). L’accompagnement peut se faire en parallèle.',
      'Un diagnostic tardif apporte souvent, le même jour, du soulagement et du chagrin : ce n’était donc pas de la paresse ; et toutes ces années, qu’auraient-elles pu être ? Votre partenaire aussi peut avoir un deuil à faire.',
      'L’autisme et les différences qui n’ont pas de nom ont tout autant leur place ici. Je ne prends aucune façon de penser pour la norme, ni aucune pour un défaut.',
    ],
  },

  expect: {
    heading: 'Comment se passent les séances',
    intro: `Une séance de couple dure ${facts.inWords.length.couples} et coûte ${facts.fee.couples}, en cabinet à Tewantin ou en ligne, où que vous soyez, au même tarif.`,
    entries: [
      {
        title: 'La première séance',
        text: 'Nous reprenons une journée récente, racontée par chacun de vous.',
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
    heading: 'Confidentialité : ce qui reste entre nous',
    paragraphs: [
      'Ce que vous dites ici est confidentiel, à quelques exceptions près, comme un danger grave pour quelqu’un, un risque pour un enfant ou une décision de justice. Je vous les explique avant de commencer.',
      'Nous convenons aussi de ce que je fais de ce que l’un de vous me confie en tête-à-tête, une dette ou un diagnostic, par exemple : je vous aide à en parler, sans le faire à votre place. S’il s’agit de votre sécurité, vous pouvez toujours m’en parler en tête-à-tête.',
    ],
  },

  questions: {
    heading: 'Questions fréquentes sur le TDAH dans le couple',
    questions: [
      {
        question: 'Et si nous avons tous les deux un TDAH ?',
        answer:
          'Vous partagez alors les fous rires, et le courrier jamais ouvert. Nous mettons en place des outils qui marchent sans que quelqu’un doive penser à tout.',
      },
      {
        question: 'Le TDAH, n’est-ce pas juste une excuse ?',
        answer:
          'Il explique beaucoup de choses, et chacun reste responsable de ses actes. Il n’excuse jamais la violence ni l’emprise. Si vous avez peur de votre partenaire, la thérapie de couple n’est pas le bon point de départ : appelez 1800RESPECT au 1800 737 732, jour et nuit, ou le 000 en cas de danger.',
      },
    ],
  },

  callToAction: {
    heading: 'Écrivez-moi avant que l’idée ne s’envole',
    text: 'Prenez rendez-vous, ou envoyez quelques mots, dans n’importe quel ordre : nous verrons le reste ensemble.',
  },
};
