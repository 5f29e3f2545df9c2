import type { AdhdCouplesWords } from '../en/adhd-couples';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const adhdCouples: AdhdCouplesWords = {
  meta: {
    title: 'TDAH et couples neuroatypiques : un accompagnement',
    description:
      'TDAH et couples neuroatypiques, à Tewantin (Noosa) et en ligne : moins de rappels, moins de reproches, et des outils pour la maison adaptés à l’attention.',
  },

  header: {
    title:
      'Deux cerveaux différents, un même foyer : accompagner les couples TDAH et neuroatypiques',
    lead: 'D’un côté on oublie, de l’autre on rappelle, et chacun finit dans son coin. Je vous aide à démêler ce qui tient à l’attention, ce qui tient à la blessure, et ce qui pourrait marcher chez vous.',
  },

  intro: {
    heading: 'Ni paresse, ni manie de tout contrôler',
    paragraphs: [
      'Le TDAH (trouble du déficit de l’attention avec ou sans hyperactivité) agit sur la façon dont un cerveau gère l’attention, le temps et les émotions fortes. Il ne dit rien de l’amour qu’on porte à l’autre. Mais quand la facture est en retard pour la troisième fois, l’oubli ressemble trait pour trait à l’indifférence.',
      'Petit à petit, une personne se retrouve à tout gérer, et l’autre à toujours se faire reprendre. Personne n’avait postulé.',
      `J’ai plus de ${facts.experienceYears} ans d’expérience. « Couple neuroatypique » veut dire qu’au moins une des deux personnes a un TDAH, est autiste, ou pense et perçoit autrement que la plupart des gens.`,
    ],
  },

  issues: {
    heading: 'Votre semaine ressemble-t-elle à cela ?',
    intro: 'Voyez ce qui vous parle.',
    points: [
      'Une seule tête contient l’agenda de tout le monde.',
      'Chaque rappel sonne comme un reproche, même quand ce n’en est pas un.',
      '« Cinq minutes » ont duré deux heures.',
      'Il y a un chantier inachevé dans chaque pièce.',
      'Un achat sur un coup de tête, qu’on a ensuite caché.',
      'Au début, vous aviez toute son attention. Maintenant, vous êtes en concurrence avec un écran.',
      'Un bruit que l’un remarque à peine est insupportable pour l’autre.',
      'Vous en parlez, vous vous mettez d’accord, et rien ne change.',
    ],
  },

  bothSides: {
    heading: 'La même soirée, vécue deux fois',
    intro:
      'Ici, une seule des deux personnes a un TDAH. Si c’est le cas des deux, ou si l’une est autiste, vous connaissez peut-être les deux côtés.',
    leftLabel: 'La personne qui a un TDAH',
    rightLabel: 'L’autre personne',
    pairs: [
      {
        moment: 'Le linge est resté dans la machine',
        left: 'J’y ai pensé à quatre heures, à six heures, à neuf heures. C’est le matin, et je me sens stupide.',
        right:
          'Si je le redis, je harcèle. Si je ne dis rien, ce sera pour moi, comme tout le reste.',
      },
      {
        moment: 'Vous deviez partir à six heures',
        left: 'Il était cinq heures dix, puis six heures dix. Ce qu’il y a entre les deux, je ne le sens pas passer.',
        right:
          'J’attends à la porte, les clés à la main, et une fois de plus je passe après tout le reste.',
      },
      {
        moment: 'Quelqu’un raconte sa journée',
        left: 'Un mot a déclenché une idée, et je n’étais plus là. J’ai honte de demander ce que j’ai manqué.',
        right:
          'Tu as le regard ailleurs. Je m’arrête au milieu d’une phrase, et tu ne le remarques pas.',
      },
      {
        moment: 'Une remarque sur une casserole',
        left: 'J’entends que je te déçois. Cela me traverse comme une brûlure, et j’explose.',
        right:
          'J’ai parlé d’une casserole. Maintenant on se dispute, et la casserole est toujours là.',
      },
      {
        moment: 'Une nouvelle idée géniale',
        left: 'Elle me fait vibrer, et c’est à toi que je veux la raconter en premier.',
        right:
          'J’entends du travail que je finirai à ta place. Je déteste que ce soit toujours à moi de dire non.',
      },
    ],
    closing:
      'Les deux côtés sont vrais. Quand chacun peut lire à voix haute les mots de l’autre sans discuter, nous pouvons commencer à changer la soirée.',
  },

  approach: {
    heading: 'Comment je travaille avec deux formes d’attention',
    intro: '« Il faut communiquer davantage » : ici, cela aide moins qu’on ne l’espère.',
    entries: [
      {
        title: 'Traduire d’abord, résoudre ensuite',
        text: 'Qu’est-ce que cela voulait dire pour la personne qui attendait ? Que se passait-il chez celle qui était en retard ?',
      },
      {
        title: 'Moins de reproches, autant de responsabilité',
        text: 'La raison compte. La facture reste à payer, alors nous cherchons comment.',
      },
      {
        title: 'Mettre la surveillance à la retraite',
        text: 'Surveiller l’autre n’a jamais aidé le désir, d’un côté comme de l’autre. Nous cherchons comment sortir de ces deux rôles.',
      },
      {
        title: 'De petites expériences',
        text: 'Vous essayez un changement pendant quinze jours. S’il échoue, nous changeons l’outil, et nous laissons la personne tranquille.',
      },
    ],
  },

  household: {
    heading: 'Des outils qui composent avec l’attention',
    intro: 'Redoubler d’efforts, vous l’avez déjà fait. Ces outils-là soulagent la mémoire.',
    entries: [
      {
        title: 'Là où l’œil se pose',
        text: 'Une liste dans un tiroir s’oublie. Un tableau près de la cafetière se lit.',
      },
      {
        title: 'Rendre le temps visible',
        text: 'Un minuteur où l’on voit fondre les minutes. « Partir à six heures » découpé en chaussures, clés, voiture.',
      },
      {
        title: 'Laisser un objet rappeler',
        text: 'Une alarme ou un panier près de la porte ne hausse jamais le ton.',
      },
      {
        title: 'Une tâche entière, une seule personne',
        text: 'La lessive, c’est du panier à l’armoire, et y penser en fait partie. Partagez les tâches selon ce que chacun démarre le plus facilement.',
      },
      {
        title: 'Dix minutes le dimanche',
        text: 'Ce qui arrive, qui fait quoi, une chose qui s’est bien passée. Puis on s’arrête.',
      },
      {
        title: 'Un mot pour dire « pause »',
        text: 'Chacun peut le dire quand l’émotion déborde. La personne qui le dit fixe une heure pour reprendre, et revient.',
      },
    ],
  },

  sessionsThatFit: {
    heading: 'Des séances adaptées à votre façon de penser',
    intro:
      'Vous n’avez ni à rester immobile, ni à me regarder dans les yeux. Dites-moi ce qui vous convient. Nous pouvons :',
    points: [
      'nous en tenir à un seul sujet, écrit bien en vue de chacun',
      'faire une pause avant la saturation',
      'travailler debout, en marchant, en dessinant ou les mains occupées',
      'adapter la lumière, le son et les sièges quand c’est possible',
      'finir par un court résumé écrit et une seule chose à faire ensuite',
      'convenir d’un rappel pour la prochaine séance',
    ],
  },

  noDiagnosis: {
    heading: 'Pas besoin de diagnostic pour venir',
    paragraphs: [
      'Je ne pose pas de diagnostic et je ne prescris rien. Pour un bilan ou un traitement, commencez par votre médecin généraliste (GP). L’accompagnement peut se faire en parallèle.',
      'Un diagnostic tardif apporte souvent, le même jour, du soulagement et du chagrin : alors ce n’était pas de la paresse ; et toutes ces années, qu’auraient-elles pu être ? Votre partenaire a peut-être aussi un deuil à faire.',
      'L’autisme, d’un côté ou des deux, et les différences qui n’ont pas de nom ont tout autant leur place ici. Je ne prends pas une façon de penser pour la norme et l’autre pour le défaut.',
    ],
  },

  expect: {
    heading: 'Ce qui se passe, et quand',
    intro: `Une séance de couple dure ${facts.length.couples} et coûte ${facts.fee.couples}, en cabinet à Tewantin ou en ligne, où que vous soyez, au même tarif.`,
    entries: [
      {
        title: 'La première séance',
        text: 'Nous reprenons une journée récente, vue des deux côtés. L’histoire de votre vie peut attendre.',
      },
      {
        title: 'Les séances suivantes',
        text: 'Chaque semaine ou toutes les deux semaines, nous regardons ce que vous avez essayé. « On a oublié » est une information utile.',
      },
      {
        title: 'Les signes de progrès',
        text: 'Moins de rappels, et des disputes qui finissent plus tôt. Quand vos systèmes tournent sans moi, nous arrêtons. Quand ils s’usent, comme tous les systèmes, revenez.',
      },
    ],
  },

  questions: {
    heading: 'Les questions que vous avez peut-être ouvertes dans un autre onglet',
    questions: [
      {
        question: 'Et si une seule personne du couple pense à un TDAH ?',
        answer:
          'Venez quand même. Nous partons de ce qui se passe chez vous, et cela ne demande aucune étiquette.',
      },
      {
        question: 'Et si nous avons chacun un TDAH ?',
        answer:
          'Alors vous partagez peut-être les fous rires et le courrier jamais ouvert. Nous cherchons des systèmes où personne n’a besoin de penser à tout.',
      },
      {
        question: 'Le TDAH, n’est-ce pas juste une excuse ?',
        answer:
          'Il explique beaucoup de choses, et chacun reste responsable de ses actes. Il n’excuse jamais la violence ni l’emprise. Si vous avez peur de votre partenaire, la thérapie de couple n’est pas le bon point de départ : appelez 1800RESPECT au 1800 737 732, jour et nuit, ou le 000 en cas de danger.',
      },
    ],
  },

  callToAction: {
    heading: 'Écrivez avant que l’idée ne s’envole',
    text: `Deux lignes suffisent, dans n’importe quel ordre. Ou prenez rendez-vous. Je réponds sous ${facts.replyHours} heures.`,
  },
};
