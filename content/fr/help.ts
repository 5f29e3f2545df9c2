import type { Translation } from '../../words/shapes';
import type { HelpWords } from '../en/help';

export const help: Translation<HelpWords> = {
  name: 'Aide immédiate',
  meta: {
    title: 'Aide',
    description:
      'En Australie, des lignes à appeler ou à joindre par SMS, jour et nuit, et comment vous faire comprendre, avec un interprète ou sans parler.',
  },
  leave: { action: 'Quitter cette page', note: 'Cela n’efface pas votre historique.' },
  header: {
    title: 'Aide immédiate',
    lead: 'Qui joindre, selon ce qui se passe.',
  },
  first: {
    // What a caller says first stands beside the number.
    emergency:
      'Une vie en danger, maintenant : dites « Police », « Fire » (pompiers) ou « Ambulance »',
    respect: '1800RESPECT : violences, emprise, agressions sexuelles ; jour et nuit',
    lifeline: 'Lifeline : suicide, toute détresse ; jour et nuit',
  },
  byText: { respect: 'SMS à 1800RESPECT', lifeline: 'SMS à Lifeline' },
  ways: {
    heading: 'Comment les joindre',
    speech: {
      title: 'Impossible de parler ?',
      text: 'Appelez le 000, restez en ligne et, quand une voix vous le demande en anglais, tapez 55. Pas de SMS au 000.',
    },
    language: {
      title: 'Besoin d’un interprète ?',
      text: 'Ces lignes répondent en anglais, par SMS aussi ; l’interprète est gratuit et tenu au secret. Au 000 : « Police », « Fire » ou « Ambulance », votre ville et votre État, puis « French interpreter » ; ne raccrochez pas. Autres numéros : appelez TIS National au 131\u00a0450, jour et nuit, et dites « French », le nom et le numéro de la ligne. À l’hôpital public : « French interpreter », jamais votre partenaire ni vos enfants.',
    },
    hearing: {
      title: 'Du mal à entendre ou à parler ?',
      text:
        'Envoyez un SMS au National Relay Service, 0423\u00a0677\u00a0767 : « 000 », puis « police », « fire » ou « ambulance » et l’adresse exacte, invisible pour eux. Si votre voix est difficile à comprendre, appelez le 1800\u00a0555\u00a0727 et demandez le 000. Téléphone à texte : 106.',
    },
    watched: {
      title: 'Quelqu’un surveille votre téléphone ?',
      text: 'Prenez-en un auquel personne d’autre n’a accès : cette page, les appels et les SMS laissent des traces. Un historique effacé peut se remarquer ; la navigation privée est plus sûre, mais pas contre un logiciel espion.',
    },
    abroad: {
      title: 'Hors d’Australie ?',
      text: 'Appelez les secours locaux ; findahelpline.com recense des lignes d’écoute.',
    },
  },
  contents: 'Que se passe-t-il ?',
  situations: {
    home: {
      heading: 'Un proche vous fait peur ou du mal',
      paragraphs: {
        abuse:
          'Si votre partenaire, votre ex ou un proche vous frappe, vous étrangle ou vous menace, menace de se suicider pour vous retenir, vous impose des actes sexuels, vous harcèle, vous suit, vous géolocalise, s’en prend à vos enfants ou animaux, ou les menace, ou décide qui vous voyez ou ce que vous dépensez, c’est de la violence. Avoir peur suffit pour appeler.',
        danger: 'En danger, appelez le 000, et éloignez-vous si possible.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline: 'DVConnect, femmes du Queensland : trouver un lieu sûr, partir ; jour et nuit',
        dvMensline: 'DVConnect, hommes du Queensland : violences à la maison ; de 9\u00a0h à minuit',
      },
      points: {
        leaving:
          'Partir : préparez votre départ avec 1800RESPECT avant de l’annoncer. C’est quand vous l’annoncez, quand vous partez et dans les mois qui suivent que le danger est le plus grand.',
        police:
          'La police : que vous la préveniez ou non, vous pouvez recevoir de l’aide. Le contrôle coercitif (« coercive control »), des violences répétées, avec ou sans coups, qui vous privent de votre liberté, est une infraction pénale dans le Queensland. 1800RESPECT peut vous expliquer à quoi sert une ordonnance de protection (« protection order »).',
        visa: 'Votre visa : que la peur de le perdre ne vous retienne pas d’appeler. Avec certains visas, surtout ceux de partenaire, la loi peut vous permettre de rester si la relation a pris fin et qu’il y a eu des violences, peu importe qui est parti ; avec d’autres, cela dépend. Ne croyez pas votre partenaire sur parole : demandez à DVConnect ou à 1800RESPECT où trouver des conseils gratuits.',
        couples:
          'Des séances de couple peuvent aggraver les choses ; nous ne commençons donc pas par là. Vous pouvez aussi m’appeler ({sessionLanguages}), même avant de partir, quand personne ne peut vous entendre.',
      },
    },
    neck: {
      heading: 'On vous a serré le cou',
      paragraphs: {
        doctor:
          'Avec les mains, un bras ou un lien : c’est dangereux même sans marque. Une lésion interne peut se révéler des semaines plus tard. Si cela date des dernières semaines, pendant une dispute ou un rapport sexuel, voyez un médecin ou allez à l’hôpital aujourd’hui.',
      },
      lines: {
        emergency:
          'Vous avez du mal à respirer, à avaler ou à parler ; vous avez perdu connaissance, eu un trou de mémoire ou uriné malgré vous ; vous avez très mal à la tête ou au cou ; ou votre visage, un bras ou votre vue n’est pas comme d’habitude : « Ambulance »',
        respect: 'Une personne qui a fait cela risque davantage de tuer : parlez-en à 1800RESPECT',
      },
    },
    rape: {
      heading: 'Viol, ou acte sexuel non voulu',
      paragraphs: {
        consent:
          'Un acte sexuel sans un oui donné librement est une infraction pénale, dans le mariage aussi : de force, par peur ou sous la menace, pendant que vous dormez, quand l’alcool ou une drogue vous empêche de décider, ou si l’on retire le préservatif sans votre accord. Se taire, ou ne pas résister, ce n’est pas dire oui.',
        hospital:
          'Les premiers jours, un hôpital peut vous aider, que vous préveniez la police ou non : soigner vos blessures, prévenir une grossesse et le VIH par des médicaments (pour le VIH, dans les 72\u00a0heures ; demandez « PEP »), et conserver des preuves, au cas où vous les voudriez plus tard.',
      },
      lines: {
        respect: '1800RESPECT',
        sexualAssault:
          'Sexual Assault Helpline (agressions sexuelles), Queensland ; de 7\u00a0h\u00a030 à 23\u00a0h\u00a030',
      },
    },
    suicide: {
      heading: 'Suicide, automutilation ou surdose',
      lines: {
        emergency:
          'Vous avez pris trop de comprimés ou de quoi que ce soit, ou vous vous êtes fait du mal, même si vous vous sentez bien ; ou quelqu’un risque de mettre fin à ses jours : « Ambulance », ou les urgences (« Emergency ») d’un hôpital, sans conduire vous-même',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, jour et nuit',
      },
      points: {
        company:
          'En attendant les secours, restez avec quelqu’un en qui vous avez confiance, loin de tout moyen de vous faire du mal. Ne laissez pas seule une personne qui risque de se suicider, sauf danger pour vous.',
      },
    },
    emergency: {
      heading: 'Corps, esprit ou bébé : une urgence',
      lines: {
        emergency:
          'Une douleur à la poitrine, un évanouissement, le souffle coupé, tout ce qui est soudain ou grave, physique ou psychique, même si c’est peut-être la panique : « Ambulance »',
        mentalHealthCall:
          'Entendre des voix, perdre le contact avec la réalité, ou passer des jours sans dormir en débordant d’énergie : voyez un médecin aujourd’hui. Dans le Queensland, 1300 MH CALL, jour et nuit',
        alcoholAndDrugs:
          'Arrêter d’un coup l’alcool, une drogue ou un médicament peut être dangereux sans suivi médical : National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'Pendant la grossesse ou après une naissance : le risque de mettre fin à ses jours ou de faire du mal au bébé, des voix, une grande confusion, ou des nuits sans dormir en débordant d’énergie. Ne laissez pas cette personne seule, ni seule avec le bébé : appelez le 000, ou allez aux urgences.',
      },
    },
    hurting: {
      heading: 'Vous pourriez faire du mal, ou vous en faites',
      paragraphs: {
        now: 'Si vous craignez de faire du mal à quelqu’un maintenant, éloignez-vous (si c’est un bébé, posez-le dans son lit) et appelez le 000. Si vous faites peur ou mal à votre partenaire, il existe de l’aide pour arrêter.',
      },
      lines: {
        mensLine: 'MensLine en parle avec les hommes',
        respect: 'Qui que vous soyez, 1800RESPECT vous dit où trouver de l’aide',
      },
    },
    separating: {
      heading: 'Séparation : enfants, argent, images',
      lines: {
        familyAdvice: 'Family Relationship Advice Line : gratuite, du lundi au samedi',
      },
      points: {
        lawyer:
          'Si quelqu’un est en train de déplacer l’argent, ou risque d’emmener les enfants, appelez un avocat à la première heure.',
        abduction:
          'Demandez conseil avant d’emmener les enfants hors d’Australie : sans l’accord de l’autre parent ou d’un tribunal, cela peut être un enlèvement d’enfant et, s’il y a une décision ou une procédure, une infraction pénale.',
        pictures:
          'Transmettre ou publier des images intimes de quelqu’un sans son accord, ou menacer de le faire, est une infraction pénale. Suivre quelqu’un à la trace en secret peut aussi être illégal.',
      },
    },
    talk: {
      heading: 'Quelqu’un à qui parler, jour et nuit',
      lines: {
        yarn: '13YARN : Aborigènes et insulaires du détroit de Torres',
        beyondBlue: 'Beyond Blue : anxiété, déprime',
        mensLine: 'MensLine : hommes',
        kids: 'Kids Helpline : jusqu’à 25\u00a0ans',
        qLife: 'QLife : personnes LGBTIQ+, de 15\u00a0h à minuit',
        panda: 'PANDA : grossesse, jeunes parents ; du lundi au samedi',
        gambling: 'Gambling Help : jeux d’argent',
        relationshipsAustralia: 'Relationships Australia, aux heures de bureau : moins cher pour les petits revenus',
      },
    },
  },
  paper: 'Ne gardez cette feuille que là où personne ne regarde.',
};
