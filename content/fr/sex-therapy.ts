import type { SexTherapyWords } from '../en/sex-therapy';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const sexTherapy: SexTherapyWords = {
  meta: {
    title: 'Sexothérapie, individuellement ou en couple',
    description:
      'Parler simplement du désir, de la douleur, de l’érection, de l’orgasme ou de l’intimité après une infidélité. Sexothérapie à Tewantin (Noosa) et en ligne.',
  },
  header: {
    title: 'Sexothérapie, pour ce qui est difficile à dire à voix haute',
    lead: 'Vous n’avez pas besoin des bons mots. « Quelque chose a changé et je ne sais pas comment en parler » suffit pour commencer.',
  },
  intro: {
    heading: 'Parler simplement de l’intime',
    paragraphs: [
      'Une inquiétude sur sa sexualité, on la porte souvent en silence pendant des années. Vous accusez votre corps, votre âge ou votre partenaire. Vous vous couchez tôt, ou tard, pour que la question ne se pose pas.',
      'La sexothérapie est une thérapie par la parole, avec des mots ordinaires et à votre rythme. Je vous demanderai ce qui se passe, quand cela a commencé et ce que vous aimeriez à la place, et vous pourrez laisser n’importe quelle question sans réponse.',
    ],
  },
  whoComes: {
    heading: 'Pas besoin d’être en couple, ni en crise',
    intro:
      'On vient ici quelle que soit son orientation, dans toutes les formes de relation, et sans relation du tout.',
    entries: [
      {
        title: 'Individuellement',
        text: 'Vous vivez sans partenaire, vous faites des rencontres, ou votre partenaire préfère ne pas venir. Une seule personne dans la pièce suffit pour travailler.',
      },
      {
        title: 'À deux',
        text: 'Vous ne vous touchez plus, ou le moindre geste tourne à la dispute. Ni vous ni l’autre n’avez à être « le problème ».',
      },
      {
        title: 'Après une maladie, une naissance ou la ménopause',
        text: 'Une opération, un bébé ou un bouleversement hormonal a changé votre corps, et ce qui marchait ne marche plus.',
      },
      {
        title: 'Après une trahison',
        text: 'Vous voulez retrouver l’intimité, et vous vous crispez quand elle vient. Ou vous n’en voulez pas encore, et vous sentez qu’on vous presse.',
      },
      {
        title: 'Après ce qu’on vous a fait subir',
        text: 'Des expériences effrayantes ou non voulues peuvent rester dans le corps pendant des années. Vous décidez de ce que vous en racontez, et quand.',
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
      'Avoir beaucoup plus, ou beaucoup moins, envie de sexe que l’autre',
      'Un désir qui a disparu, sans qu’on sache si c’est le stress, le couple ou soi',
      'Des douleurs pendant les rapports, ou un corps qui se ferme',
      'Des érections qui vont et viennent, et l’inquiétude qui aggrave tout',
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
      'Au lit, redoubler d’efforts aide rarement. Nous commençons donc par regarder de quoi la difficulté est faite.',
    entries: [
      {
        title: 'Votre corps',
        text: 'Hormones, douleurs, médicaments, fatigue, alcool : tout compte. Si quelque chose relève de la médecine, je vous le dirai.',
      },
      {
        title: 'L’instant lui-même',
        text: 'Les pensées juste avant que cela déraille : s’observer, se crisper, espérer que ce sera bientôt fini.',
      },
      {
        title: 'Le reste de votre vie à deux',
        text: 'Ce qu’on tait le jour revient souvent la nuit : une vieille blessure, des tâches mal partagées, la peur du refus.',
      },
      {
        title: 'Ce qu’on vous a appris',
        text: 'La famille, la foi et les premières expériences vous ont donné des règles sur la sexualité. Certaines vous conviennent encore. D’autres peuvent se revoir.',
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
        text: 'Comment demander, comment dire ce qu’on aime, et comment dire non sans blesser. En séance, nous nous exerçons avec des mots, et rien d’autre.',
      },
      {
        title: 'Focalisation sensorielle (sensate focus)',
        text: 'Des exercices de toucher, étape par étape, à faire chez vous. Ils commencent par un toucher qui n’est pas sexuel et n’a aucun but, pour que personne n’ait rien à réussir. Vous n’allez plus loin que si chacun le veut.',
      },
      {
        title: 'Éducation à la sexualité',
        text: 'Comment fonctionnent le désir, l’excitation et la douleur, ce que changent l’âge et les hormones, et ce qui est faux dans ce qu’on vous a dit.',
      },
      {
        title: 'Difficultés émotionnelles sous-jacentes',
        text: 'Votre corps répond peut-être à un deuil, à de la colère, à de la honte ou à une vieille peur. Nous leur accordons du temps.',
      },
    ],
  },
  homework: {
    heading: 'De petits exercices, qui n’appartiennent qu’à vous',
    paragraphs: [
      'Entre deux séances, vous emportez parfois une conversation à durée limitée, dix minutes de toucher sans hâte, ou quelque chose à lire. C’est vous qui décidez de le faire ou non.',
      'Si vous ne le faites pas, ou si cela se passe mal, venez en parler. Ce qui a fait obstacle nous apprend quelque chose.',
    ],
  },
  afterInfidelity: {
    heading: 'Reconstruire l’intimité après une infidélité',
    paragraphs: [
      'Après une infidélité, la sexualité peut s’arrêter net. Elle peut aussi devenir urgente et vous laisser en larmes. Les deux sont courants, et ni l’un ni l’autre ne dit si le couple va durer.',
      'Nous ne commençons pas par la chambre. D’abord viennent l’honnêteté, un peu de stabilité et, s’il le faut, un dépistage des infections sexuellement transmissibles. Puis une proximité qui ne demande rien : une main qu’on tient, une soirée sans questions.',
      'L’infidélité peut surgir au milieu d’un bon moment. Nous nous y préparons, pour que vous puissiez vous arrêter, le dire, et trouver de la douceur en face. Vous avancez au rythme de qui a besoin de plus de temps, et chacun de vous peut dire non.',
    ],
  },
  expect: {
    heading: 'À quoi ressemblent les premières semaines',
    intro: 'En cabinet à Tewantin (Noosa) ou en ligne, aux mêmes tarifs.',
    entries: [
      {
        title: 'La première séance',
        text: 'Je vous demande ce qui vous amène, comment va votre santé et ce que vous espérez. S’il vous arrive d’avoir peur de votre partenaire, ou si l’on vous impose quoi que ce soit, demandez à me voir en tête-à-tête : votre sécurité passe avant tout. 1800RESPECT vous écoute aussi, jour et nuit, au 1800 737 732 ; en danger, appelez le 000.',
      },
      {
        title: 'Durée et rythme',
        text: `Comptez ${facts.length.individual} pour une personne ou ${facts.length.couples} pour un couple, chaque semaine ou toutes les deux semaines.`,
      },
      {
        title: 'À quoi on voit que cela avance',
        text: 'Au bout de quelques séances, puis régulièrement, nous cherchons ce qui est plus facile : moins d’appréhension, un mot plus franc, un geste bienvenu. Si rien ne l’est, nous changeons le plan.',
      },
    ],
  },
  confidentiality: {
    heading: 'Qui en saura quelque chose',
    paragraphs: [
      'Ce que vous me dites est confidentiel. Il y a quelques limites, comme un danger grave pour quelqu’un, un risque pour un enfant ou une décision de justice, et je vous les explique dès le début.',
      'Si vous venez en couple, nous convenons aussi de ce que je fais d’une confidence reçue en tête-à-tête.',
    ],
  },
  questions: {
    heading: 'Avant de venir',
    questions: [
      {
        question: 'Devrai-je montrer ou faire quelque chose en séance ?',
        answer:
          'Non. Il n’y a ni démonstration physique, ni examen, ni déshabillage. On s’assoit et on parle. Le toucher n’a lieu que chez vous, en privé, si vous le voulez.',
      },
      {
        question: 'Faut-il venir à deux ?',
        answer:
          'C’est comme vous voulez. Vous pouvez commencer à deux, ou commencer de votre côté et faire venir votre partenaire plus tard, ou jamais.',
      },
      {
        question: 'Dois-je d’abord voir un médecin ?',
        answer:
          'Oui, en cas de douleur, de saignement, de troubles de l’érection ou de tout changement soudain. Une cause physique doit être trouvée ou écartée. N’arrêtez aucun médicament sans en parler à votre médecin. Rien ne vous empêche de me parler en attendant.',
      },
    ],
  },
  callToAction: {
    heading: 'Une phrase suffit',
    text: `Appelez, ou écrivez seulement ceci : « J’aimerais en savoir plus sur la sexothérapie. » Je réponds sous ${facts.replyHours} heures.`,
  },
};
