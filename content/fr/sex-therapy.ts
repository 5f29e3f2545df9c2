import type { Translation } from '../../site/shapes';
import type { SexTherapyWords } from '../en/sex-therapy';
import { exceptions, limits, report, secrets, watchedPhone } from './secrets';

export const sexTherapy: Translation<SexTherapyWords> = {
  name: 'Sexothérapie',
  meta: {
    title: 'Sexothérapie à Noosa, Australie, et en ligne',
    description:
      'Baisse de libido, vaginisme, éjaculation précoce, érection : sexothérapie en couple ou non, à Tewantin (Noosa, Australie) et en ligne. Séances {sessionLanguages}.',
  },
  header: {
    title: 'Sexothérapie, en couple ou en individuel',
    lead: 'Pour ce qui est difficile à dire à voix haute. « Quelque chose a changé et je ne sais pas comment en parler » : on peut très bien commencer par là.',
    scene: 'Soleil bas, racines entrelacées',
  },
  pull: 'On avance au rythme de la personne qui a besoin de plus de temps. Chacun peut dire non, à tout moment.',
  intro: {
    heading: 'Une thérapie par la parole, et rien d’autre',
    paragraphs: [
      'On tait souvent pendant des années une inquiétude sexuelle. On accuse son corps, son âge ou l’autre. On se couche tôt, ou tard, pour que la question ne se pose pas.',
      'Nous parlerons avec des mots ordinaires, à votre rythme. Je vous demanderai ce qui se passe, depuis quand, et ce que vous aimeriez à la place. Vous pourrez laisser n’importe quelle question sans réponse.',
    ],
  },
  whoComes: {
    heading: 'À qui s’adresse la sexothérapie',
    intro:
      'Aux adultes de toute orientation, en couple ou non, quelle que soit la forme de leur relation.',
    entries: [
      {
        title: 'En individuel',
        text: 'Vous êtes célibataire, vous faites des rencontres, ou votre partenaire préfère ne pas venir. Nous pouvons déjà faire beaucoup.',
      },
      {
        title: 'Après une maladie, une naissance ou la ménopause',
        text: 'Une opération, un bébé ou un bouleversement hormonal a changé votre corps, et ce qui marchait ne marche plus.',
      },
      {
        title: 'Avec une question sur vous-même',
        text: 'Sur l’orientation ou le genre, un désir dont vous n’avez jamais parlé, ou l’absence totale d’envie. QLife, ligne d’écoute de pairs LGBTIQ+, répond de 15\u00a0h à minuit, au 1800 184 527.',
      },
      {
        title: 'Après des abus ou une agression sexuelle',
        text: 'Une expérience effrayante, ou subie contre votre gré, peut rester dans le corps pendant des années. Vous décidez de ce que vous en racontez, et quand. Que ce soit fini ou non, vous pouvez appeler 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732, jour et nuit. En danger immédiat, appelez le 000.',
      },
    ],
  },
  safety: {
    heading: 'Si vous avez peur, ou si vous ne vouliez pas',
    help: [
      watchedPhone,
      {
        title: 'Peur de votre partenaire',
        text: 'La peur n’est pas une difficulté sexuelle, et la sécurité passe avant tout exercice. Si vous avez peur de votre partenaire, ou de ce qui arrive quand vous dites non, appelez 1800RESPECT au 1800 737 732, jour et nuit. En danger immédiat, appelez le 000.',
      },
      {
        title: 'Viol, ou acte sexuel sans consentement',
        text: 'Se taire, ou ne pas résister, ce n’est pas dire oui. Un acte sexuel sans un oui donné librement est un crime, dans le mariage aussi : de force, par peur ou sous la menace, pendant que vous dormez, quand l’alcool ou une drogue vous empêche de décider, ou si l’on retire le préservatif sans votre accord ; cela peut être un viol. La ligne du Queensland pour les agressions sexuelles (Sexual Assault Helpline) est là pour cela, au 1800 010 120, de 7\u00a0h\u00a030 à 23\u00a0h\u00a030, et 1800RESPECT aussi, jour et nuit, au 1800 737 732 ; en danger immédiat, appelez le 000. Vous pouvez aussi m’appeler, quand personne ne peut vous entendre.',
      },
      {
        title: 'À l’hôpital, les premiers jours',
        text: 'Si cela date de ces derniers jours, un hôpital peut vous aider maintenant, sans que vous ayez à décider si vous allez à la police. On peut y soigner vos blessures, vous donner des médicaments pour éviter une grossesse et une infection par le VIH (pour le VIH, dans les 72\u00a0heures ; demandez « PEP »), et conserver des preuves pour le cas où vous les voudriez plus tard.',
      },
      {
        title: 'Étranglement, ou pression sur le cou',
        text: 'Une pression sur le cou, pendant une dispute ou pendant un rapport sexuel, peut vous blesser à l’intérieur sans laisser de marque, et la blessure peut ne se révéler que des jours plus tard. Si cela date des derniers jours ou des dernières semaines, voyez un médecin ou allez à l’hôpital aujourd’hui. Si vous avez du mal à respirer, à avaler ou à parler, si vous avez perdu connaissance, ou si votre visage, un bras ou votre vue n’est pas comme d’habitude, appelez le 000 et demandez « Ambulance », puis « French interpreter ».',
      },
    ],
  },
  issues: {
    heading: 'Des difficultés courantes, appelées par leur nom',
    intro:
      'En cas de douleur, de saignement, de troubles de l’érection ou de changement soudain, voyez d’abord un médecin ; une rééducation périnéale est parfois utile aussi.',
    points: [
      'Une envie beaucoup plus fréquente, ou beaucoup plus rare, que celle de votre partenaire',
      'Une baisse de libido dont vous ne savez pas si elle vient du stress, du couple ou de vous',
      'Des douleurs pendant les rapports, ou un corps qui se ferme (vaginisme)',
      'Des érections qui ne tiennent pas toujours, et l’inquiétude qui aggrave tout',
      'Un orgasme qui vient trop tôt (éjaculation précoce), ou pas du tout',
      'La pornographie, devenue un secret ou un sujet de dispute',
      'Des années sans se toucher, et aucune idée de la façon de recommencer',
    ],
  },
  claims: {
    heading: 'Plus courant qu’on ne le laisse paraître',
    items: [
      {
        figure: 'Jusqu’à {sexualConcernsWomen}',
        text: 'des femmes connaissent des difficultés sexuelles',
      },
      {
        figure: 'Jusqu’à {sexualConcernsMen}',
        text: 'des hommes connaissent des difficultés sexuelles',
      },
    ],
    source:
      'Laumann, Paik et Rosen 1999, JAMA 281, 537–544 ; adultes de 18 à 59\u00a0ans aux États-Unis, interrogés en 1992 sur leurs difficultés, et non sur leur souffrance.',
  },
  approach: {
    heading: 'D’abord, enlever la pression',
    intro:
      'Au lit, s’appliquer davantage aide rarement. Nous commençons par voir de quoi la difficulté est faite.',
    entries: [
      {
        title: 'Sur le moment',
        text: 'Juste avant que tout déraille : s’observer, se crisper, espérer que ce soit bientôt fini.',
      },
      {
        title: 'Votre corps',
        text: 'Hormones, douleurs, médicaments, fatigue, alcool : tout compte. Je ne suis pas médecin et ne peux pas exclure une cause physique.',
      },
      {
        title: 'Le reste de votre vie à deux',
        text: 'Une vieille blessure, des tâches mal partagées, la peur du refus. Ce qu’on tait le jour revient la nuit.',
      },
      {
        title: 'Les règles apprises',
        text: 'Elles viennent de la famille, de la foi, des premières expériences. Certaines vous conviennent encore, d’autres sont à revoir.',
      },
    ],
  },
  plan: {
    heading: 'Un plan en quatre parties',
    intro:
      'Après les premières séances, nous convenons d’un plan. La place de chaque partie dépend de vous.',
    entries: [
      {
        title: 'Exercices de communication',
        text: 'Comment demander, comment dire ses goûts, comment dire non et se faire entendre. En séance, nous ne nous exerçons qu’avec des mots.',
      },
      {
        title: 'Focalisation sensorielle (sensate focus)',
        text: 'Des exercices de toucher, étape par étape, à faire chez vous. Ils commencent par un toucher qui n’est pas sexuel et n’a aucun but, pour qu’il n’y ait rien à réussir. Vous ne continuez que si vous le voulez l’un comme l’autre.',
      },
      {
        title: 'Mieux connaître la sexualité',
        text: 'Comment fonctionnent le désir, l’excitation et la douleur, les effets de l’âge et des hormones, et les idées fausses qu’on vous a transmises.',
      },
      {
        title: 'Difficultés émotionnelles sous-jacentes',
        text: 'Il arrive que le corps réponde à un deuil, à de la colère, à de la honte ou à une peur ancienne. Nous y consacrons du temps, à votre rythme.',
      },
    ],
  },
  homework: {
    heading: 'De petits exercices entre les séances',
    paragraphs: [
      'Vous repartez parfois avec un exercice, par exemple une conversation à durée limitée, dix minutes de toucher sans hâte, ou une lecture. Le faire ou non, c’est votre décision.',
      'Si vous ne le faites pas, ou s’il se passe mal, dites-moi quel était l’obstacle.',
    ],
  },
  afterInfidelity: {
    heading: 'Reconstruire l’intimité après une infidélité',
    paragraphs: [
      'Après une infidélité, la sexualité peut s’arrêter net. Elle peut aussi se faire fébrile et vous laisser en larmes. Ces deux réactions sont courantes, et ne disent rien de l’avenir du couple.',
      'Nous ne commençons pas par la chambre. D’abord viennent l’honnêteté, un peu de stabilité et, s’il le faut, un dépistage (IST). Puis une proximité qui ne demande rien, comme une main qu’on tient ou une soirée sans questions.',
      'Le souvenir de l’infidélité peut surgir au milieu d’un bon moment. Nous nous y préparons, pour que vous puissiez vous arrêter, le dire, et que votre partenaire réponde avec douceur.',
    ],
  },
  expect: {
    heading: 'Les premières semaines',
    intro: 'Elles sont plus ordinaires qu’on ne le craint.',
    entries: [
      {
        title: 'La première séance',
        text: 'Je vous demande pourquoi vous venez, comment va votre santé et ce que vous espérez. En couple, avant la première séance, je parle en tête-à-tête avec chacun de vous, comme avec tous les couples.',
      },
      {
        title: 'Durée et rythme',
        text: 'Comptez {length.individual} pour une personne et {length.couples} pour un couple, chaque semaine ou toutes les deux semaines.',
      },
      {
        title: 'Comment savoir si l’on avance',
        text: 'Régulièrement, nous faisons le point : y a-t-il moins d’appréhension, des mots plus francs, des gestes bienvenus ? Si rien n’a bougé, nous changeons le plan.',
      },
    ],
  },
  confidentiality: {
    heading: 'Confidentialité',
    intro: `Ce que vous dites de votre corps ou de votre lit reste entre nous. ${limits}`,
    entries: [...exceptions, report, ...secrets],
  },
  questions: {
    heading: 'Questions sur la sexothérapie',
    questions: [
      {
        question: 'Devrai-je montrer ou faire quelque chose en séance ?',
        answer:
          'Non. Il n’y a ni démonstration physique, ni examen, ni déshabillage. On s’assoit et on parle. Les exercices de toucher se font chez vous, dans l’intimité, si vous le voulez.',
      },
      {
        question: 'Faut-il venir à deux ?',
        answer:
          'Comme vous voulez. Commencez ensemble, ou de votre côté ; votre partenaire vous rejoindra plus tard, ou pas.',
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
    text: {
      connected:
        'Appelez ou écrivez, et dites seulement, en anglais : « A question about sex therapy, please. » Je réponds sous {replyHours}\u00a0heures.',
      unconnected:
        'Appelez, et dites seulement, en anglais : « A question about sex therapy, please. »',
    },
  },
};
