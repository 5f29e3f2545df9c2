import type { Translation } from '../../words/shapes';
import type { PrivacyWords } from '../en/privacy';

export const limits =
  'Je devrai peut-être en parler à d’autres si quelqu’un est en danger, si un enfant court un risque ou si un tribunal l’ordonne. Voir la page {private}.';

export const alone =
  'Je ne répète pas à votre partenaire ce que vous me confiez en tête-à-tête, sauf si je crois que vous représentez pour cette personne un danger grave, ou si un tribunal m’ordonne de remettre mes notes.';

export const privacy: Translation<PrivacyWords> = {
  name: 'Ce qui reste confidentiel',
  meta: {
    title: 'Ce qui reste confidentiel',
    description:
      'Ce que je garde pour moi, quand je devrai peut-être parler, ce que je note, à qui adresser une réclamation : la confidentialité des séances, dans le Queensland.',
  },
  header: {
    title: 'Ce qui reste confidentiel',
    lead: 'Je ne dis ni à votre famille, ni à votre employeur, ni à votre partenaire ce que vous me confiez, ni même que vous venez. Comme il est d’usage dans ce métier, il peut m’arriver de parler de mon travail en supervision, sans donner votre nom. Je vous explique les limites avant toute confidence.',
  },
  others: {
    heading: 'Quand je pourrais devoir en parler à d’autres',
    entries: {
      danger: {
        title: 'Quelqu’un est en danger',
        facts: {
          others:
            'Si quelqu’un est en grave danger, vous ou une autre personne, ou si un enfant court un risque, je devrai peut-être en parler à d’autres.',
          first:
            'Si je dois prévenir la police, je vous en parle d’abord quand c’est sans risque. Je ne dis pas à votre partenaire que je l’ai fait, mais la police peut intervenir, et votre partenaire peut l’apprendre ainsi.',
          partner:
            'Si je crois que c’est vous qui représentez un danger grave pour votre partenaire, je pourrai l’avertir et appeler la police.',
        },
      },
      child: {
        title: 'Violences sexuelles sur un enfant',
        facts: {
          report:
            'Dans le Queensland, tout adulte doit signaler à la police les violences sexuelles commises sur un enfant par un autre adulte, même si elles ont cessé.',
          whose:
            'Un enfant est ici une personne de moins de 16\u00a0ans, ou de moins de 18\u00a0ans si ses facultés mentales sont altérées, par exemple par un handicap intellectuel ; l’obligation ne porte pas sur les violences subies par des adultes handicapés.',
          offender: 'L’obligation vaut aussi si vous me dites que vous avez agressé sexuellement un enfant.',
          victim:
            'Si c’est vous qui avez subi de telles violences, et que vous avez 16\u00a0ans révolus, vous pouvez dire que vous ne voulez pas de signalement.',
          excuse:
            'Si prévenir la police met en danger quelqu’un d’autre que l’auteur des faits, cela peut aussi être un motif légitime de ne pas le faire.',
          now:
            'Je devrai peut-être parler quand même, si un autre enfant peut être en danger en ce moment.',
        },
      },
      court: {
        title: 'Les tribunaux',
        facts: {
          order:
            'Un tribunal peut m’ordonner de remettre mes notes ou de dire ce que je sais, comme dans certaines séparations ; vous ou moi pouvons nous y opposer.',
          offence:
            'Si vous avez été victime d’une infraction sexuelle, la loi du Queensland protège ce que vous confiez à un thérapeute (« counsellor ») : dans une procédure pénale ou pour une ordonnance de protection, personne ne peut l’exiger ni s’en servir sans que le tribunal l’ait d’abord autorisé. Legal Aid Queensland vous y aide gratuitement (Counselling Notes Protect).',
        },
      },
      supervisor: {
        title: 'Ma supervision',
        facts: {
          unnamed: 'Je parle de mon travail en supervision, sans donner votre nom.',
        },
      },
      report: {
        title: 'Votre médecin généraliste',
        facts: {
          plan:
            'Si vous venez dans le cadre d’un plan établi par un médecin généraliste (GP), je dois lui adresser un compte rendu.',
        },
      },
    },
  },
  two: {
    heading: 'Quand vous êtes deux',
    entries: {
      start: {
        title: 'Avant les séances à deux',
        facts: {
          each: 'Je parle avec chacun de vous en tête-à-tête, comme avec tous les couples.',
          single:
            'Certains couples commencent par quelques séances individuelles. Il peut y avoir bien des raisons, et je ne dis jamais laquelle.',
          order:
            'Tant qu’une ordonnance de protection, d’un tribunal ou de la police, est en vigueur entre vous, il n’y a pas de séance à deux.',
        },
      },
      alone: {
        title: 'Vos confidences en tête-à-tête',
        facts: {
          kept:
            'Je ne les répète pas à votre partenaire, encore moins ce que vous me dites de votre sécurité.',
          exceptions:
            'Deux exceptions : si je crois que vous représentez pour cette personne un danger grave, je pourrai l’avertir ; et si un tribunal m’ordonne de remettre mes notes, elle pourra peut-être les voir, mais nous pouvons, vous ou moi, demander au tribunal qu’elles restent confidentielles.',
        },
      },
      unsaid: {
        title: 'S’il reste un non-dit',
        facts: {
          together:
            'Si votre travail à deux dépend d’un secret que vous gardez, je vous aide à le dire ; si vous préférez le taire, je devrai peut-être mettre fin aux séances de couple, sans dire pourquoi.',
          ending:
            'Avant cela, nous décidons, vous et moi, en tête-à-tête, de ce qui en sera dit, et quand.',
          safety:
            'Je ne vous demanderai pas de parler de peur ou de violence devant votre partenaire ; vous pouvez toujours m’en parler en tête-à-tête.',
        },
      },
      record: {
        title: 'Un dossier pour deux',
        facts: {
          joint:
            'Nos séances à deux ont un seul dossier, et l’un comme l’autre peut demander à le voir.',
          alone:
            'J’en retire ce que votre partenaire m’a confié en tête-à-tête et ce qui pourrait mettre quelqu’un en danger, sauf si un tribunal ordonne de le montrer.',
        },
      },
    },
  },
  notes: {
    heading: 'Ce que je conserve',
    facts: {
      kept:
        'Je conserve votre nom et vos coordonnées, les rendez-vous, les paiements et des notes de nos séances, pour vous accompagner et facturer.',
      rest:
        'Où je les conserve, et combien de temps, je vous le dis avant de commencer.',
      access:
        'La loi australienne sur la vie privée vous permet de consulter votre dossier et d’y faire corriger une erreur.',
    },
    labels: {
      holder: 'Qui en répond',
      kept: 'Où, et combien de temps',
      couples: 'Le dossier d’un couple',
      video: 'La vidéo',
      elsewhere: 'Si vous êtes ailleurs',
    },
  },
  elsewhere: {
    heading: 'Au téléphone, sur papier{andOnline}',
    points: {
      room:
        'Je ne vois pas qui d’autre est dans la pièce : ne dites que ce qui est sans risque et, au début, dites-moi où vous êtes, en cas d’urgence.',
      place:
        'Dans un autre État ou un autre pays, d’autres obligations de signaler et un autre organisme de réclamation peuvent s’appliquer.',
      messages:
        'Quand vous laissez un message, dites si je peux vous en laisser un, vous envoyer un SMS ou donner mon nom à la personne qui décroche ; si vous ne le dites pas, je ne ferai rien de tout cela.',
    },
    statements: [
      'Si quelqu’un d’autre voit vos relevés bancaires, dites-le-moi avant de payer, et je vous dirai ce qui figurera sur le relevé et sur le reçu. Si vous payez en espèces, le relevé ne montre qu’un retrait.',
      {
        byRebate: {
          rebate: {
            byFunds: {
              some: 'Une demande de remboursement peut apparaître sur un compte Medicare ou d’assurance santé que vous partagez.',
              none: 'Une demande de remboursement peut apparaître sur un compte Medicare que vous partagez.',
            },
          },
          noRebate: {
            byFunds: {
              some: 'Une demande de remboursement peut apparaître sur un compte d’assurance santé que vous partagez.',
              none: null,
            },
          },
        },
      },
    ],
  },
  complaints: {
    heading: 'Si vous voulez faire une réclamation',
    facts: {
      privacy:
        'S’il s’agit de vos données, écrivez-moi d’abord ; si la réponse ne vous satisfait pas, ou si rien ne vient dans les 30\u00a0jours, vous pouvez saisir l’Office of the Australian Information Commissioner (oaic.gov.au, en anglais).',
      other:
        'Pour tout le reste, vous pouvez vous adresser directement, sans m’en parler, à l’organisme de réclamation de l’État : {complaints}.',
      contact:
        'Il n’y a jamais de contact sexuel entre thérapeute et client, même si l’un ou l’autre le souhaite (code de conduite : National Code of Conduct for Health Care Workers).',
    },
  },
  callToAction: {
    heading: 'Des questions avant de prendre rendez-vous ?',
    text: 'Appelez-moi, et nous en parlons ({sessionLanguages}). Je n’ai pas besoin de votre nom pour cela.',
  },
};
