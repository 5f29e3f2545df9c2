import type { SexTherapyWords } from '../en/sex-therapy';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const sexTherapy: SexTherapyWords = {
  name: 'Sexothérapie',
  meta: {
    title: 'Sexothérapie à Noosa et en ligne',
    description:
      'Désir, douleurs, érection, orgasme, intimité après une infidélité : en parler simplement, en couple ou individuellement, à Tewantin (Noosa) et en ligne.',
  },
  header: {
    title: 'Sexothérapie, pour ce qui est difficile à dire à voix haute',
    lead: '« Quelque chose a changé et je ne sais pas comment en parler » : on peut très bien commencer par là.',
  },
  pull: 'Vous avancez au rythme de qui a besoin de plus de temps, et chacun de vous peut dire non.',
  intro: {
    heading: 'Une thérapie par la parole, et rien d’autre',
    paragraphs: [
      'Une inquiétude sur sa sexualité, on la porte souvent en silence pendant des années. Vous accusez votre corps, votre âge ou votre partenaire. Vous vous couchez tôt, ou tard, pour que la question ne se pose pas.',
      'En sexothérapie, on parle, avec des mots ordinaires et à votre rythme. Je vous demanderai ce qui se passe, depuis quand, et ce que vous aimeriez à la place, et vous pourrez laisser n’importe quelle question sans réponse.',
    ],
  },
  whoComes: {
    heading: 'Pour qui : en couple ou non, en crise ou non',
    intro:
      'On vient ici quelle que soit son orientation, dans toutes les formes de relation, et sans relation du tout.',
    entries: [
      {
        title: 'Individuellement',
        text: 'Vous vivez sans partenaire, vous faites des rencontres, ou votre partenaire préfère ne pas venir. On peut faire un vrai travail sans être deux.',
      },
      {
        title: 'Après une maladie, une naissance ou la ménopause',
        text: 'Une opération, un bébé ou un bouleversement hormonal a changé votre corps, et ce qui marchait ne marche plus.',
      },
      {
        title: 'Après ce qu’on vous a fait subir',
        text: 'Ce qu’on a vécu dans la peur, ou sans le vouloir, peut rester dans le corps pendant des années. Si cela continue aujourd’hui, appelez 1800RESPECT au 1800 737 732, ou le 000 en cas de danger. Vous décidez de ce que vous en racontez, et quand.',
      },
      {
        title: 'Avec une question sur vous-même',
        text: 'Sur l’orientation ou le genre, un désir dont vous n’avez jamais parlé, ou l’absence totale d’envie.',
      },
    ],
  },
  issues: {
    heading: 'Des difficultés courantes, appelées par leur nom',
    intro: 'Les voici, pour que vous n’ayez pas à les dire en premier.',
    points: [
      'Avoir bien plus souvent, ou bien moins souvent, envie de faire l’amour que votre partenaire',
      'Un désir qui a disparu, sans qu’on sache si c’est le stress, le couple ou soi',
      'Des douleurs pendant les rapports, ou un corps qui se ferme',
      'Des érections qui ne tiennent pas toujours, et l’inquiétude qui aggrave tout',
      'Un orgasme qui vient trop tôt, ou pas du tout',
      'Aller jusqu’au bout pour avoir la paix, et se sentir encore plus loin après',
      'La pornographie, devenue un secret ou une dispute',
      'Des années sans se toucher, et aucune idée de la façon de recommencer',
    ],
  },
  claims: {
    heading: 'Plus courant qu’on ne le laisse paraître',
    items: [
      {
        figure: `Jusqu’à ${facts.sexualConcernsWomen}`,
        text: 'des femmes connaissent des difficultés sexuelles',
      },
      {
        figure: `Jusqu’à ${facts.sexualConcernsMen}`,
        text: 'des hommes connaissent des difficultés sexuelles',
      },
    ],
    source:
      'Laumann, Paik & Rosen 1999, JAMA 281, 537–544 ; adultes de 18 à 59 ans aux États-Unis.',
  },
  approach: {
    heading: 'D’abord, nous enlevons la pression',
    intro:
      'Au lit, s’appliquer davantage aide rarement. Nous commençons par voir de quoi la difficulté est faite.',
    entries: [
      {
        title: 'Votre corps',
        text: 'Hormones, douleurs, médicaments, fatigue, alcool : tout compte. Si quelque chose relève de la médecine, je vous le dirai.',
      },
      {
        title: 'L’instant lui-même',
        text: 'Les pensées juste avant que tout déraille : s’observer, se crisper, espérer que ce sera bientôt fini.',
      },
      {
        title: 'Le reste de votre vie à deux',
        text: 'Ce qu’on tait le jour revient la nuit : une vieille blessure, des tâches mal partagées, la peur du refus.',
      },
      {
        title: 'Ce qu’on vous a appris',
        text: 'La famille, la foi et les premières expériences vous ont donné des règles sur la sexualité. Certaines vous conviennent encore, d’autres peuvent se revoir.',
      },
    ],
  },
  plan: {
    heading: 'Un plan de traitement en quatre parties',
    intro:
      'Après les premières séances, nous convenons d’un plan. La place de chaque partie dépend de vous.',
    entries: [
      {
        title: 'Exercices de communication',
        text: 'Comment demander, comment dire ce qu’on aime, et comment dire non sans blesser. En séance, nous ne nous exerçons qu’avec des mots.',
      },
      {
        title: 'Focalisation sensorielle (sensate focus)',
        text: 'Des exercices de toucher, étape par étape, à faire chez vous. Ils commencent par un toucher qui n’est pas sexuel et n’a aucun but, pour qu’il n’y ait rien à réussir. Vous n’allez plus loin que si vous le voulez l’un comme l’autre.',
      },
      {
        title: 'Éducation à la sexualité',
        text: 'Comment fonctionnent le désir, l’excitation et la douleur, ce que changent l’âge et les hormones, et ce qui est faux dans ce qu’on vous a dit.',
      },
      {
        title: 'Difficultés émotionnelles sous-jacentes',
        text: 'Il arrive que le corps réponde à un deuil, à de la colère, à de la honte ou à une vieille peur : nous y consacrons du temps.',
      },
    ],
  },
  homework: {
    heading: 'De petits exercices entre les séances',
    paragraphs: [
      'Vous repartez parfois avec un exercice : une conversation à durée limitée, dix minutes de caresses sans hâte, ou quelque chose à lire. C’est vous qui décidez de le faire ou non.',
      'Si vous ne le faites pas, ou s’il se passe mal, parlons de ce qui a fait obstacle.',
    ],
  },
  afterInfidelity: {
    heading: 'Reconstruire l’intimité après une infidélité',
    paragraphs: [
      'Après une infidélité, la sexualité peut s’arrêter net. Elle peut aussi devenir urgente et vous laisser en larmes. Les deux sont courants, et n’annoncent rien de l’avenir du couple.',
      'Nous ne commençons pas par la chambre. D’abord viennent l’honnêteté, un peu de stabilité et, s’il le faut, un dépistage des infections sexuellement transmissibles. Puis une proximité qui ne demande rien : une main qu’on tient, une soirée sans questions.',
      'Le souvenir de l’infidélité peut surgir au milieu d’un bon moment. Nous nous y préparons, pour que vous puissiez vous arrêter, le dire, et que votre partenaire réponde avec douceur.',
    ],
  },
  expect: {
    heading: 'À quoi ressemblent les premières semaines',
    intro: 'En cabinet à Tewantin (Noosa) ou en ligne, aux mêmes tarifs.',
    entries: [
      {
        title: 'La première séance',
        text: 'Je vous demande ce qui vous amène, comment va votre santé et ce que vous espérez. S’il vous arrive d’avoir peur de votre partenaire, ou si l’on vous impose quoi que ce soit, demandez à me voir en tête-à-tête : votre sécurité passe avant tout. 1800RESPECT vous écoute aussi, jour et nuit, au 1800 737 732 ; en danger, appelez le 000.',
      },
      {
        title: 'Durée et rythme',
        text: `Comptez ${facts.inWords.length.individual} pour une personne et ${facts.inWords.length.couples} pour un couple, chaque semaine ou toutes les deux semaines.`,
      },
      {
        title: 'À quoi l’on voit un progrès',
        text: 'Au bout de quelques séances, puis régulièrement, nous nous demandons ce qui est devenu plus facile : moins d’appréhension, un mot plus franc, un geste bienvenu. Si rien n’a bougé, nous changeons le plan.',
      },
    ],
  },
  confidentiality: {
    heading: 'Confidentialité : qui en saura quelque chose',
    paragraphs: [
      'Ce que vous me dites est confidentiel. Il y a quelques limites, comme un danger grave pour quelqu’un, un risque pour un enfant ou une décision de justice, et je vous les explique dès le début.',
      'Si vous venez en couple, nous convenons aussi de ce que je fais d’une confidence reçue en tête-à-tête.',
    ],
  },
  questions: {
    heading: 'Ce qu’on demande avant de venir',
    questions: [
      {
        question: 'Devrai-je montrer ou faire quelque chose en séance ?',
        answer:
          'Non. Il n’y a ni démonstration physique, ni examen, ni déshabillage. On s’assoit et on parle. Le toucher n’a lieu que chez vous, en privé, si vous le voulez.',
      },
      {
        question: 'Faut-il venir à deux ?',
        answer:
          'C’est comme vous voulez : commencez en couple, ou commencez individuellement et faites venir votre partenaire plus tard, ou jamais.',
      },
      {
        question: 'Dois-je d’abord voir un médecin ?',
        answer:
          'Oui, en cas de douleur, de saignement, de troubles de l’érection ou de tout changement soudain. Une cause physique doit être trouvée ou écartée. N’arrêtez aucun médicament sans en parler à votre médecin. Nous pouvons nous parler en attendant.',
      },
    ],
  },
  callToAction: {
    heading: 'Commencez par une phrase',
    text: `Appelez, ou écrivez seulement ceci : « J’aimerais en savoir plus sur la sexothérapie. » Je réponds sous ${facts.replyHours} heures.`,
  },
};
