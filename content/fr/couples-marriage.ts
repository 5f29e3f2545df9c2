import type { CouplesMarriageWords } from '../en/couples-marriage';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const couplesMarriage: CouplesMarriageWords = {
  meta: {
    title: 'Thérapie de couple à Tewantin (Noosa)',
    description:
      'Thérapie de couple à Tewantin (Noosa) et en ligne : pour la dispute qui revient toujours, les longs silences et les décisions à prendre à deux.',
  },

  header: {
    title: 'Thérapie de couple, quand la même dispute revient toujours',
    lead: 'Vous connaissez vos répliques par cœur, et votre partenaire aussi. Je vous aide à entendre ce qu’il y a dessous, et à trouver une autre issue.',
  },

  intro: {
    heading: 'Si cela fait encore mal, c’est que cela compte encore',
    paragraphs: [
      'Tout part d’une serviette mouillée sur le lit, ou d’un ton de voix. Dix minutes plus tard, vous voilà dans une dispute vécue cent fois, ou aux deux bouts du canapé, sans un mot.',
      'Quand on finit par appeler, cela fait souvent des années qu’on essaie. Nul besoin d’être au bord de la rupture, ni d’avoir une alliance au doigt. Les couples sont ici les bienvenus, quels que soient leur orientation, leur âge et la forme de leur famille.',
      `J’ai plus de ${facts.experienceYears} ans d’expérience, et je sais rester calme quand, à deux, vous n’y arrivez plus.`,
    ],
  },

  issues: {
    heading: 'Ce que vous avez peut-être dit, ou pensé, ces temps-ci',
    intro: 'Une seule de ces phrases suffit.',
    points: [
      'Une petite remarque, et c’est reparti.',
      'J’essaie d’en parler. L’autre quitte la pièce.',
      'La maison tourne. On ne parle plus de rien d’autre.',
      'On se dispute pour de l’argent, et ce n’est jamais vraiment l’argent.',
      'On n’est pas d’accord sur les enfants, devant les enfants.',
      'On n’a pas envie de sexe au même rythme, et maintenant même un câlin est compliqué.',
      'Ta mère, mon ex : il y a toujours quelqu’un d’autre dans nos disputes.',
      'La solitude est pire quand tu es là que quand tu es loin.',
    ],
  },

  pattern: {
    heading: 'La boucle qui vous emporte ensemble',
    paragraphs: [
      'Des disputes très différentes ont souvent la même forme. Une personne va vers le problème, pour obtenir une réponse. L’autre s’en éloigne, pour éviter le pire. En thérapie de couple, on appelle cela la poursuite et le retrait.',
      'Chaque geste se comprend. Ensemble, ils tournent en rond, comme dans cette soirée ordinaire. Un autre soir, les rôles s’inversent peut-être.',
    ],
    moments: [
      {
        title: 'Une main se tend, et c’est un reproche qui sort',
        text: '« Encore sur ton téléphone. » Cela veut dire : tu me manques. L’autre entend : tu as encore tout faux.',
      },
      {
        title: 'En face, le silence',
        text: 'De l’intérieur, se taire préserve la paix, puisque toute réponse sera mauvaise. De l’extérieur, c’est une porte qui se ferme.',
      },
      {
        title: 'Le ton monte',
        text: 'Pour qui hausse la voix, c’est un dernier essai pour se faire entendre. Pour qui se tait, c’est la preuve qu’il valait mieux ne rien dire.',
      },
      {
        title: 'Quelqu’un quitte la pièce',
        text: 'Dans le lit, les yeux ouverts : je ne compte pas pour toi. Dans le noir du salon : je ne fais jamais rien de bien. Aucune des deux phrases n’est dite à voix haute.',
      },
    ],
    closing:
      'Au matin, on reste poli et rien n’est réglé. Quand vous savez, à deux, voir la boucle se former, vous pouvez l’interrompre ensemble.',
  },

  oneOfYou: {
    heading: 'Quand une seule personne veut venir',
    paragraphs: [
      'Souvent, on lit une page comme celle-ci la nuit, et l’autre répond que vous n’avez besoin de personne pour régler vos affaires. Derrière ce refus, il y a peut-être la peur des reproches, ou celle d’entendre que c’est fini.',
      'Vous pouvez demander très peu : « Viens une fois, et après on décide ensemble. » Si c’est toujours non, venez quand même, sans l’autre. Il faut être deux pour entretenir une boucle, mais une seule personne peut commencer à la changer.',
      'La thérapie de couple ne convient pas si vous avez peur de votre partenaire, s’il y a de la violence ou des menaces, si l’on vous surveille, si l’on décide à votre place de votre argent ou de vos sorties. Venez alors sans votre partenaire, ou appelez 1800RESPECT au 1800 737 732, jour et nuit ; en danger, le 000. Si c’est vous qui faites du mal, MensLine répond aux hommes qui veulent que cela cesse : 1300 78 99 78.',
    ],
  },

  approach: {
    heading: 'Comment je travaille avec deux personnes à la fois',
    intro: 'Je ne suis pas là pour chercher qui a raison.',
    entries: [
      {
        title: 'Nous passons une dispute au ralenti',
        text: 'Nous en prenons cinq minutes, et nous regardons ce que chacun a ressenti, craint, puis fait.',
      },
      {
        title: 'Chacun a sa place',
        text: 'J’interromps quand il le faut, pour entendre la personne qui parle vite et celle qui a besoin de temps.',
      },
      {
        title: 'Nous cherchons sous le sujet',
        text: 'La vaisselle parle peut-être de justice, et l’argent de sécurité. Une réponse concrète devient alors plus facile à trouver.',
      },
      {
        title: 'Vous essayez une chose chez vous',
        text: 'Une façon plus douce de commencer, par exemple, ou un moyen de s’arrêter à temps. Puis nous regardons ce que cela a donné.',
      },
    ],
  },

  expect: {
    heading: 'De la première séance à la dernière',
    intro: `Une séance de couple dure ${facts.length.couples} et coûte ${facts.fee.couples}, en cabinet à Tewantin ou en ligne, où que vous soyez, au même tarif.`,
    entries: [
      {
        title: 'La première séance',
        text: 'Je demande à chacun de vous ce qui fait mal, ce que vous espérez et ce que vous ne voudriez pas perdre. Vos deux versions n’ont pas à concorder.',
      },
      {
        title: 'Les séances suivantes',
        text: 'Nous nous voyons chaque semaine ou toutes les deux semaines. Au début, un rythme hebdomadaire aide souvent : dans une boucle, quinze jours, c’est long.',
      },
      {
        title: 'À quoi on voit que cela aide',
        text: 'Vous vous disputez encore, mais c’est plus vite fini, et vous savez vous retrouver. Si rien ne change, nous le disons et nous cherchons autre chose.',
      },
      {
        title: 'La fin des séances',
        text: 'Quand cela tient à la maison, nous espaçons les séances, puis nous arrêtons. Vous pouvez toujours revenir.',
      },
    ],
  },

  seasons: {
    heading: 'Les moments de la vie qui en demandent plus à deux',
    intro: 'Certains couples ne traversent aucune crise, seulement un changement.',
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
        title: 'Quand la maison se vide',
        text: 'Le dernier enfant s’en va, et de l’autre côté de la table, il y a quelqu’un à qui vous n’avez pas vraiment parlé depuis des années.',
      },
      {
        title: 'La retraite au bord de la mer',
        text: 'Vous avez choisi la mer pour passer plus de temps ensemble. Ce temps, vous l’avez maintenant tout entier, loin des amitiés de toujours.',
      },
    ],
  },

  questions: {
    heading: 'Ce qu’on veut savoir avant de prendre rendez-vous',
    questions: [
      {
        question: 'Allez-vous prendre parti ?',
        answer:
          'Non. Il m’arrive de bousculer un peu plus l’un, puis l’autre. Si je vois une injustice, je le dis. Si j’ai l’air de pencher d’un côté, dites-le-moi.',
      },
      {
        question: 'Pouvez-vous nous voir séparément ?',
        answer:
          'Parfois, cela aide. Nous convenons d’abord, à trois, de ce que deviendra ce qui s’y dit, pour éviter toute mauvaise surprise.',
      },
      {
        question: 'Combien de temps faut-il ?',
        answer:
          'Pour une décision précise, quelques séances peuvent suffire ; un vieux mécanisme demande plus de temps. Nous faisons le point en chemin, et vous pouvez arrêter à tout moment.',
      },
      {
        question: 'Et si nous décidons de nous séparer ?',
        answer:
          'Je peux vous aider à le faire avec moins de dégâts : ce qui reste à dire, ce qu’on annonce aux enfants. Pour les questions juridiques, il faut un avis d’avocat.',
      },
    ],
  },

  callToAction: {
    heading: 'Commencez par une conversation',
    text: `Prenez rendez-vous, ou écrivez-moi quelques lignes sur vous deux. Je réponds sous ${facts.replyHours} heures.`,
  },
};
