import type { Translation } from '../../words/shapes';
import type { AdhdCouplesWords } from '../en/adhd-couples';
import { alone, limits } from './privacy';

export const adhdCouples: Translation<AdhdCouplesWords> = {
  name: 'TDAH, autisme et couple',
  meta: {
    title: 'TDAH, autisme et couple : thérapie à Noosa, Australie',
    description:
      'Couples neuroatypiques, TDAH, charge mentale : moins de reproches et des outils à essayer, à Tewantin (Noosa, Australie){andOnline}. Séances {sessionLanguages}.',
  },

  card: {
    title: 'TDAH, autisme et couple',
    text: 'Pour un foyer qui tourne à coups de rappels, et deux personnes à bout.',
    action: 'La même scène, vécue deux fois',
  },
  header: {
    title: 'TDAH, autisme et couple : une thérapie adaptée',
    lead: 'L’un oublie et l’autre le lui rappelle, l’un a besoin de calme et l’autre de compagnie, et vous finissez chacun dans votre coin. Je vous aide à comprendre comment fonctionne chacun de vous, et à trouver ce qui marche à la maison.',
    note: 'Il ne vous faut pas de diagnostic ; je n’en pose pas et je ne prescris rien. Vous pouvez venir sans votre partenaire ({fee.individual}).',
  },

  sessions: {
    heading: 'Des séances adaptées à votre façon de penser',
    paragraphs: [
      'Vous pouvez bouger, et regarder ailleurs. Nous nous en tenons à un sujet, nous baissons la lumière et le bruit quand c’est possible, et nous faisons une pause avant la saturation.',
      'Vous repartez avec un court résumé écrit et une seule chose à essayer.',
    ],
  },

  bothSides: {
    heading: 'La même scène, vécue deux fois',
    leftLabel: 'La personne qui a un TDAH',
    rightLabel: 'Son ou sa partenaire',
    scenes: {
      leaving: {
        moment: 'Vous deviez partir à dix-huit heures',
        left: 'Il restait une demi-heure, puis il était trop tard. Entre les deux, je n’ai rien senti passer.',
        right: 'J’attends à la porte, les clés à la main. Encore une fois, je passe en dernier.',
      },
      pan: {
        moment: 'Une remarque sur une casserole',
        left: 'Moi, j’entends que j’ai encore tout fait de travers. J’ai mal, et je m’emporte.',
        right:
          'Je n’ai parlé que d’une casserole. Maintenant on se dispute, et la casserole est toujours là.',
      },
    },
  },

  danger: {
    heading: 'Vous avez peur de votre partenaire ?',
    text: 'Le TDAH et l’autisme n’excusent jamais la violence ni l’emprise ; une crise de surcharge ne les excuse pas davantage. Si vous avez peur de votre partenaire, ou si c’est votre partenaire qui décide qui vous voyez, ce que vous dépensez ou si vous prenez votre traitement, ne commencez pas par des séances de couple ; vous pouvez venir sans votre partenaire. En cas de danger, appelez le 000. Quand personne ne peut vous entendre, appelez 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732, jour et nuit, et voyez la page {help}.',
  },

  intro: {
    heading: 'Le TDAH et l’autisme dans la vie de couple',
    paragraphs: [
      'Le TDAH (trouble du déficit de l’attention avec ou sans hyperactivité) agit sur la façon dont le cerveau gère l’attention, le temps et les émotions fortes. On peut aimer beaucoup et oublier beaucoup. Mais petit à petit, l’un de vous se retrouve à tout gérer, et l’autre à se faire reprendre. Ce n’est ni de la paresse ni une manie du contrôle.',
      'L’autisme agit sur la façon de percevoir, de communiquer et de vivre les changements. Un couple est neuroatypique quand l’un des deux au moins pense et perçoit autrement que la plupart des gens.',
    ],
  },

  issues: {
    heading: 'Des difficultés courantes, semaine après semaine',
    points: [
      'Ce que l’un laisse en vue pour ne pas l’oublier, l’autre le range.',
      'Vous demandez pardon avant de savoir ce que vous avez oublié cette fois.',
      'Un bruit que l’un remarque à peine est insupportable pour l’autre.',
    ],
  },

  expect: {
    heading: 'Les séances, du début à la fin',
    entries: [
      {
        title: 'La première séance',
        text: 'Je parle d’abord en tête-à-tête avec chacun de vous, comme avec tous les couples. Puis nous reprenons une journée récente, telle que chacun de vous l’a vécue.',
      },
      {
        title: 'Les signes de progrès',
        text: 'Moins de rappels, et des disputes qui finissent plus tôt. Quand tout marche sans moi, nous arrêtons.',
      },
    ],
  },

  autism: {
    heading: 'Quand l’un de vous est autiste',
    intro: 'Chacun de vous peut mal comprendre l’autre, et aucun des deux n’est la norme.',
    leftLabel: 'La personne autiste',
    rightLabel: 'Son ou sa partenaire',
    scenes: {
      yourDay: {
        moment: '« Alors, ta journée ? »',
        left: 'J’ai répondu « bien », parce que c’était vrai. Je n’ai pas compris que tu voulais qu’on parle.',
        right: 'J’attendais que tu me demandes « et toi ? ». Je ne devrais pas avoir à le dire.',
      },
      fight: {
        moment: 'En pleine dispute',
        left: 'Je n’ai plus de mots, et je ferme la porte pour revenir à moi, pas pour te punir.',
        right: 'Je reste dans le couloir avec tout ça. Vu d’ici, tu t’en moques.',
      },
    },
    tries:
      'Trois choses à essayer : dire franchement ce que vous aimeriez ; annoncer à l’avance les projets et les changements ; convenir d’un endroit calme, d’un signe pour « c’est trop » et d’une heure pour revenir. Un repli (shutdown) ou une crise de surcharge (meltdown), personne ne les choisit ; mais si vous subissez des coups ou des menaces, ou si vous avez peur, votre sécurité passe avant tout.',
  },

  approach: {
    heading: 'Comment je travaille avec deux façons de penser',
    entries: [
      {
        title: 'Traduire d’abord, résoudre ensuite',
        text: 'Quand chacun de vous peut redire à voix haute la version de l’autre sans la discuter, nous pouvons parler des changements à faire.',
      },
      {
        title: 'De petites expériences',
        text: 'Vous essayez un changement pendant quinze jours. S’il échoue, c’est la faute de l’outil, et nous en prenons un autre.',
      },
    ],
  },

  household: {
    heading: 'Des outils pour le quotidien avec un TDAH',
    intro: 'Des efforts, vous en avez déjà fait beaucoup. Ces outils soulagent la mémoire.',
    entries: [
      {
        title: 'Rendre le temps visible',
        text: 'Un minuteur où l’on voit fondre les minutes, et « partir à dix-huit heures » découpé en étapes.',
      },
      {
        title: 'Confier les rappels à un objet',
        text: 'Une alarme, ou un panier près de la porte, rappelle sans hausser le ton.',
      },
      {
        title: 'Des tâches confiées en entier',
        text: 'La lessive, c’est du panier à l’armoire, et y penser en fait partie.',
      },
    ],
  },

  noDiagnosis: {
    heading: 'Si vous cherchez un diagnostic',
    paragraphs: [
      'Pour un bilan ou un médicament, commencez par votre médecin généraliste (GP). Dans le Queensland, certains généralistes évaluent maintenant le TDAH chez l’adulte et prescrivent le traitement ; d’autres vous adressent à un spécialiste (psychiatre ou psychologue), comme pour l’autisme.',
    ],
  },

  privacy: {
    heading: 'La confidentialité et ses limites',
    text: `${alone} ${limits}`,
  },

  callToAction: {
    heading: 'Un appel suffit pour réserver',
    text: 'L’un de vous peut réserver pour les deux. Il n’y a rien à préparer.',
  },
};
