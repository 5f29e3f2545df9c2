import type { Translation } from '../../words/shapes';
import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { alone, limits } from './privacy';

export const infidelityRecovery: Translation<InfidelityRecoveryWords> = {
  name: 'Se reconstruire après une infidélité',
  meta: {
    title: 'Se reconstruire après une infidélité : Noosa, Australie',
    description:
      'Après une infidélité ou une tromperie, rester ou partir ? Les premiers jours, puis trois phases, à Tewantin (Noosa, Australie){andOnline}. Séances {sessionLanguages}.',
  },

  card: {
    title: 'Se reconstruire après une infidélité',
    text: 'Trois phases pour sortir du choc, comprendre, puis reconstruire ou se séparer.',
    action: 'Voir les trois phases',
  },
  header: {
    title: 'Se reconstruire après une infidélité, à deux ou non',
    lead: 'Que vous l’ayez appris hier soir ou que la trahison vienne de vous, nous pouvons avancer pas à pas.',
    note: 'Je ne vous presserai pas de pardonner, et je ne ferai honte ni à l’un ni à l’autre.',
    article: 'Pour cette nuit, en anglais : respirer, revenir au présent',
    ways: { 'first-days': 'Si vous venez de l’apprendre', unfaithful: 'Si l’infidélité vient de vous' },
  },

  intro: {
    heading: 'Une infidélité change aussi le passé',
    paragraphs: [
      'C’est votre accord à deux qui a été rompu, couple ouvert ou non, et l’un de vous se demande maintenant ce qui était vrai.',
    ],
  },

  issues: {
    heading: 'Des réactions courantes après une infidélité',
    intro: 'Ni vous ni votre partenaire ne perdez la raison.',
    points: [
      'Vous posez dix fois la même question, et aucune réponse ne suffit.',
      'Dans la même heure, vous voudriez ses bras autour de vous et sa valise sur le palier.',
      'Vous avez mis fin à votre liaison, vous en souffrez, et vous ne pouvez le dire à personne.',
    ],
  },

  danger: {
    heading: 'En danger, ou envie de mourir ?',
    text: 'Appelez maintenant le 000 si l’un de vous deux risque de mettre fin à ses jours, a pris trop de comprimés ou d’autre chose, subit des menaces ou des violences, ou pourrait faire du mal à quelqu’un. Jour et nuit, vous pouvez appeler Lifeline (écoute en cas de détresse) au 13 11 14 ou, pour des violences ou de l’emprise, quand personne ne peut vous entendre, 1800RESPECT au 1800 737 732. Si vous avez peur de votre partenaire, ne commencez pas par des séances de couple : voyez la page {help}.',
  },

  firstDays: {
    heading: 'Les premiers jours, avant de nous voir',
    entries: {
      body: {
        title: 'Manger et dormir',
        text: 'Mangez un peu, buvez de l’eau, reposez-vous les yeux fermés. Si les images ne s’arrêtent pas, posez les pieds par terre et expirez lentement. Si vous n’avez pas dormi, ne conduisez pas.',
      },
      decisions: {
        title: 'Les grandes décisions',
        text: 'Repoussez-les, sauf celles qui vous mettent à l’abri, vous, les enfants ou votre argent.',
      },
      telling: {
        title: 'En parler autour de vous',
        text: 'Si vous êtes en sécurité, commencez par une seule personne, capable d’écouter et de n’en rien répéter : les familles n’oublient pas, même si vous restez.',
      },
      pictures: {
        title: 'Les enfants et les réseaux sociaux',
        text: 'Épargnez les détails aux enfants, et ne publiez rien en ligne. Transmettre ou publier des images intimes de quelqu’un sans son accord, ou menacer de le faire, est une infraction pénale.',
      },
      doctor: {
        title: 'Votre médecin généraliste (GP)',
        text: 'Consultez si vous ne pouvez plus dormir, manger, travailler ou vous occuper des enfants, si vous buvez davantage, et pour un dépistage (IST). Tant que vous n’avez pas, l’un comme l’autre, des résultats sûrs, ce qui peut prendre des semaines, abstenez-vous de rapports, ou utilisez un préservatif.',
      },
      medicine: {
        title: 'Les médicaments urgents',
        text: 'Après un rapport non protégé, le traitement post-exposition (TPE ; demandez « PEP ») peut prévenir le VIH s’il est commencé dans les 72\u00a0heures, aux urgences d’un hôpital ou dans un centre de santé sexuelle. La contraception d’urgence (« morning-after pill »), en pharmacie, se prend dans les 3 à 5\u00a0jours, selon le produit. Dans les deux cas, le plus tôt possible.',
      },
    },
  },

  unfaithful: {
    heading: 'C’est moi qui ai été infidèle. Que faire ce soir ?',
    paragraphs: [
      'Si vous avez peur de votre partenaire, dites ce qu’il faut pour rester en sécurité et, quand personne ne peut vous entendre, appelez 1800RESPECT au 1800 737 732. Sinon, répondez aux questions, brièvement et sans mentir. Si votre partenaire veut passer la nuit sans vous, dormez ailleurs, à moins que l’un de vous deux ne risque de se suicider : dans ce cas, faites en sorte que quelqu’un reste cette nuit avec chacun de vous. Ne prenez ni alcool ni drogue, et attendez avant d’avoir un rapport sexuel.',
    ],
  },

  phases: {
    heading: 'Trois phases pour se reconstruire',
    intro:
      'Elles valent aussi si votre partenaire ne vient pas, ou si votre histoire est finie.',
    phases: {
      crisis: {
        label: 'Première phase',
        title: 'Crise et stabilisation',
        text: 'Il s’agit d’abord de tenir la semaine. Vous convenez de la façon de vivre pour l’instant, du contact avec l’autre personne, et des moments où l’on en parle.',
      },
      understanding: {
        label: 'Deuxième phase',
        title: 'Compréhension et mise en mots',
        text: 'Avec de l’aide, et seulement si c’est sans danger, les faits qui comptent, et non chaque scène, se disent en une fois : d’abord tout risque pour la santé, puis avec qui, combien de temps, et si c’est fini. Les difficultés d’un couple peuvent aider à expliquer une infidélité ; elles ne l’excusent pas.',
      },
      rebuilding: {
        label: 'Troisième phase',
        title: 'Reconstruction et nouveau départ',
        text: 'La confiance se regagne par de petites promesses tenues. La transparence s’offre librement, pour un temps convenu, et chacun de vous peut y mettre fin. Vous suivre à la trace, vous menacer ou vous isoler, ce n’est pas reconstruire.',
      },
    },
  },

  expect: {
    heading: 'Le déroulement des séances',
    entries: [
      {
        title: 'D’abord séparément',
        text: 'Je parle avec chacun de vous, comme avec tous les couples.',
      },
      {
        title: 'Puis ensemble',
        text: 'Je demande ce qui s’est passé, qui le sait, et comment vous dormez et mangez. Quand c’est trop, nous nous arrêtons.',
      },
    ],
  },

  approach: {
    heading: 'Comment je travaille avec chacun de vous',
    intro: 'La souffrance est peut-être des deux côtés. La responsabilité de l’infidélité, non.',
    entries: [
      {
        title: 'Si vous avez subi l’infidélité',
        text: 'Ce n’est pas votre faute. Il peut pourtant en rester un choc logé dans le corps, comme une blessure, et une honte que rien ne justifie.',
      },
      {
        title: 'Si l’infidélité vient de vous',
        text: 'Vous répondez de vos actes, sans humiliation : une honte qui écrase pousse à se cacher de nouveau.',
      },
    ],
  },

  decision: {
    heading: 'Rester, se séparer, pardonner',
    paragraphs: [
      'Certains couples deviennent plus honnêtes qu’avant. D’autres se séparent, et s’assoient encore au même rang à la fête de l’école. Pour moi, aucun des deux n’est un échec.',
    ],
    pull: 'Le pardon peut venir tard, ou jamais. La paix est possible sans lui.',
  },

  claims: {
    heading: 'L’infidélité en chiffres',
    items: [
      {
        figure: '{short.infidelityShare}',
        text: 'des couples connaissent une infidélité',
        source:
          'Enquêtes américaines auprès de personnes mariées, citées par Atkins, Baucom et Jacobson 2001.',
      },
      {
        figure: '{short.stayTogetherShare}',
        text: 'des couples restent ensemble après une thérapie',
        source:
          'Un simple repère. Dans une petite étude, ils étaient moins nombreux : 9 couples sur 19 étaient encore mariés après cinq ans (Marín, Christensen et Atkins 2014).',
      },
      {
        figure: '{short.recoveryTime}',
        text: 'pour se reconstruire, en général',
        source: 'Pour vous, ce sera peut-être plus long.',
      },
    ],
  },

  privacy: {
    heading: 'Confidentialité, après un secret',
    text: `${alone} ${limits}`,
  },

  questions: {
    heading: 'Questions après une infidélité',
    questions: [
      {
        question: 'Et si la liaison continue, ou reste un secret ?',
        answer:
          'Venez sans votre partenaire, et je vous aide à le dire, si c’est sans danger. Si vous préférez vous taire, je devrai peut-être mettre fin aux séances à deux.',
      },
    ],
  },

  callToAction: {
    heading: 'Vous pouvez appeler avant de décider',
    text: 'Appelez ({sessionLanguages}), même si vous n’avez qu’une moitié de phrase. Cela me suffit pour commencer.',
  },
};
