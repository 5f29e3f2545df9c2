import type { Translation } from '../../words/shapes';
import type { CouplesMarriageWords } from '../en/couples-marriage';
import { alone, limits } from './privacy';

export const couplesMarriage: Translation<CouplesMarriageWords> = {
  name: 'Thérapie de couple',
  meta: {
    title: 'Thérapie de couple à Noosa (Australie){andOnline}',
    description:
      'Crise de couple, disputes qui reviennent, silences : une thérapie de couple sans parti pris, à Tewantin (Noosa, Australie){andOnline}. Séances {sessionLanguages}.',
  },

  card: {
    title: 'Thérapie de couple',
    text: 'Pour les couples qui ont toujours la même dispute, ou ne se parlent plus du tout.',
    action: 'Pourquoi la dispute revient',
  },
  header: {
    title: 'Thérapie de couple, quand la même dispute revient',
    lead: 'Vous connaissez vos répliques par cœur, et votre partenaire aussi. Je vous aide à entendre ce qui se cache derrière et à trouver une autre issue.',
    note: 'Je ne prends pas parti, sauf contre la violence.',
  },

  intro: {
    heading: 'La thérapie de couple, de la crise ouverte au simple doute',
    paragraphs: [
      'Une serviette mouillée, un ton de voix, et vous voilà dans la dispute de toujours, ou aux deux bouts du canapé, sans un mot.',
      'Tous les couples adultes sont les bienvenus, quels que soient le genre, l’orientation et les origines de chacun, mariés ou non.',
    ],
  },

  issues: {
    heading: 'Des difficultés courantes, comme les couples les disent',
    points: [
      'La maison tourne. On ne parle plus de rien d’autre.',
      'On n’est pas d’accord sur les enfants, devant les enfants.',
      'On n’a pas envie aussi souvent l’un que l’autre, et maintenant, même s’enlacer est compliqué.',
      'On finit toujours par se disputer à propos de ta mère ou de mon ex.',
    ],
  },

  danger: {
    heading: 'Vous avez peur de votre partenaire ?',
    text: 'Si votre partenaire vous frappe, vous étrangle ou vous menace, vous impose des actes sexuels, vous géolocalise, ou décide qui vous voyez ou ce que vous dépensez, des séances de couple peuvent augmenter le danger. Tant qu’une ordonnance de protection (« protection order »), d’un tribunal ou de la police, est en vigueur entre vous, je ne vous reçois pas ensemble. En cas de danger, appelez le 000. Quand personne ne peut vous entendre, appelez 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732, jour et nuit. La page {help} parle aussi du départ, de la police et de votre visa. Dans la journée, vous pouvez aussi m’appeler ({sessionLanguages}), même si vous vivez encore avec votre partenaire, mais je ne suis pas une ligne d’urgence.',
  },

  expect: {
    heading: 'Comment se passent les séances de couple',
    entries: [
      {
        title: 'La première séance',
        text: 'Je parle d’abord en tête-à-tête avec chacun de vous, comme avec tous les couples. Certains couples commencent par quelques séances individuelles, pour bien des raisons, et je ne dis jamais laquelle. Ensuite, à trois, nous parlons de ce qui fait mal, de ce que vous espérez et de ce que vous ne voudriez pas perdre.',
      },
      {
        title: 'La durée',
        text: 'Une décision précise demande parfois quelques séances, une vieille habitude davantage. Vous pouvez arrêter à tout moment.',
      },
      {
        title: 'Les signes de progrès',
        text: 'Vous vous disputez encore, mais moins souvent et moins longtemps. Si rien ne change, nous le disons et nous nous y prenons autrement.',
      },
    ],
  },

  pattern: {
    heading: 'Pourquoi la même dispute revient',
    paragraphs: [
      'Il s’agit ici de deux personnes qui n’ont pas peur l’une de l’autre. Leur dispute tourne en boucle : l’une insiste, pour obtenir une réponse ; l’autre se dérobe, pour éviter le pire.',
      'Chaque geste se comprend, et chacun déclenche l’autre. Mais une fois que vous voyez la boucle, vous pouvez essayer de l’interrompre ensemble.',
    ],
    moments: [
      {
        title: 'Un appel, en forme de reproche',
        text: '« Encore sur ton téléphone » veut dire « tu me manques », et l’on entend « tu as encore tout faux ».',
      },
      {
        title: 'En face, le silence',
        text: 'Pour qui se tait, toute réponse sera mauvaise. Pour qui attend, c’est une porte qui se ferme.',
      },
      {
        title: 'Le ton monte',
        text: 'Hausser la voix, c’est encore essayer de se faire entendre ; pour l’autre, cela prouve qu’il valait mieux ne rien dire.',
      },
      {
        title: 'Quelqu’un quitte la pièce',
        text: 'L’un pense « je ne compte pas pour toi », l’autre « je ne fais jamais rien de bien ». Au matin, on est poli, et rien n’est réglé.',
      },
    ],
  },

  approach: {
    heading: 'Comment je travaille avec les couples',
    intro: 'Je sais rester calme quand vous n’y arrivez plus.',
    entries: [
      {
        title: 'Nous décortiquons une dispute',
        text: 'Cinq minutes suffisent pour voir ce que chacun de vous a ressenti, craint, puis fait.',
      },
      {
        title: 'Nous regardons derrière la dispute',
        text: 'Derrière l’argent, il y a souvent un besoin de sécurité ; derrière le ménage, un sentiment d’injustice. Une fois que c’est dit, une réponse est plus facile à trouver.',
      },
      {
        title: 'Vous faites un essai chez vous',
        text: 'Une façon plus douce de commencer, par exemple, ou un moyen de s’arrêter à temps.',
      },
    ],
  },

  oneOfYou: {
    heading: 'Quand l’un veut venir et l’autre non',
    before:
      'Votre partenaire craint peut-être les reproches, ou d’entendre que c’est fini. Demandez donc très peu :',
    pull: '« Viens une fois, et après on décide ensemble. »',
    after:
      'Si c’est toujours non, venez sans votre partenaire : quand l’un de vous répond autrement, la dispute change souvent.',
    afraid:
      'Si votre partenaire vous fait peur, ne prenez pas ce risque à la maison. Appelez-moi ({sessionLanguages}) quand personne ne peut vous entendre, ou voyez la page {help}.',
  },

  seasons: {
    heading: 'Pendant la grossesse et après la naissance',
    paragraphs: [
      'En cas de tristesse, d’angoisse ou de pensées effrayantes, chez l’un ou l’autre parent, consultez votre médecin généraliste (GP), ou appelez PANDA, du lundi au samedi, au 1300 726 306. Si quelqu’un risque de passer à l’acte, entend des voix ou est en pleine confusion, appelez le 000.',
    ],
  },

  separating: {
    heading: 'Si vous décidez de vous séparer',
    paragraphs: [
      'Je peux vous aider à le faire avec moins de dégâts et à trouver les mots pour les enfants. Si vous craignez la réaction de votre partenaire, préparez la séparation avec 1800RESPECT avant de l’annoncer. Pour un conseil juridique, appelez un avocat en droit de la famille, ou la Family Relationship Advice Line, gratuite, au 1800 050 321.',
    ],
  },

  privacy: {
    heading: 'La confidentialité et ses limites',
    text: `${alone} ${limits}`,
  },

  callToAction: {
    heading: 'Commencez par une séance',
    text: 'Prenez rendez-vous, à deux ou en individuel. La suite se décidera après.',
  },
};
