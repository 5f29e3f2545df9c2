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
    lead: 'Les appels, les SMS et cette page laissent des traces. Si personne ne répond, essayez le numéro suivant.',
  },
  first: {
    // What a caller says first stands beside the number.
    emergency: 'Dites « Police », « Fire » (pompiers) ou « Ambulance » si une vie est en danger maintenant',
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
        'Coupez d’abord la sonnerie. Appelez le 000, restez en ligne et tapez 55 quand on vous le demande (en anglais) : c’est alors la police qui prend l’appel ; elle peut vous rappeler ou venir. Le 000 ne reçoit pas de SMS.',
    },
    language: {
      title: 'Besoin d’un interprète ?',
      text:
        'On vous répondra en anglais, par SMS aussi ; l’interprète est gratuit et tenu au secret professionnel. Au 000, dites d’abord « Police », « Fire » ou « Ambulance », puis la ville et l’État d’Australie où vous êtes, puis « French interpreter », et ne raccrochez pas. Tenez l’adresse prête. Pour les autres numéros, appelez TIS National au 131\u00a0450, dites « French », puis donnez à l’interprète le nom et le numéro de la ligne. À l’hôpital public, demandez « French interpreter » ; ne laissez ni votre partenaire ni vos enfants traduire.',
    },
    hearing: {
      title: 'Du mal à entendre ou à parler ?',
      text:
        'Envoyez un SMS au National Relay Service, 0423\u00a0677\u00a0767 : écrivez « 000 », puis « Police », « Fire » ou « Ambulance » et l’adresse exacte, car le service ne voit pas où vous êtes. Si l’on comprend mal votre voix, appelez le 1800\u00a0555\u00a0727 et demandez « Triple Zero ». Avec un téléphone à clavier (TTY), composez le 106.',
    },
    watched: {
      title: 'Téléphone surveillé ?',
      text:
        'Prenez-en un auquel personne d’autre n’a accès. Un historique effacé peut se remarquer ; la navigation privée est plus sûre, sauf contre un logiciel espion.',
    },
    abroad: {
      title: 'Hors d’Australie ?',
      text:
        'Appelez les secours du pays où vous êtes : 112 dans l’Union européenne ; en Nouvelle-Calédonie, 17 (police) et 15 (urgences médicales). En France, 3114 (suicide) et 3919 (violences faites aux femmes). Autres lignes : findahelpline.com (en anglais).',
    },
  },
  contents: 'Que se passe-t-il ?',
  situations: {
    home: {
      heading: 'Un proche vous fait peur ou vous fait du mal',
      paragraphs: {
        abuse:
          'C’est de la violence si votre partenaire, votre ex ou un proche vous frappe, vous étrangle ou vous menace, menace de se suicider pour vous retenir, vous impose des actes sexuels, vous harcèle, vous suit ou vous géolocalise, fait du mal à des enfants ou à des animaux, ou les menace, ou décide qui vous voyez ou ce que vous dépensez. Avoir peur suffit pour appeler.',
        danger: 'En cas de danger, appelez le 000 (« Police ») et éloignez-vous si possible.',
        leaving:
          'Si vous pensez partir, préparez votre départ avec 1800RESPECT avant de l’annoncer. Le danger est le plus grand à l’annonce, au départ et dans les mois qui suivent.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline: 'DVConnect, pour les femmes, dans le Queensland : un lieu sûr, une aide pour partir ; jour et nuit',
        dvMensline:
          'DVConnect, pour les hommes, dans le Queensland : violences à la maison ; de 9\u00a0h à minuit',
        policelink: 'Police du Queensland, si ce n’est pas urgent ; jour et nuit',
        childSafety:
          'On fait du mal à un enfant : Child Safety, Queensland ; jour et nuit',
        elderAbuse: 'Elder Abuse Helpline, Queensland : maltraitance des personnes âgées',
      },
      points: {
        police:
          'La police peut agir d’elle-même : ordonner sur-le-champ à quelqu’un de partir, et vous protéger douze mois. Si, par erreur, l’ordre vous vise, appelez tout de suite Legal Aid au 1300\u00a065\u00a011\u00a088 : vous avez 28\u00a0jours pour demander à la police de le réexaminer, et un tribunal peut le faire à tout moment. L’ordonnance de protection (« protection order ») d’un tribunal est gratuite. On peut vous aider sans la police. Vous priver peu à peu de liberté, même sans coups (« coercive control », contrôle coercitif), est une infraction pénale dans le Queensland.',
        children:
          'Enfants : sauf décision contraire d’un tribunal, vous pouvez les emmener en lieu sûr. Voyez vite un avocat.',
        money:
          'Argent : si vous quittez une relation violente, renseignez-vous auprès de 1800RESPECT sur le Leaving Violence Program, dans les 12\u00a0semaines après la fin de la vie commune : jusqu’à 5\u00a0000\u00a0AUD, surtout en biens et en services, quel que soit votre visa.',
        visa:
          'Visa : demandez de l’aide, quel que soit le vôtre. Certains visas, surtout ceux de partenaire, peuvent vous permettre de rester après une relation violente, peu importe qui est parti. Ne croyez pas votre partenaire sur parole : DVConnect et 1800RESPECT savent qui conseille gratuitement sur les visas.',
        couples:
          'Vous pouvez aussi m’appeler en journée ({sessionLanguages}), quand personne ne peut vous entendre, même si vous vivez encore ensemble. Je ne suis pas une ligne d’urgence et, la nuit, je n’entends pas le téléphone.',
      },
    },
    neck: {
      heading: 'On vous a serré le cou',
      paragraphs: {
        doctor:
          'Avec les mains, un bras ou un lien, pendant une dispute ou un rapport sexuel, c’est dangereux même sans marque. Une lésion interne peut apparaître des semaines plus tard : si c’était ces dernières semaines, consultez un médecin ou allez à l’hôpital aujourd’hui. Les hôpitaux publics ne font rien payer aux victimes de violences, avec ou sans Medicare.',
      },
      lines: {
        emergency:
          'Dites « Ambulance » si vous avez du mal à respirer, à avaler ou à parler, si vous avez perdu connaissance, eu un trou de mémoire ou uriné malgré vous, si vous avez très mal à la tête ou au cou, ou si votre visage, un bras ou votre vue n’est pas comme d’habitude',
        respect:
          'Si c’est votre partenaire qui l’a fait, par colère ou contre votre gré, le risque que cette personne tue plus tard est bien plus grand. Ce geste est un crime : parlez-en à 1800RESPECT',
      },
    },
    rape: {
      heading: 'Viol, acte sexuel non voulu',
      paragraphs: {
        consent:
          'Un acte sexuel sans votre libre consentement est un crime, même entre époux : de force, par peur ou sous la menace, dans votre sommeil, quand l’alcool ou une drogue vous empêche de décider, ou si l’on retire le préservatif sans votre accord. Se taire ou ne pas résister n’est pas dire oui.',
        hospital:
          'Les premiers jours, un hôpital public vous soigne gratuitement, avec ou sans plainte, avec ou sans Medicare : il peut traiter les blessures, donner une contraception d’urgence et un traitement contre le VIH (dans les 72\u00a0heures ; demandez « PEP »), et recueillir des preuves, au cas où vous en voudriez plus tard.',
        evidence:
          'Pour ne pas perdre ces preuves, évitez de vous laver et gardez vos vêtements dans un sac en papier ; allez à l’hôpital même après une douche.',
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
          'Dites « Ambulance » si vous avez pris trop de comprimés ou d’autre chose, si vous vous êtes fait du mal, même si vous vous sentez bien, ou si quelqu’un (vous, votre enfant, une autre personne) risque de se suicider. Les urgences (« Emergency ») vous reçoivent aussi ; ne conduisez pas vous-même',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, jour et nuit',
        kids: 'Kids Helpline : de 5 à 25\u00a0ans, jour et nuit',
      },
      points: {
        company:
          'Restez avec quelqu’un de confiance. Les médicaments et tout objet dangereux doivent être sous clé. Ne laissez pas seule une personne qui risque de se suicider, sauf si vous êtes vous-même en danger.',
      },
    },
    emergency: {
      heading: 'Urgence : corps, esprit ou bébé',
      lines: {
        emergency:
          'Dites « Ambulance » en cas de douleur à la poitrine, d’évanouissement, de difficulté à respirer ou de tout signe soudain ou grave, physique ou psychique, même s’il s’agit peut-être d’une attaque de panique',
        mentalHealthCall:
          'Entendre des voix, perdre le contact avec la réalité, déborder d’énergie pendant des jours sans dormir : consultez un médecin aujourd’hui. Dans le Queensland : 1300\u00a0MH\u00a0CALL, jour et nuit',
        alcoholAndDrugs:
          'Il peut être dangereux d’arrêter d’un coup l’alcool, une drogue ou un médicament sans suivi médical : National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'Pendant la grossesse ou après une naissance, si quelqu’un risque de se suicider ou de faire du mal au bébé, entend des voix, est en pleine confusion ou déborde d’énergie pendant des nuits sans dormir, ne laissez pas cette personne seule, ni seule avec le bébé : appelez le 000 (« Ambulance ») ou allez aux urgences (« Emergency »).',
      },
    },
    hurting: {
      heading: 'Faire du mal, ou risquer d’en faire',
      paragraphs: {
        now:
          'Si vous risquez maintenant de faire du mal à quelqu’un, éloignez-vous de cette personne (posez le bébé dans son lit) et appelez le 000 (« Police »). Si vous faites peur à votre partenaire, ou si vous lui faites du mal, on peut vous aider à arrêter.',
      },
      lines: {
        mensReferral: 'Men’s Referral Service : hommes qui exercent des violences ; jour et nuit',
        mensLine: 'MensLine : hommes ; jour et nuit',
        respect: 'Toute autre personne : 1800RESPECT',
      },
    },
    separating: {
      heading: 'Séparation : enfants, argent, photos intimes',
      lines: {
        familyAdvice: 'Family Relationship Advice Line (enfants, séparation) : gratuite, du lundi au samedi',
        womensLegal: 'Women’s Legal Service Queensland : conseils gratuits aux femmes, en semaine',
        legalAid: 'Legal Aid Queensland : conseils juridiques gratuits',
      },
      points: {
        lawyer:
          'Si quelqu’un déplace l’argent ou risque d’emmener les enfants, appelez un avocat dès l’ouverture des bureaux.',
        abduction:
          'Demandez conseil avant d’emmener les enfants hors d’Australie : sans l’accord de l’autre parent ou d’un tribunal, cela peut être un enlèvement d’enfant et, si un tribunal a statué ou est saisi, une infraction pénale.',
        pictures:
          'Transmettre ou publier les images intimes de quelqu’un sans son accord, ou menacer de le faire, est une infraction pénale ; esafety.gov.au (en anglais) aide à les retirer.',
      },
    },
    talk: {
      heading: 'À qui parler, jour et nuit',
      lines: {
        yarn: '13YARN : Aborigènes et insulaires du détroit de Torres',
        beyondBlue: 'Beyond Blue : anxiété, déprime',
        mensLine: 'MensLine : hommes',
        gambling: 'Gambling Help : jeux d’argent',
      },
    },
    hours: {
      heading: 'À certaines heures',
      lines: {
        qLife: 'QLife : personnes LGBTIQ+, de 15\u00a0h à minuit',
        panda: 'PANDA : grossesse, parents d’un bébé ; du lundi au samedi',
        medicareMentalHealth: 'Medicare Mental Health (santé mentale) : vous aide à trouver un soutien gratuit ; du lundi au vendredi',
        relationshipsAustralia: 'Relationships Australia (couples et familles) : heures de bureau',
      },
    },
  },
  paper: 'Ne gardez cette feuille que là où personne ne regarde.',
};
