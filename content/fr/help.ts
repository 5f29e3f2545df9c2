import type { Translation } from '../../words/shapes';
import type { HelpWords } from '../en/help';

export const help: Translation<HelpWords> = {
  name: 'Aide immédiate',
  meta: {
    title: 'Aide',
    description:
      'En Australie, des lignes à appeler ou à joindre par SMS, jour et nuit, et comment vous faire comprendre, avec un interprète ou sans parler.',
  },
  leave: {
    action: 'Quitter cette page',
    note: 'Cela n’efface pas l’historique.',
  },
  header: {
    title: 'Aide immédiate',
    lead: 'Les appels, les SMS et cette page laissent des traces.',
  },
  first: {
    // What a caller says first stands beside the number.
    emergency: 'Vie en danger, maintenant : dites « Police », « Fire » (pompiers) ou « Ambulance »',
    respect: '1800RESPECT : violences, emprise, agressions sexuelles ; jour et nuit',
    lifeline: 'Lifeline : suicide, toute détresse ; jour et nuit',
  },
  byText: {
    respect: 'SMS à 1800RESPECT',
    lifeline: 'SMS à Lifeline',
  },
  ways: {
    heading: 'Comment les joindre',
    speech: {
      title: 'Impossible de parler ?',
      text:
        'Appelez le 000, restez en ligne et tapez 55 quand on le demande (en anglais). Le 000 ne reçoit pas de SMS.',
    },
    language: {
      title: 'Besoin d’interprète ?',
      text:
        'On vous répondra en anglais, par SMS aussi ; l’interprète est gratuit et tenu au secret. Au 000, dites d’abord « Police », « Fire » ou « Ambulance », puis la ville et l’État (« {place.suburb}, {place.state} »), puis « French interpreter », et ne raccrochez pas. Tenez l’adresse prête. Pour d’autres numéros, appelez TIS National au 131\u00a0450, et dites « French », le nom et le numéro de la ligne. À l’hôpital public, demandez « French interpreter » ; ne laissez ni votre partenaire ni vos enfants traduire.',
    },
    hearing: {
      title: 'Du mal à entendre ou parler ?',
      text:
        'Envoyez un SMS au National Relay Service, 0423\u00a0677\u00a0767 : « 000 », puis « Police », « Fire » ou « Ambulance » et l’adresse exacte, qu’ils ne voient pas. Si l’on comprend mal votre voix, appelez le 1800\u00a0555\u00a0727 et demandez le 000. Téléphone à texte : 106.',
    },
    watched: {
      title: 'Téléphone surveillé ?',
      text:
        'Prenez-en un auquel personne d’autre n’a accès. Un historique effacé se remarque ; la navigation privée est plus sûre, sauf contre un logiciel espion.',
    },
    abroad: {
      title: 'Hors d’Australie ?',
      text:
        'Appelez les secours du pays : 112 dans l’Union européenne. En France, 3114 (suicide) et 3919 (violences faites aux femmes). Autres lignes : findahelpline.com (en anglais).',
    },
  },
  contents: 'Que se passe-t-il ?',
  situations: {
    home: {
      heading: 'Un proche vous fait peur ou mal',
      paragraphs: {
        abuse:
          'Si votre partenaire, votre ex ou un proche vous frappe, vous étrangle ou vous menace, menace de se suicider pour vous retenir, vous impose des actes sexuels, vous harcèle, vous suit, vous géolocalise, s’en prend à vos enfants ou animaux, ou décide qui vous voyez ou ce que vous dépensez, c’est de la violence. Avoir peur suffit pour appeler.',
        danger: 'En cas de danger, appelez le 000, et éloignez-vous si possible.',
        leaving:
          'Préparez votre départ avec 1800RESPECT avant de l’annoncer. Le danger est le plus grand à l’annonce, au départ et dans les mois qui suivent.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline: 'DVConnect, femmes du Queensland : un lieu sûr, aide au départ ; jour et nuit',
        dvMensline:
          'DVConnect, hommes du Queensland : violences à la maison ; de 9\u00a0h à minuit',
        childSafety:
          'On fait du mal à un enfant : Child Safety, Queensland, nuits et week-ends ; aux heures de bureau, cherchez son Regional Intake Service',
        elderAbuse: 'Elder Abuse Helpline, Queensland : personnes âgées',
      },
      points: {
        police:
          'La police peut agir d’elle-même : ordonner sur-le-champ à quelqu’un de partir, et vous protéger douze mois. L’ordonnance de protection (« protection order ») d’un tribunal est gratuite. On peut vous aider sans la police. Le contrôle coercitif (« coercive control »), des violences répétées qui vous privent de liberté, est une infraction pénale dans le Queensland.',
        children:
          'Enfants : si aucune décision de justice ne l’interdit, vous pouvez les emmener en lieu sûr. Voyez vite un avocat.',
        money:
          'Argent : si vous quittez un partenaire violent, le Leaving Violence Program peut verser jusqu’à 5\u00a0000 AUD, quel que soit le visa. Demandez à 1800RESPECT.',
        visa:
          'Visa : qu’il ne vous empêche pas de demander de l’aide. Certains, surtout ceux de partenaire, peuvent permettre de rester après une relation violente, peu importe qui est parti. Ne croyez pas votre partenaire sur parole : DVConnect et 1800RESPECT savent qui conseille gratuitement sur les visas.',
        couples:
          'Vous pouvez aussi m’appeler ({sessionLanguages}), quand personne ne peut entendre, même si vous vivez encore ensemble.',
      },
    },
    neck: {
      heading: 'On vous a serré le cou',
      paragraphs: {
        doctor:
          'Avec les mains, un bras ou un lien, pendant une dispute ou un rapport sexuel : dangereux même sans marque. Une lésion interne peut apparaître des semaines plus tard : si c’était ces dernières semaines, consultez un médecin ou allez à l’hôpital aujourd’hui.',
      },
      lines: {
        emergency:
          'Vous respirez, avalez ou parlez avec peine ; vous avez perdu connaissance, eu un trou de mémoire ou uriné malgré vous ; vous avez très mal à la tête ou au cou ; votre visage, un bras ou votre vue n’est pas comme d’habitude : dites « Ambulance »',
        respect:
          'Un partenaire qui fait cela par colère, ou contre votre gré, risque bien plus de tuer ensuite. C’est un crime : parlez-en à 1800RESPECT',
      },
    },
    rape: {
      heading: 'Viol, acte sexuel non voulu',
      paragraphs: {
        consent:
          'Un acte sexuel sans votre libre consentement est un crime, même entre époux : de force, par peur ou sous la menace, dans votre sommeil, quand l’alcool ou une drogue vous empêche de décider, ou si l’on retire le préservatif sans votre accord. Se taire ou ne pas résister n’est pas dire oui.',
        hospital:
          'Les premiers jours, un hôpital peut aider, avec ou sans plainte : blessures, médicaments contre une grossesse et le VIH (pour le VIH, dans les 72\u00a0heures ; demandez « PEP »), et preuves, si vous les voulez plus tard.',
        evidence:
          'Pour les preuves, évitez de vous laver et gardez vos vêtements dans un sac en papier ; même après une douche, allez-y.',
      },
      lines: {
        respect: '1800RESPECT',
        sexualAssault:
          'Sexual Assault Helpline, Queensland ; de 7\u00a0h\u00a030 à 23\u00a0h\u00a030',
      },
    },
    suicide: {
      heading: 'Suicide, automutilation ou surdose',
      lines: {
        emergency:
          'Vous avez pris trop de quelque chose ou vous vous êtes fait du mal, même si vous vous sentez bien ; ou vous ou quelqu’un d’autre risquez de vous suicider : dites « Ambulance ». Les urgences (« Emergency ») aident aussi ; ne conduisez pas vous-même',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, jour et nuit',
      },
      points: {
        company:
          'En attendant, restez avec quelqu’un de confiance, loin de tout moyen de vous faire du mal. Ne laissez pas seule une personne en danger, sauf risque pour vous.',
      },
    },
    emergency: {
      heading: 'Urgence : corps, esprit ou bébé',
      lines: {
        emergency:
          'Douleur à la poitrine, évanouissement, souffle coupé, tout ce qui est soudain ou grave, physique ou psychique, même si c’est peut-être la panique : dites « Ambulance »',
        mentalHealthCall:
          'Entendre des voix, perdre contact avec la réalité, déborder d’énergie pendant des jours sans dormir : consultez un médecin aujourd’hui. Dans le Queensland, 1300\u00a0MH\u00a0CALL, jour et nuit',
        alcoholAndDrugs:
          'Arrêter d’un coup alcool, drogue ou médicament peut être dangereux sans suivi médical : National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'Pendant la grossesse ou après une naissance, si quelqu’un risque de se suicider ou de faire du mal au bébé, entend des voix, est en pleine confusion ou déborde d’énergie pendant des nuits sans dormir, ne laissez pas cette personne seule, ni seule avec le bébé : appelez le 000 (« Ambulance ») ou allez aux urgences (« Emergency »).',
      },
    },
    hurting: {
      heading: 'Vous faites du mal, ou le craignez',
      paragraphs: {
        now:
          'Si vous craignez maintenant de faire du mal, éloignez-vous (posez le bébé dans son lit), appelez le 000 et dites « Police ». Si vous faites peur ou mal à votre partenaire, on peut vous aider à arrêter.',
      },
      lines: {
        dvMensline:
          'DVConnect, hommes du Queensland qui exercent des violences ; de 9\u00a0h à minuit',
        respect: '1800RESPECT, pour tous',
      },
    },
    separating: {
      heading: 'Séparation : enfants, argent, images',
      lines: {
        familyAdvice: 'Family Relationship Advice Line : gratuite, du lundi au samedi',
        womensLegal: 'Women’s Legal Service Queensland : gratuit, en semaine',
        legalAid: 'Legal Aid Queensland : conseils juridiques gratuits',
      },
      points: {
        lawyer:
          'Si quelqu’un déplace l’argent ou risque d’emmener les enfants, appelez un avocat à la première heure.',
        abduction:
          'Demandez conseil avant d’emmener les enfants hors d’Australie : sans l’accord de l’autre parent ou d’un tribunal, ce peut être un enlèvement d’enfant et, s’il y a décision ou procédure, une infraction pénale.',
        pictures:
          'Transmettre ou publier les images intimes de quelqu’un sans son accord, ou en menacer, est une infraction pénale ; esafety.gov.au aide à les retirer.',
      },
    },
    talk: {
      heading: 'À qui parler, jour et nuit',
      lines: {
        yarn: '13YARN : Aborigènes et insulaires du détroit de Torres',
        beyondBlue: 'Beyond Blue : anxiété, déprime',
        mensLine: 'MensLine : hommes, aussi ceux qui font du mal',
        kids: 'Kids Helpline : jusqu’à 25\u00a0ans',
        gambling: 'Gambling Help : jeux d’argent',
      },
    },
    hours: {
      heading: 'À certaines heures',
      lines: {
        qLife: 'QLife : personnes LGBTIQ+, de 15\u00a0h à minuit',
        panda: 'PANDA : grossesse, jeunes parents ; du lundi au samedi',
        relationshipsAustralia: 'Relationships Australia (thérapie) : heures de bureau',
      },
    },
  },
  paper: 'Ne gardez cette feuille que là où personne ne regarde.',
};
