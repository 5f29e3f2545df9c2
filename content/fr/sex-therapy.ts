import type { Translation } from '../../words/shapes';
import type { SexTherapyWords } from '../en/sex-therapy';
import { alone, limits } from './privacy';

export const sexTherapy: Translation<SexTherapyWords> = {
  name: 'Sexothérapie',
  meta: {
    title: 'Sexothérapie à Noosa (Australie){andOnline}',
    description:
      'Baisse de libido, vaginisme, éjaculation précoce, érection : sexothérapie en couple ou non, à Tewantin (Noosa, Australie){andOnline}. Séances {sessionLanguages}.',
  },
  card: {
    title: 'Sexothérapie',
    text: 'Parler de désir, de douleur ou de ce qui ne va plus, en couple ou en individuel.',
    action: 'Comment se passe une sexothérapie',
  },
  header: {
    title: 'Sexothérapie, en couple ou en individuel',
    lead: 'Pour ce qui est difficile à dire à voix haute. « Quelque chose a changé et je ne sais pas comment en parler » : on peut très bien commencer par là.',
    note: 'On parle, et rien d’autre : en séance, il n’y a ni examen ni contact physique.',
  },
  intro: {
    heading: 'La sexothérapie, une thérapie par la parole',
    paragraphs: [
      'Beaucoup de gens gardent pour eux, pendant des années, une difficulté sexuelle. En sexothérapie, nous parlons avec des mots ordinaires, à votre rythme, et vous pouvez laisser n’importe quelle question sans réponse.',
    ],
  },
  issues: {
    heading: 'Des difficultés sexuelles courantes',
    intro:
      'En cas de douleur, de saignement, de troubles de l’érection ou de changement soudain, consultez d’abord un médecin ; une rééducation périnéale est parfois utile aussi.',
    points: [
      'Une envie beaucoup plus fréquente, ou beaucoup plus rare, que celle de votre partenaire',
      'Une baisse de libido que vous ne vous expliquez pas',
      'Des douleurs pendant les rapports, ou un corps qui se ferme (vaginisme)',
      'Des érections qui ne tiennent pas toujours, et l’inquiétude qui aggrave tout',
      'Un orgasme qui vient trop tôt, ou pas du tout',
      'La pornographie, devenue un secret ou un sujet de dispute',
      'Des années sans se toucher, et aucune idée de la façon de recommencer',
      'Un corps que la maladie, une naissance, la ménopause ou une transition a changé',
    ],
  },
  claims: {
    heading: 'Les difficultés sexuelles en chiffres',
    items: [
      {
        figure: 'Jusqu’à {sexualConcernsWomen}',
        text: 'des femmes sont touchées par des difficultés sexuelles',
      },
      {
        figure: 'Jusqu’à {sexualConcernsMen}',
        text: 'des hommes sont touchés par des difficultés sexuelles',
      },
    ],
    source:
      'Laumann, Paik et Rosen 1999, JAMA 281, 537–544 ; adultes de 18 à 59\u00a0ans aux États-Unis, interrogés en 1992 sur leurs difficultés, et non sur leur souffrance.',
  },
  danger: {
    heading: 'Si vous avez peur, ou si vous ne vouliez pas',
    text: 'Si vous avez peur de votre partenaire ou de dire non, ou si vous avez subi un acte sexuel que vous ne vouliez pas, ne venez pas encore en couple et laissez de côté les exercices de toucher ; vous pouvez venir sans votre partenaire. En cas de danger, appelez le 000. Quand personne ne peut vous entendre, appelez 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732, jour et nuit. Un hôpital peut vous aider dans les premiers jours ; le traitement contre le VIH doit commencer dans les 72\u00a0heures. Si quelqu’un vous a serré le cou ces dernières semaines, même pendant un rapport, consultez un médecin aujourd’hui. La page {help} en dit plus.',
  },
  expect: {
    heading: 'Les premières semaines',
    entries: [
      {
        title: 'La première séance',
        text: 'Je vous demande pourquoi vous venez, comment va votre santé et ce que vous espérez. En couple, je parle toujours d’abord en tête-à-tête avec chacun de vous.',
      },
      {
        title: 'Comment savoir si cela aide',
        text: 'Régulièrement, nous faisons le point : y a-t-il moins d’appréhension, et plus de gestes bienvenus ? Sinon, nous changeons le plan.',
      },
    ],
  },
  whoComes: {
    heading: 'À qui s’adresse la sexothérapie',
    intro:
      'Aux adultes de tout genre et de toute orientation, personnes trans et non binaires comprises, en couple, en relation libre ou sans relation.',
    entries: [
      {
        title: 'Avec une question sur vous-même',
        text: 'Sur votre orientation ou votre genre, que je ne chercherai pas à changer, un désir dont vous n’avez jamais parlé, ou l’absence totale d’envie. QLife, ligne d’écoute tenue par des personnes LGBTIQ+, répond aussi, de 15\u00a0h à minuit, au 1800 184 527.',
      },
      {
        title: 'Après des violences ou une agression',
        text: 'Nous pouvons travailler sur l’intimité telle que vous la vivez aujourd’hui, sans que vous ayez à raconter. Pour des souvenirs ou des cauchemars qui ne cessent pas, il faut quelqu’un de formé au psychotraumatisme ; votre médecin généraliste (GP) peut vous orienter. Que ce soit fini ou non, 1800RESPECT vous écoute, jour et nuit.',
      },
    ],
  },
  approach: {
    heading: 'Mon approche : d’abord, enlever la pression',
    intro:
      'Faire plus d’efforts, ou s’observer, aggrave souvent les choses ; nous regardons donc de quoi la difficulté est faite.',
    entries: [
      {
        title: 'Votre corps',
        text: 'Hormones, douleurs, médicaments, fatigue, alcool : tout compte. Je ne suis pas médecin et ne peux pas exclure une cause physique.',
      },
      {
        title: 'Le reste de votre vie à deux',
        text: 'Une vieille blessure, des tâches mal partagées, la peur du refus.',
      },
    ],
  },
  plan: {
    heading: 'Un plan en quatre parties',
    intro: 'Après les premières séances, nous convenons de la place de chaque partie.',
    entries: [
      {
        title: 'Exercices de communication',
        text: 'Demander, dire ses goûts, dire non, et s’arrêter dès que l’autre dit non.',
      },
      {
        title: 'Focalisation sensorielle (sensate focus)',
        text: 'Des exercices de toucher, étape par étape, à faire chez vous. Ils commencent par un toucher qui n’est pas sexuel et n’a aucun but, et vous ne continuez que si vous le voulez l’un comme l’autre.',
      },
      {
        title: 'Mieux connaître la sexualité',
        text: 'Comment fonctionnent le désir, l’excitation et la douleur, et quelles idées reçues sont fausses.',
      },
      {
        title: 'Ce qui se joue en profondeur',
        text: 'Il arrive que le corps réponde à un deuil, à de la colère, à de la honte ou aux règles apprises sur la sexualité.',
      },
    ],
  },
  homework: {
    heading: 'De petits exercices entre les séances',
    paragraphs: [
      'Par exemple une conversation à durée limitée, dix minutes de toucher sans hâte, ou une lecture. Les faire ou non, c’est votre décision, et chacun peut dire non, à tout moment.',
    ],
    pull: 'On avance au rythme de la personne qui a besoin de plus de temps.',
  },
  afterInfidelity: {
    heading: 'Reconstruire l’intimité après une infidélité',
    paragraphs: [
      'Après une infidélité, la sexualité peut s’arrêter net, ou se faire fébrile et vous laisser en larmes ; cela ne dit rien de l’avenir du couple. D’abord viennent l’honnêteté, un peu de calme et, s’il le faut, un dépistage (IST) ; puis une proximité qui ne demande rien, comme une main qu’on tient.',
    ],
  },
  privacy: {
    heading: 'Confidentialité',
    text: `${alone} ${limits}`,
  },
  questions: {
    heading: 'Questions sur la sexothérapie',
    questions: [
      {
        question: 'Devrai-je montrer ou faire quelque chose en séance ?',
        answer:
          'Non. Il n’y a ni démonstration physique, ni examen, ni déshabillage.',
      },
      {
        question: 'Dois-je venir avec mon ou ma partenaire ?',
        answer:
          'C’est vous qui choisissez. Vous pouvez commencer à deux, ou venir en individuel, et votre partenaire vous rejoindra plus tard, ou jamais.',
      },
      {
        question: 'Dois-je d’abord consulter un médecin ?',
        answer:
          'Oui, pour tout trouble physique ou changement soudain, et avant d’arrêter un médicament. Nous pouvons nous parler en attendant.',
      },
    ],
  },
  callToAction: {
    heading: 'Se renseigner sur la sexothérapie',
    text: {
      byDelivery: {
        connected:
          'Appelez ou écrivez, et dites seulement, en anglais : « A question about sex therapy, please. » Je vous aiderai pour la suite.',
        unconnected:
          'Appelez, et dites seulement, en anglais : « A question about sex therapy, please. » Aucun détail n’est nécessaire.',
      },
    },
  },
};
