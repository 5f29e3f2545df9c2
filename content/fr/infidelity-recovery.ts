import type { Translation } from '../../site/shapes';
import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { exceptions, forcedSex, limits, report, secrets, watchedPhone } from './secrets';

export const infidelityRecovery: Translation<InfidelityRecoveryWords> = {
  name: 'Se reconstruire après une infidélité',
  meta: {
    title: 'Surmonter une infidélité : thérapie à Noosa, Australie',
    description:
      'Après une infidélité ou une tromperie, rester ou partir ? Les premiers jours, puis trois phases, à Tewantin (Noosa, Australie) et en ligne. Séances {sessionLanguages}.',
  },

  header: {
    title: 'Se reconstruire après une infidélité, à deux ou non',
    lead: 'Que vous l’ayez appris hier soir ou que la trahison vienne de vous, rien ne vous oblige à tout décider aujourd’hui. Prenons les choses dans l’ordre.',
    scene: 'La pluie s’éloigne vers le large',
  },

  pull: 'Je ne vous presserai pas de pardonner, et je ne ferai honte ni à l’un ni à l’autre.',

  intro: {
    heading: 'Une infidélité change aussi le passé',
    paragraphs: [
      'Vous repassez dans votre tête les vacances, les anniversaires, les mardis ordinaires, en vous demandant si tout cela était vrai. Peut-être ne dormez-vous plus, peut-être ressentez-vous un calme étrange.',
      'Une nuit, des messages, ou des années de double vie : c’est votre accord à deux qui a été rompu, quelle qu’en ait été la forme.',
      'J’ai plus de {experienceYears}\u00a0ans d’expérience, et je sais aller lentement quand tout paraît urgent.',
    ],
  },

  issues: {
    heading: 'Des réactions courantes : vous ne perdez pas la raison',
    intro: 'On les retrouve des deux côtés.',
    points: [
      'Des images tournent dans votre tête, et rien ne les arrête.',
      'Vous posez dix fois la même question, et aucune réponse ne suffit.',
      'Vous fouillez son téléphone et ses relevés bancaires, et vous vous en voulez. Tout le monde le comprendrait, mais surveiller quelqu’un en secret aggrave les choses et peut être interdit par la loi.',
      'Dans la même heure, vous voudriez ses bras autour de vous et sa valise sur le palier.',
      'Vous avez mis fin à votre liaison, elle vous manque, et vous ne pouvez le dire à personne.',
      'Des années après, chaque dispute y revient.',
    ],
  },

  claims: {
    heading: 'L’infidélité en chiffres',
    items: [
      {
        figure: '{short.infidelityShare}',
        text: 'des couples connaissent une infidélité',
      },
      {
        figure: '{short.stayTogetherShare}',
        text: 'des couples restent ensemble après une thérapie',
      },
      {
        figure: '{short.recoveryTime}',
        text: 'pour se reconstruire, généralement',
      },
    ],
    source:
      'Premier chiffre : part des personnes mariées ayant eu au moins un rapport sexuel hors mariage, d’après des enquêtes américaines antérieures citées par Atkins, Baucom et Jacobson 2001, Journal of Family Psychology 15(4), 735–749. Les autres sont de simples repères, sans étude que je puisse citer ; une petite étude a trouvé moins de couples restés ensemble : 9 sur 19 étaient encore mariés après cinq ans (Marín, Christensen et Atkins 2014). Aucun de ces chiffres ne prédit votre histoire, et rester ensemble n’est pas la seule bonne issue.',
  },

  phases: {
    heading: 'Trois phases pour se reconstruire',
    intro: 'Nous suivons en général cet ordre, même s’il y a des retours en arrière.',
    phases: {
      crisis: {
        label: 'Première phase',
        title: 'Crise et stabilisation',
        text: 'D’abord, tenir la semaine : le sommeil, les repas, le travail, les enfants, la façon de vous parler.',
        work: [
          'Décider comment vivre pour l’instant, ensemble ou séparément',
          'Décider du contact avec la tierce personne',
          'Fixer des moments pour en parler, et d’autres pour souffler',
        ],
      },
      understanding: {
        label: 'Deuxième phase',
        title: 'Compréhension et mise en mots',
        text: 'Puis viennent les questions : comment, et pourquoi ? Les difficultés d’un couple peuvent aider à expliquer une infidélité ; elles ne l’excusent pas.',
        work: [
          'Dire en une fois les faits qui comptent, plutôt que par bribes',
          'Dire le mal que cela a fait, et le faire entendre',
          'Comprendre comment c’est devenu possible',
          'Faire le deuil de l’histoire que vous croyiez vivre',
        ],
      },
      rebuilding: {
        label: 'Troisième phase',
        title: 'Reconstruction et nouveau départ',
        text: 'La confiance se regagne par de petites promesses tenues, encore et encore. En cas de séparation, cette phase sert à vous quitter en vous faisant le moins de mal possible.',
        work: [
          'Passer des accords tenables pour vous deux ; la transparence s’offre librement, pour un temps convenu, et chacun de vous peut y mettre fin',
          'Laisser revenir les caresses et la sexualité quand vous en avez envie l’un comme l’autre',
          'Se préparer aux dates, aux chansons et aux rues qui font tout remonter',
        ],
      },
    },
    safety:
      'Si l’on vous suit à la trace, vous menace ou vous isole, ce n’est pas une reconstruction : appelez 1800RESPECT au 1800 737 732, ou le 000 en danger immédiat. Si vous craignez la réaction de votre partenaire à votre départ, ne lui en dites rien pour l’instant : préparez d’abord ce départ avec 1800RESPECT, car c’est à l’annonce du départ, et au moment du départ, que le danger est le plus grand.',
  },

  twoPeople: {
    heading: 'La personne trahie, et celle qui a trahi',
    intro: 'La souffrance est peut-être des deux côtés. La responsabilité de l’infidélité, non.',
    betrayed: {
      heading: 'Si vous avez subi l’infidélité',
      intro: 'Ce n’est pas votre faute. Et pourtant, vous portez peut-être :',
      points: [
        'Un choc logé dans le corps, comme une blessure',
        'De la honte, sans avoir rien fait de honteux',
        'De l’amour et de la rage pour la même personne',
      ],
    },
    unfaithful: {
      heading: 'Si l’infidélité vient de vous',
      intro:
        'Vous avez fait des choix, et vous en avez maintenant d’autres à faire. Vous connaissez peut-être :',
      points: [
        'Une culpabilité si lourde que se défendre paraît plus facile',
        'La peur que la prochaine vérité mette fin à tout',
        'Un chagrin que vous ne pouvez pas montrer',
      ],
    },
  },

  firstDays: {
    heading: 'Les premiers jours, avant de nous voir',
    intro: 'Quelques repères pour tenir.',
    points: [
      'Mangez un peu, buvez de l’eau, reposez-vous les yeux fermés, même sans dormir. Si les images ne s’arrêtent pas, posez les deux pieds par terre, expirez lentement, et nommez ce que vous voyez, touchez et entendez. Si vous n’avez pas dormi, ne conduisez pas.',
      'Repoussez les grandes décisions, sauf celles qui vous mettent à l’abri, vous, les enfants ou votre argent. Si quelqu’un est en train de déplacer cet argent, ou risque d’emmener les enfants, appelez un avocat à la première heure.',
      'Si vous êtes en sécurité, attendez avant d’en parler autour de vous. Les familles n’oublient pas ce qu’elles apprennent maintenant, même si vous restez. Commencez par une seule personne, capable d’écouter et de n’en rien répéter.',
      'Épargnez les détails aux enfants, et ne publiez rien. Envoyer ou publier des images intimes de quelqu’un sans son accord, ou menacer de le faire, est un délit.',
      'Voyez votre médecin généraliste (GP) si vous ne pouvez plus dormir, manger, travailler ou vous occuper des enfants, si la panique ou les images ne vous lâchent pas, si vous buvez davantage, ou s’il vous faut un dépistage des infections sexuellement transmissibles (IST). Tant que vous n’avez pas, l’un comme l’autre, fait ce dépistage et reçu les résultats, pas de rapport qui puisse transmettre une infection. Certaines infections ne se décèlent qu’au bout de plusieurs semaines : demandez à partir de quand le résultat d’un test est fiable.',
      'Certains médicaments ne peuvent pas attendre un rendez-vous. Après un rapport non protégé, celui qui peut prévenir le VIH doit être commencé dans les 72\u00a0heures : demandez « PEP » aux urgences d’un hôpital ou dans un centre de santé sexuelle. La contraception d’urgence (« morning-after pill »), en pharmacie, peut agir si on la prend dans les 3 à 5\u00a0jours, selon le produit. Dans les deux cas, le plus tôt est le mieux.',
    ],
    help: [
      watchedPhone,
      {
        title: 'Trop de comprimés, automutilation, idées suicidaires',
        text: 'Si vous avez déjà pris trop de comprimés ou trop de quoi que ce soit, ou si vous vous êtes fait du mal, appelez maintenant le 000, même si vous vous sentez bien, et demandez « Ambulance », puis « French interpreter ».\n\nSi l’un de vous deux, la personne trahie comme celle qui a trahi, pense au suicide et risque de passer à l’acte, appelez le 000 et demandez « Ambulance », puis « French interpreter », ou allez aux urgences d’un hôpital.\n\nSi vous pensez au suicide, appelez maintenant Lifeline (écoute et soutien en cas de crise) au 13 11 14, jour et nuit ; en attendant une réponse, allez auprès de quelqu’un avec qui vous vous sentez en sécurité, et loin de tout ce qui pourrait vous servir à vous faire du mal.',
      },
      {
        title: 'Violences ou menaces',
        text: 'S’il y a de la violence, ou si l’on vous menace, appelez 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732, jour et nuit, ou, dans le Queensland, DVConnect : les femmes au 1800 811 811, jour et nuit, les hommes au 1800 600 636, de 9\u00a0h à minuit. En danger immédiat, appelez le 000. Ne commencez pas par une thérapie de couple, qui peut aggraver les choses à la maison.',
      },
      forcedSex,
      {
        title: 'Étranglement, ou pression sur le cou',
        text: 'Si l’on vous a serré le cou, ou appuyé dessus, ces derniers jours ou ces dernières semaines, voyez un médecin ou allez à l’hôpital aujourd’hui, même sans marque : une lésion peut ne se révéler que des jours plus tard. Si vous avez du mal à respirer, à avaler ou à parler, si vous avez perdu connaissance, ou si votre visage, un bras ou votre vue n’est pas comme d’habitude, appelez le 000 et demandez « Ambulance », puis « French interpreter ».',
      },
      {
        title: 'Douleur à la poitrine, difficulté à respirer',
        text: 'Si vous avez mal dans la poitrine, si vous vous évanouissez ou si le souffle vous manque, appelez le 000, même si ce n’est peut-être que la panique, et demandez « Ambulance », puis « French interpreter ».',
      },
      {
        title: 'Peur de vous en prendre à quelqu’un',
        text: 'Si vous craignez de faire du mal à quelqu’un, éloignez-vous de cette personne, appelez le 000 et demandez « Police », puis « French interpreter ».',
      },
      {
        title: 'Un soutien pour les hommes',
        text: 'Les hommes trahis ou quittés peuvent aussi parler à MensLine Australia, jour et nuit, au 1300 78 99 78.',
      },
    ],
  },

  approach: {
    heading: 'Ma façon de travailler avec vous deux',
    intro: 'Quatre principes me guident.',
    entries: [
      {
        title: 'D’abord, reprendre pied',
        text: 'Les questions les plus dures attendent que vous puissiez l’un comme l’autre en supporter la réponse.',
      },
      {
        title: 'La vérité utile, dite avec tact',
        text: 'Certains détails aident à comprendre, d’autres ne laissent que des images. Nous faisons d’abord le tri.',
      },
      {
        title: 'La responsabilité sans l’humiliation',
        text: 'La personne qui a trahi répond de ses actes. Mais une honte qui écrase pousse à se cacher de nouveau.',
      },
      {
        title: 'Pas de calendrier pour le pardon',
        text: 'Il peut venir tard, ou jamais. La paix est possible sans lui.',
      },
    ],
  },

  expect: {
    heading: 'Le déroulement des séances',
    intro: 'Comptez {length.couples} et {fee.couples} pour une séance de couple.',
    entries: [
      {
        title: 'La première séance',
        text: 'Avant de commencer, je parle en tête-à-tête avec chacun de vous, comme avec tous les couples. Puis je demande ce qui s’est passé, qui est au courant, comment vous dormez et si vous mangez. Quand c’est trop, nous nous arrêtons.',
      },
      {
        title: 'Chaque semaine ou toutes les deux semaines',
        text: 'Au début, chaque semaine aide souvent. Pour une conversation plus longue, une séance de {length.extended} coûte {fee.extended}.',
      },
    ],
  },

  decision: {
    heading: 'Rester, se séparer ou venir en individuel',
    paragraphs: [
      'Certains couples deviennent plus honnêtes qu’avant. D’autres se séparent, et peuvent encore s’asseoir au même rang à la fête de l’école. Aucune de ces deux issues n’est pour moi un échec.',
      'Si votre partenaire ne veut pas venir, ou si votre histoire est finie, les mêmes phases valent pour vous : reprendre pied, comprendre ce qui s’est passé, vous fier de nouveau à votre jugement.',
    ],
  },

  confidentiality: {
    heading: 'Confidentialité, après un secret',
    intro: `Ce que vous me dites reste entre nous, et votre venue aussi. ${limits}`,
    entries: [...exceptions, report, ...secrets],
  },

  questions: {
    heading: 'Questions après une infidélité',
    questions: [
      {
        question: 'Faut-il tout se dire ?',
        answer:
          'Pas chaque scène, mais les faits qui comptent : d’abord tout risque pour la santé, puis avec qui, combien de temps, et si c’est fini. Avec de l’aide, et seulement si c’est sans danger. Si vous avez peur de la réaction de votre partenaire, appelez d’abord 1800RESPECT au 1800 737 732, ou le 000 en cas de danger.',
      },
      {
        question: 'C’est moi qui ai été infidèle. Que faire ce soir ?',
        answer:
          'N’ajoutez pas de mensonge. Si c’est sans danger, répondez aux questions, brièvement et en disant la vérité. Si votre partenaire veut passer la nuit à l’écart, dormez ailleurs. Gardez les détails pour une séance. Si votre partenaire ne sait encore rien, vous pouvez attendre et m’appeler ; tant que vous n’avez pas fait de dépistage (IST) et reçu les résultats, pas de rapport qui puisse transmettre une infection. Dites que vous regrettez, si c’est vrai, mais ne demandez pas encore qu’on vous pardonne, et n’écrivez pas à la personne avec qui vous avez eu cette liaison. Ni alcool ni drogue. Si vous pensez au suicide, appelez Lifeline au 13 11 14, ou le 000 (dites « Ambulance », puis « French interpreter »).',
      },
      {
        question: 'Est-il possible de venir en individuel ?',
        answer:
          'Oui. Une séance individuelle dure {length.individual} et coûte {fee.individual}. Si des séances de couple peuvent suivre, dites-le-moi dès le début.',
      },
    ],
  },

  callToAction: {
    heading: 'Vous pouvez appeler avant de décider',
    text: 'Appelez, même si vous n’avez qu’une moitié de phrase. Cela me suffit pour commencer.',
  },
};
