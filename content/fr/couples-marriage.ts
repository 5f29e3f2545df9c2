import type { CouplesMarriageWords } from '../en/couples-marriage';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const couplesMarriage: CouplesMarriageWords = {
  name: 'Thérapie de couple',
  meta: {
    title: 'Thérapie de couple à Noosa et en ligne',
    description:
      'La même dispute qui revient, les longs silences, une décision à prendre : une thérapie de couple sans parti pris, à Tewantin (Noosa) et en ligne.',
  },

  header: {
    title: 'Thérapie de couple, quand la même dispute revient toujours',
    lead: 'Vous connaissez vos répliques par cœur, et votre partenaire aussi. Je vous aide à entendre ce qu’il y a dessous, et à trouver une autre issue.',
  },

  pull: 'Quand vous savez tous les deux voir la boucle se former, vous pouvez l’interrompre ensemble.',

  intro: {
    heading: 'On peut venir bien avant la rupture',
    paragraphs: [
      'Tout part d’une serviette mouillée sur le lit, ou d’un ton de voix. Dix minutes plus tard, vous voilà dans une dispute vécue cent fois, ou aux deux bouts du canapé, sans un mot.',
      'Venez avec ou sans alliance au doigt, au bord de la rupture ou bien avant. Tous les couples sont les bienvenus, quels que soient leur orientation, leur âge et la forme de leur famille.',
      `J’ai plus de ${facts.experienceYears} ans d’expérience, et je sais rester calme quand vous n’y arrivez plus.`,
    ],
  },

  issues: {
    heading: 'Ce que vous avez peut-être dit, ou pensé, ces temps-ci',
    intro: 'Une de ces phrases peut être une raison de venir.',
    points: [
      'La maison tourne. On ne parle plus de rien d’autre.',
      'On se dispute pour de l’argent, et ce n’est jamais vraiment l’argent.',
      'On n’est pas d’accord sur les enfants, devant les enfants.',
      'L’un de nous a plus souvent envie de faire l’amour, et maintenant, même se prendre dans les bras est compliqué.',
      'Ta mère, mon ex : il y a toujours quelqu’un d’autre dans nos disputes.',
      'La solitude est pire quand tu es là que quand tu es loin.',
    ],
  },

  pattern: {
    heading: 'La dispute en boucle : l’un poursuit, l’autre se retire',
    paragraphs: [
      'Des disputes très différentes ont la même forme. L’un va vers le problème, pour obtenir une réponse ; l’autre s’en éloigne, pour éviter le pire. Les thérapeutes de couple parlent de poursuite et de retrait.',
      'Chaque geste se comprend. Ensemble, ils tournent en rond, comme dans cette soirée ordinaire. Un autre soir, les rôles s’inversent.',
    ],
    moments: [
      {
        title: 'Une main se tend, et c’est un reproche qui sort',
        text: '« Encore sur ton téléphone. » Il faudrait entendre : tu me manques. On entend : tu as encore tout faux.',
      },
      {
        title: 'En face, le silence',
        text: 'De l’intérieur, se taire préserve la paix, puisque toute réponse sera mauvaise. De l’extérieur, c’est une porte qui se ferme.',
      },
      {
        title: 'Le ton monte',
        text: 'Hausser la voix, c’est un dernier essai pour se faire entendre ; en face, c’est la preuve qu’il valait mieux ne rien dire.',
      },
      {
        title: 'Quelqu’un quitte la pièce',
        text: 'Dans la chambre : je ne compte pas pour toi. Dans le noir du salon : je ne fais jamais rien de bien. Aucune des deux phrases n’est dite à voix haute. Au matin, on reste poli et rien n’est réglé.',
      },
    ],
  },

  notSuitable: {
    heading: 'Quand la thérapie de couple ne convient pas',
    paragraphs: [
      'Si votre partenaire vous frappe ou vous menace, vous surveille, décide de votre argent ou des gens que vous voyez, une séance à deux peut aggraver les choses à la maison. Venez sans votre partenaire, ou appelez 1800RESPECT au 1800 737 732, jour et nuit. En danger, appelez le 000.',
      'Si c’est vous qui faites peur ou qui faites mal, il existe de l’aide pour arrêter : pour les hommes, MensLine, au 1300 78 99 78.',
    ],
  },

  oneOfYou: {
    heading: 'Quand l’un veut venir et l’autre non',
    paragraphs: [
      'Vous avez trouvé cette page, et votre partenaire répond que vous réglerez vos affaires entre vous. Derrière ce refus se cache souvent la peur des reproches, ou celle d’entendre que c’est fini.',
      'Vous pouvez demander très peu : « Viens une fois, et après on décide ensemble. » Si c’est toujours non, venez quand même, sans votre partenaire. Il arrive qu’une boucle se défasse quand l’un des deux n’y entre plus.',
    ],
  },

  approach: {
    heading: 'Comment je travaille avec les couples',
    intro: 'Je ne cherche pas qui a raison.',
    entries: [
      {
        title: 'Nous passons une dispute au ralenti',
        text: 'Nous en reprenons cinq minutes, pour voir ce que chacun de vous a ressenti, craint, puis fait.',
      },
      {
        title: 'Chacun a sa place',
        text: 'J’interromps quand il le faut, pour entendre la personne qui parle vite et celle qui a besoin de temps.',
      },
      {
        title: 'Nous allons voir sous le sujet',
        text: 'Sous l’argent, il y a parfois un besoin de sécurité ; sous le ménage, une question de justice. Une fois que c’est dit, une réponse concrète est plus facile à trouver.',
      },
      {
        title: 'Vous essayez une chose chez vous',
        text: 'Une façon plus douce de commencer, par exemple, ou un moyen de s’arrêter à temps. À la séance suivante, vous me racontez ce que cela a donné.',
      },
    ],
  },

  expect: {
    heading: 'De la première séance à la dernière',
    intro: `Une séance de couple dure ${facts.inWords.length.couples} et coûte ${facts.fee.couples}, en cabinet à Tewantin ou en ligne, où que vous soyez, au même tarif.`,
    entries: [
      {
        title: 'La première séance',
        text: 'Je demande à chacun de vous ce qui fait mal, ce que vous espérez et ce que vous ne voudriez pas perdre. Vos deux versions n’ont pas à concorder.',
      },
      {
        title: 'Les séances suivantes',
        text: 'Nous nous voyons chaque semaine ou toutes les deux semaines. Au début, n’espaçons pas trop : dans une boucle, quinze jours, c’est long.',
      },
      {
        title: 'Les signes d’un mieux',
        text: 'Vous vous disputez encore, mais c’est plus vite fini, et vous savez vous retrouver. Si rien ne change, je vous le dis, et nous nous y prenons autrement.',
      },
      {
        title: 'La fin des séances',
        text: 'Quand le mieux se maintient chez vous, nous espaçons les séances, puis nous arrêtons, et vous pourrez toujours revenir.',
      },
    ],
  },

  seasons: {
    heading: 'Les moments de la vie qui mettent un couple à l’épreuve',
    intro:
      'Certains couples ne sont pas en crise : leur vie change, et ils changent avec elle, pas toujours à la même vitesse.',
    entries: [
      {
        title: 'Avant de se marier ou d’emménager',
        text: 'L’argent, les enfants, la foi, la famille : on en parle plus facilement tant que les réponses éveillent encore la curiosité.',
      },
      {
        title: 'Après une naissance',
        text: 'Ni sommeil ni temps, et le compte silencieux de qui a fait quoi.',
      },
      {
        title: 'Deux familles sous un même toit',
        text: 'Quelles règles, le week-end chez qui, les photos de qui dans l’entrée. Une famille recomposée doit choisir là où d’autres héritent.',
      },
      {
        title: 'La retraite au bord de la mer',
        text: 'Du temps à deux comme jamais, des amis de toujours restés loin, et des journées que le travail ne remplit plus.',
      },
    ],
  },

  confidentiality: {
    heading: 'Confidentialité : ce qui reste entre nous',
    paragraphs: [
      'Ce que vous dites ici est confidentiel, à quelques exceptions près, comme un danger grave pour quelqu’un, un risque pour un enfant ou une décision de justice. Je vous les explique avant de commencer.',
      'Nous convenons aussi de ce que je fais de ce que l’un de vous me confie en tête-à-tête. Je ne garde pas un secret dont dépend votre travail de couple : je vous aide à le dire et, d’ici là, je n’en parle pas. S’il s’agit de votre sécurité, vous pouvez toujours m’en parler en tête-à-tête.',
    ],
  },

  questions: {
    heading: 'Ce qu’on veut savoir avant de prendre rendez-vous',
    questions: [
      {
        question: 'Allez-vous prendre parti ?',
        answer:
          'Non, même s’il m’arrive de bousculer un peu plus l’un, puis l’autre. Si je vois une injustice, je le dis ; si j’ai l’air de pencher pour l’un de vous, dites-le-moi.',
      },
      {
        question: 'Combien de temps faut-il ?',
        answer:
          'Pour une décision précise, parfois quelques séances ; un vieux mécanisme demande plus de temps. Nous faisons le point en chemin, et vous pouvez arrêter à tout moment.',
      },
      {
        question: 'Et si nous décidons de nous séparer ?',
        answer:
          'Je peux vous aider à le faire avec moins de dégâts : ce qui reste à dire, ce qu’on annonce aux enfants. Pour les questions juridiques, voyez un avocat ou une avocate.',
      },
    ],
  },

  callToAction: {
    heading: 'Parlons-en une première fois',
    text: 'Prenez rendez-vous, en couple ou d’abord sans votre partenaire, ou écrivez-moi quelques lignes sur vous deux.',
  },
};
