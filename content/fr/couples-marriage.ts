import type { Translation } from '../../site/shapes';
import type { CouplesMarriageWords } from '../en/couples-marriage';
import { exceptions, forcedSex, limits, secrets, watchedPhone } from './secrets';

export const couplesMarriage: Translation<CouplesMarriageWords> = {
  name: 'Thérapie de couple',
  meta: {
    title: 'Thérapie de couple à Noosa, Australie, et en ligne',
    description:
      'Crise de couple, disputes qui reviennent, silences : une thérapie de couple sans parti pris, à Tewantin (Noosa, Australie) et en ligne. Séances {sessionLanguages}.',
  },

  header: {
    title: 'Thérapie de couple, quand la même dispute revient',
    lead: 'Vous connaissez vos répliques par cœur, et votre partenaire aussi. Je vous aide à entendre ce qui se cache derrière et à trouver une autre issue.',
    scene: 'Premières lueurs, là où deux courants se rejoignent',
  },

  pull: 'Dès que vous voyez tous les deux la boucle se former, vous pouvez essayer de l’interrompre ensemble.',

  intro: {
    heading: 'Crise de couple ou simple doute : à tout moment',
    paragraphs: [
      'Tout part d’une serviette mouillée sur le lit, ou d’un ton de voix. Dix minutes plus tard, vous voilà dans une dispute vécue cent fois, ou aux deux bouts du canapé, sans un mot.',
      'Thérapie de couple, thérapie conjugale : le nom change, le travail est le même. Tous les couples adultes sont les bienvenus, quelles que soient leur orientation et leurs origines, mariés ou non, au bord de la rupture ou bien avant.',
      'J’ai plus de {experienceYears}\u00a0ans d’expérience, et je sais rester calme quand vous n’y arrivez plus.',
    ],
  },

  issues: {
    heading: 'Des phrases que vous avez peut-être dites, ou pensées',
    intro: 'Une seule suffit pour venir.',
    points: [
      'La maison tourne. On ne parle plus de rien d’autre.',
      'On se dispute pour de l’argent, et ce n’est jamais vraiment l’argent.',
      'On n’est pas d’accord sur les enfants, devant les enfants.',
      'L’un de nous a plus souvent envie de faire l’amour, et maintenant, même se prendre dans les bras est compliqué.',
      'Il y a toujours quelqu’un d’autre dans nos disputes, ta mère ou mon ex.',
      'La solitude est pire quand tu es là que quand tu es loin.',
    ],
  },

  pattern: {
    heading: 'Pourquoi la même dispute revient',
    paragraphs: [
      'Il s’agit ici de deux personnes qui n’ont pas peur l’une de l’autre. Si l’un de vous a peur, il ne s’agit plus d’une dispute qui tourne en rond : appelez 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732, ou le 000 en cas de danger, et lisez plus bas « Vous avez peur chez vous ? ».',
      'Des disputes très différentes ont souvent la même forme. L’un insiste, pour obtenir une réponse ; l’autre se dérobe, pour éviter le pire. Les thérapeutes de couple parlent de poursuite et de retrait.',
      'Pris seul, chaque geste se comprend. À deux, on tourne en rond, comme dans la scène qui suit. Un autre soir, les rôles peuvent s’inverser.',
    ],
    moments: [
      {
        title: 'Un appel, en forme de reproche',
        text: '« Encore sur ton téléphone » veut dire « tu me manques ». On entend « tu as encore tout faux ».',
      },
      {
        title: 'En face, le silence',
        text: 'Vu de l’intérieur, se taire préserve la paix, puisque toute réponse sera mauvaise. Vu de l’extérieur, c’est une porte qui se ferme.',
      },
      {
        title: 'Le ton monte',
        text: 'Hausser la voix, c’est un dernier essai pour se faire entendre. Pour l’autre, cela prouve qu’il valait mieux ne rien dire.',
      },
      {
        title: 'Quelqu’un quitte la pièce',
        text: 'Dans la chambre, l’un pense « je ne compte pas pour toi » ; au salon, l’autre pense « je ne fais jamais rien de bien ». Au matin, on est poli, et rien n’est réglé.',
      },
    ],
  },

  notSuitable: {
    heading: 'Vous avez peur chez vous ? Quand la thérapie de couple ne convient pas',
    help: [
      watchedPhone,
      {
        title: 'En danger immédiat',
        text: 'Si vous êtes en danger, mettez-vous d’abord à l’abri et appelez le 000. Ensuite, vous pouvez aussi m’appeler, quand personne ne peut vous entendre.',
      },
      {
        title: 'Violences, menaces ou contrôle',
        text: 'Si votre partenaire vous frappe, vous étrangle ou vous menace, vous impose des actes sexuels, vous harcèle, vous suit ou vous géolocalise, fait du mal à vos enfants ou à vos animaux, ou les menace, ou décide qui vous voyez ou ce que vous dépensez, c’est de la violence conjugale : appelez 1800RESPECT, quand personne ne peut vous entendre, au 1800 737 732, jour et nuit. En danger immédiat, appelez le 000.',
      },
      forcedSex,
      {
        title: 'Le contrôle coercitif et la loi',
        text: 'Quand de tels actes, avec ou sans coups, se répètent et vous privent de votre liberté, cela s’appelle le contrôle coercitif (« coercive control »), et c’est une infraction pénale dans le Queensland depuis le 26 mai 2025. Vous pouvez recevoir de l’aide sans avoir à décider si vous allez à la police, et 1800RESPECT peut vous expliquer à quoi sert une ordonnance de protection (« protection order »).',
      },
      {
        title: 'Étranglement, ou pression sur le cou',
        text: 'Des mains autour du cou sont un danger même si elles n’ont laissé aucune marque, car une lésion interne peut se révéler des heures ou des jours plus tard. Si cela date des derniers jours ou des dernières semaines, voyez un médecin ou allez à l’hôpital aujourd’hui. Si vous avez du mal à respirer, à avaler ou à parler, si vous avez perdu connaissance, ou si votre visage, un bras ou votre vue n’est pas comme d’habitude, appelez le 000 et demandez « Ambulance », puis « French interpreter ». Une personne qui a fait cela peut faire pire : parlez-en à 1800RESPECT.',
      },
      {
        title: 'Un lieu sûr où aller',
        text: 'Avoir peur est une raison suffisante d’appeler. Une séance à deux peut aggraver les choses à la maison ; nous ne commençons donc pas par là. Dans le Queensland, DVConnect aide à trouver un lieu sûr et à partir : les femmes au 1800 811 811, jour et nuit, les hommes au 1800 600 636, de 9\u00a0h à minuit.',
      },
      {
        title: 'Votre visa',
        text: 'Si vous craignez pour votre visa, que cela ne vous retienne pas de demander de l’aide. Avec certains visas, surtout ceux de partenaire, la loi peut vous permettre de rester en Australie si la relation a pris fin et qu’il y a eu de la violence pendant cette relation, peu importe qui est parti ; avec d’autres, cela dépend. Ne vous fiez pas à ce qu’en dit votre partenaire : demandez à DVConnect ou à 1800RESPECT, au 1800 737 732, où obtenir des conseils gratuits sur les visas. En danger, appelez le 000.',
      },
      {
        title: 'Si c’est vous qui faites du mal',
        text: 'Si c’est vous qui faites peur ou qui faites mal, vous pouvez recevoir de l’aide pour arrêter. MensLine Australia en parle avec les hommes, au 1300 78 99 78 ; qui que vous soyez, 1800RESPECT peut vous indiquer à qui vous adresser.',
      },
    ],
  },

  oneOfYou: {
    heading: 'Quand l’un veut venir et l’autre non',
    paragraphs: [
      'Vous avez trouvé cette page, et votre partenaire répond que vous réglerez vos affaires entre vous. Derrière ce refus, il y a parfois la peur des reproches, ou celle d’entendre que c’est fini.',
      'Vous pouvez demander très peu : « Viens une fois, et après on décide ensemble. » Si c’est toujours non, venez sans votre partenaire. Il arrive qu’une boucle se défasse quand l’un des deux n’y entre plus. Si vous avez peur de votre partenaire, n’essayez pas cela : appelez 1800RESPECT au 1800 737 732, ou le 000 en cas de danger.',
    ],
  },

  approach: {
    heading: 'Comment je travaille avec les couples',
    intro: 'D’abord la façon dont vous vous disputez, ensuite le sujet.',
    entries: [
      {
        title: 'Nous décortiquons cinq minutes d’une dispute',
        text: 'Lentement, pour voir ce que chacun de vous a ressenti, craint, puis fait.',
      },
      {
        title: 'Chacun a sa place',
        text: 'J’interromps quand il le faut, pour entendre aussi la personne qui a besoin de temps.',
      },
      {
        title: 'Nous regardons derrière la dispute',
        text: 'Derrière l’argent, il y a souvent un besoin de sécurité ; derrière le ménage, un sentiment d’injustice. Une fois que c’est dit, une réponse concrète est plus facile à trouver.',
      },
      {
        title: 'Vous faites un essai chez vous',
        text: 'Une façon plus douce de commencer, par exemple, ou un moyen de s’arrêter à temps. À la séance suivante, vous me racontez.',
      },
    ],
  },

  expect: {
    heading: 'De la première séance à la dernière',
    intro: 'Une séance de couple dure {length.couples} et coûte {fee.couples}.',
    entries: [
      {
        title: 'La première séance',
        text: 'Avant de commencer, je parle en tête-à-tête avec chacun de vous, comme avec tous les couples. Puis je vous demande, à vous deux, où cela fait mal, ce que vous espérez et ce que vous ne voudriez pas perdre. Vos versions peuvent différer, et j’écoute chacune jusqu’au bout.',
      },
      {
        title: 'Les séances suivantes',
        text: 'Chaque semaine au début, si vous le pouvez, car quinze jours, c’est long. Plus tard, toutes les deux semaines.',
      },
      {
        title: 'Les signes d’un mieux',
        text: 'Vous vous disputez encore, mais c’est plus vite fini, et vous savez vous retrouver. Si rien ne change, nous le disons et nous nous y prenons autrement.',
      },
      {
        title: 'La fin des séances',
        text: 'Quand le mieux se maintient chez vous, nous espaçons les séances, puis nous arrêtons. Vous pourrez toujours revenir.',
      },
    ],
  },

  seasons: {
    heading: 'Ces moments qui mettent un couple à l’épreuve',
    intro: 'On peut venir sans crise, simplement parce que la vie change.',
    entries: [
      {
        title: 'Avant le mariage ou la vie à deux',
        text: 'L’argent, les enfants, la foi et la famille se discutent mieux tant que l’on est encore curieux des réponses.',
      },
      {
        title: 'Une famille recomposée',
        text: 'Quelles règles, quel week-end chez qui, quelles photos dans l’entrée.',
      },
      {
        title: 'La retraite au bord de la mer',
        text: 'Du temps à deux comme jamais, des amis de toujours restés loin, et des journées que le travail ne remplit plus.',
      },
      {
        title: 'Après une naissance',
        text: 'Ni sommeil ni temps, et chacun qui compte en silence. Si la tristesse, l’angoisse ou des pensées effrayantes s’installent, chez l’un ou l’autre parent, voyez votre médecin généraliste (GP), ou appelez PANDA (jeunes parents), en journée, du lundi au samedi, au 1300 726 306.\n\nSi l’un de vous deux risque de mettre fin à ses jours ou de faire du mal au bébé, entend des voix, tient des propos incohérents, ou ne dort plus depuis plusieurs nuits et déborde d’énergie, c’est une urgence : ne laissez pas cette personne seule, ni seule avec le bébé, et appelez le 000 (dites « Ambulance », puis « French interpreter »), ou allez aux urgences d’un hôpital. Lifeline répond aussi, jour et nuit, au 13 11 14.',
      },
    ],
  },

  confidentiality: {
    heading: 'Ce qui reste entre nous, et les limites',
    intro: `Ce que vous me dites reste entre nous. ${limits}`,
    entries: [...exceptions, ...secrets],
  },

  questions: {
    heading: 'Avant de prendre rendez-vous',
    questions: [
      {
        question: 'Allez-vous prendre parti ?',
        answer:
          'Non, même s’il m’arrive de bousculer un peu plus l’un, puis l’autre. Si je vois une injustice, je le dis ; si j’ai l’air de pencher d’un côté, dites-le-moi.',
      },
      {
        question: 'Combien de temps faut-il ?',
        answer:
          'Pour une décision précise, parfois quelques séances ; une vieille habitude demande plus de temps. Nous faisons le point en chemin, et vous pouvez arrêter à tout moment.',
      },
      {
        question: 'Et si nous décidons de nous séparer ?',
        answer:
          'Je peux vous aider à le faire avec moins de dégâts, à dire ce qui doit l’être, à trouver les mots pour les enfants. Si vous craignez la réaction de votre partenaire, préparez la séparation avec 1800RESPECT, au 1800 737 732, avant de l’annoncer, car c’est autour d’une séparation que le danger est le plus grand ; en danger immédiat, appelez le 000.\n\nPour un conseil juridique, consultez un cabinet d’avocats en droit de la famille, ou appelez la Family Relationship Advice Line, gratuite, au 1800 050 321. Faites-le avant d’emmener les enfants hors d’Australie : sans l’accord de l’autre parent ni l’autorisation d’un tribunal, cela peut être considéré comme un enlèvement international d’enfants, et, s’il existe déjà une décision de justice ou une procédure à leur sujet, cela peut être un délit.',
      },
    ],
  },

  callToAction: {
    heading: 'Parlons-en une première fois',
    text: 'Prenez rendez-vous, à deux ou d’abord de votre côté. La suite se décidera après.',
  },
};
