import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const infidelityRecovery: InfidelityRecoveryWords = {
  name: 'Se reconstruire après une infidélité',
  meta: {
    title: 'Se reconstruire après une infidélité',
    description:
      'Après une infidélité, rester ou partir ? Un accompagnement en trois phases, en couple ou individuel, à Noosa et en ligne.',
  },

  header: {
    title: 'Se reconstruire après une infidélité, quand on ne sait plus ce qui était vrai',
    lead: 'Que vous l’ayez appris hier soir ou que la trahison vienne de vous, rien ne vous oblige à tout décider aujourd’hui. Nous pouvons prendre les choses dans l’ordre.',
  },

  pull: 'Je ne vous presserai pas de pardonner, et je ne ferai honte ni à l’un ni à l’autre.',

  intro: {
    heading: 'Une infidélité change le passé autant que l’avenir',
    paragraphs: [
      'Vous repassez les vacances, les anniversaires, les mardis ordinaires, et vous vous demandez ce qui était réel.',
      'Une nuit ou des années de double vie : c’est l’accord entre vous qui a été rompu.',
      `J’ai plus de ${facts.experienceYears} ans d’expérience.`,
    ],
  },

  issues: {
    heading: 'Des réactions courantes : vous ne perdez pas la raison',
    intro: 'On les retrouve chez la personne trahie comme chez celle qui a trahi.',
    points: [
      'Des images tournent dans votre tête et ne s’éteignent pas.',
      'Vous posez dix fois la même question, et aucune réponse ne suffit.',
      'Vous fouillez le téléphone et les relevés bancaires, et vous détestez le faire.',
      'Vous voudriez qu’on vous serre fort, et ne plus jamais voir cette personne.',
      'La liaison est finie, elle vous manque, et c’est impossible à dire.',
      'Des années après, chaque dispute y revient.',
    ],
  },

  claims: {
    heading: 'Ce que les chiffres peuvent vous dire',
    items: [
      {
        figure: facts.infidelityShare,
        text: 'des couples connaissent une infidélité',
      },
      {
        figure: facts.stayTogetherShare,
        text: 'des couples restent ensemble après une thérapie',
      },
      {
        figure: facts.recoveryTime,
        text: 'pour se reconstruire, généralement',
      },
    ],
    source:
      'Premier chiffre : Atkins, Baucom & Jacobson (2001), Journal of Family Psychology 15(4), 735–749 ; personnes mariées aux États-Unis, seuls les rapports sexuels étant comptés. Les deux autres sont des ordres de grandeur. Aucun ne prédit ce qui vous arrivera.',
  },

  phases: {
    heading: 'Les trois phases, de la crise à la reconstruction',
    intro: 'Cet ordre aide, même avec des retours en arrière.',
    phases: [
      {
        label: 'Première phase',
        title: 'Crise et stabilisation',
        text: 'Passer la semaine : le sommeil, les repas, le travail, les enfants, et la façon de vous parler.',
        work: [
          'Convenir de la façon de vivre pour l’instant, sous le même toit ou non',
          'Régler la question du contact avec la tierce personne',
          'Fixer des moments pour en parler, et d’autres pour souffler',
        ],
      },
      {
        label: 'Deuxième phase',
        title: 'Compréhension et mise en mots',
        text: 'Puis viennent les questions : ce qui s’est passé, et ce que cela voulait dire. L’état du couple peut aider à expliquer une infidélité, sans jamais l’excuser.',
        work: [
          'Raconter l’histoire une fois, en entier, et non par morceaux',
          'Dire le mal qui a été fait, et que votre partenaire l’entende',
          'Comprendre comment c’est devenu possible',
          'Faire le deuil de ce que vous croyiez avoir',
        ],
      },
      {
        label: 'Troisième phase',
        title: 'Reconstruction et nouveau départ',
        text: 'La confiance se regagne par de petites promesses tenues. Si vous vous séparez, cette phase sert à vous quitter dans le respect.',
        work: [
          'Passer des accords tenables pour vous deux. Un temps de transparence peut aider ; si l’on vous suit à la trace, vous menace ou vous coupe de vos proches, ce n’est plus se reconstruire : 1800RESPECT, 1800 737 732, ou le 000 en cas de danger',
          'Laisser revenir les caresses et la sexualité, au rythme de qui a besoin de plus de temps ; chacun peut dire non',
          'Se préparer aux dates, aux chansons et aux rues qui font tout remonter',
        ],
      },
    ],
  },

  twoPeople: {
    heading: 'Ce que vivent les deux partenaires',
    intro:
      'Vous souffrez peut-être tous les deux, sans être tous les deux responsables de l’infidélité.',
    betrayed: {
      heading: 'Si vous avez subi l’infidélité',
      intro: 'Ce n’est pas votre faute. Vous vivez quand même souvent avec :',
      points: [
        'Un choc logé dans le corps',
        'De la honte, sans avoir rien fait de honteux',
        'De l’amour et de la rage pour la même personne',
      ],
    },
    unfaithful: {
      heading: 'Si l’infidélité vient de vous',
      intro: 'Vous avez fait des choix. Vous vivez sans doute avec :',
      points: [
        'Une culpabilité si lourde que se défendre paraît plus facile',
        'La peur que la prochaine vérité mette fin à tout',
        'Un chagrin que personne ne veut entendre',
      ],
    },
  },

  firstDays: {
    heading: 'Les premiers jours',
    intro: 'Quelques repères.',
    points: [
      'Mangez un peu, buvez de l’eau, allongez-vous même sans sommeil.',
      'Repoussez les grandes décisions qui peuvent attendre.',
      'Confiez-vous d’abord à une seule personne, solide : ce que votre famille apprend aujourd’hui, elle ne l’oubliera plus.',
      'Épargnez les détails aux enfants.',
      'Voyez votre médecin généraliste (GP) si vous ne dormez ou ne mangez plus, ou pour un dépistage (IST).',
      'S’il y a de la violence ou des menaces, n’attendez pas : appelez le 000 en cas de danger, sinon 1800RESPECT, 1800 737 732, jour et nuit. La thérapie de couple n’est alors pas le bon point de départ.',
      'Si l’un de vous deux pense au suicide, appelez Lifeline au 13 11 14, jour et nuit, ou le 000.',
    ],
  },

  approach: {
    heading: 'Comment je travaille avec vous deux',
    intro: 'Je m’en tiens à quatre principes.',
    entries: [
      {
        title: 'D’abord, reprendre pied',
        text: 'Les questions les plus dures attendent que vous puissiez tous les deux en supporter les réponses.',
      },
      {
        title: 'Assez de vérité, dite avec soin',
        text: 'Certains détails aident à comprendre, d’autres ne laissent que des images : nous les trions d’abord.',
      },
      {
        title: 'La responsabilité sans l’humiliation',
        text: 'Une infidélité, c’est la personne qui l’a commise qui en répond. Mais une honte qui écrase pousse à se cacher.',
      },
      {
        title: 'Pas de calendrier pour le pardon',
        text: 'Il peut venir tard, ou ne pas venir, et l’on peut retrouver la paix sans lui.',
      },
    ],
  },

  expect: {
    heading: 'Comment se passent les séances',
    intro: `Une séance de couple dure ${facts.inWords.length.couples} et coûte ${facts.fee.couples}, en cabinet à Tewantin ou en ligne, où que vous soyez, au même tarif.`,
    entries: [
      {
        title: 'La première séance',
        text: 'Je demande ce qui s’est passé et comment vous tenez. Racontez ce que vous voulez.',
      },
      {
        title: 'Chaque semaine au début, puis toutes les deux semaines',
        text: `Quand une conversation demande plus de temps, une séance longue de ${facts.inWords.length.extended} coûte ${facts.fee.extended}.`,
      },
    ],
  },

  decision: {
    heading: 'Rester ou se séparer',
    paragraphs: [
      'Certains couples deviennent plus honnêtes qu’avant. D’autres se séparent, et peuvent encore s’asseoir dans la même rangée au spectacle de l’école. Ni l’un ni l’autre n’est un échec.',
      'Si votre partenaire ne veut pas venir, ou a quitté la relation, les mêmes phases valent pour vous.',
    ],
  },

  confidentiality: {
    heading: 'Confidentialité',
    paragraphs: [
      'Ce que vous dites ici est confidentiel, à quelques exceptions près, comme un danger grave pour quelqu’un, un risque pour un enfant ou une décision de justice.',
      'Nous convenons aussi de ce qui se passe si l’un de vous me confie que la liaison continue. Je ne le répéterai pas, mais je ne poursuivrai pas les séances de couple sans que ce soit dit : je vous y aide. S’il s’agit de votre sécurité, vous pouvez toujours m’en parler à part.',
    ],
  },

  questions: {
    heading: 'Questions difficiles',
    questions: [
      {
        question: 'Faut-il tout se dire ?',
        answer:
          'Les faits qui comptent, oui : avec qui, combien de temps, si c’est fini, s’il y a un risque pour la santé. Mais peu à peu, avec de l’aide, et seulement si c’est sans danger. Chaque scène, en général non.',
      },
      {
        question: 'Puis-je venir individuellement ?',
        answer: `Oui. Une séance individuelle dure ${facts.inWords.length.individual} et coûte ${facts.fee.individual}. Si des séances de couple sont envisageables, dites-le-moi dès le début.`,
      },
    ],
  },

  callToAction: {
    heading: 'Une première séance ne décide de rien',
    text: 'Prenez rendez-vous, ensemble ou non, ou écrivez-moi comme cela vient.',
  },
};
