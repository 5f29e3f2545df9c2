import type { Translation } from '../../words/shapes';
import type { FeesWords } from '../en/fees';

export const fees: Translation<FeesWords> = {
  name: 'Tarifs',
  meta: {
    title: {
      byRepayment: {
        some: 'Thérapie à Noosa, Australie : tarifs, remboursements',
        none: 'Thérapie à Noosa, Australie : les tarifs',
      },
    },
    description: {
      byRegistration: {
        unsaid: '{prices}, à Noosa (Australie) ou en ligne, {sessionLanguages}. Medicare (individuel, avec plan, si agrément) : {rebate} au plus ({rebateYear}).',
        registered: '{prices}, à Noosa (Australie) ou en ligne, {sessionLanguages}. Medicare : jusqu’à {rebate} ({rebateYear}) en individuel, avec un plan.',
        unregistered: {
          byRepayment: {
            some: '{prices}, à Noosa (Australie) ou en ligne, {sessionLanguages}. Comment payer, assurances santé, annulation.',
            none: '{prices}, à Noosa (Australie) ou en ligne, {sessionLanguages}. Comment payer une séance et comment l’annuler.',
          },
        },
      },
    },
  },
  header: {
    title: { byRepayment: { some: 'Tarifs et remboursements', none: 'Tarifs' } },
    lead: {
      byRepayment: {
        some: 'Le prix d’une séance, ce qui peut vous être remboursé, et que faire si vous devez annuler.',
        none: 'Le prix d’une séance, et que faire si vous devez annuler.',
      },
    },
  },
  table: {
    caption: 'Tarifs en dollars australiens (AUD)',
    columns: {
      session: 'Séance',
      fee: 'Tarif',
    },
    gst: {
      included: 'Ces tarifs comprennent la TVA australienne (GST).',
      none: 'Aucune TVA australienne (GST) ne s’ajoute à ces tarifs.',
    },
    rows: {
      individual: {
        name: 'Séance individuelle',
        note: 'Pour une personne.',
      },
      couples: {
        name: 'Séance de couple',
        note: 'Le temps, pour chacun, de parler et d’être entendu.',
      },
      extended: {
        name: 'Séance longue',
        note: 'Si la situation s’y prête, par exemple après une crise ou quand vous venez de loin.',
      },
    },
  },
  payment: {
    heading: 'Paiement',
    text: 'Le règlement se fait à chaque séance.',
    receipts: 'Si quelqu’un d’autre voit vos relevés, dites-le-moi avant de payer.',
    shown: 'Ce qui y figure : {private}.',
    ways: ['Espèces', 'Virement', 'Carte'],
  },
  accepts: {
    taken: 'J’accepte {payers}.',
    refused: 'Je n’accepte pas {payers}.',
    names: {
      eap: 'les prises en charge par un EAP (programme d’aide aux employés)',
      ndis: 'les plans NDIS autogérés',
      workCover: 'WorkCover (accidents du travail)',
      dva: 'DVA (Open Arms, pour les anciens combattants)',
      victimAssist: 'Victim Assist (aide aux victimes)',
    },
  },
  medicare: {
    heading: 'Le remboursement de Medicare',
    paragraphs: [
      'Avec un Mental Health Care Plan (plan de traitement en santé mentale, officiellement GP Mental Health Treatment Plan) établi par votre médecin généraliste (GP), une séance individuelle peut donner droit à un remboursement de Medicare de {rebate} au plus ({rebateYear}), pour un maximum de {rebatedSessions}\u00a0séances par année civile. Le remboursement prend en général {rebateDays}\u00a0jours ouvrés.',
      {
        bySessions: {
          both: {
            byExtended: {
              offered: 'Medicare ne rembourse pas les séances de couple ; pour les séances longues, demandez-moi.',
              none: 'Medicare ne rembourse pas les séances de couple.',
            },
          },
          single: {
            byExtended: {
              offered: 'Pour les séances longues, demandez-moi.',
              none: null,
            },
          },
        },
      },
      'Vérifiez que vous y avez droit avec votre médecin et avec moi, et le montant de cette année auprès de Medicare.',
    ],
    steps: [
      {
        title: 'Voyez votre médecin généraliste (GP)',
        text: 'Prenez un rendez-vous long, et demandez un Mental Health Care Plan et une lettre d’orientation (referral). Le plan suppose un trouble de santé mentale que le médecin diagnostique, comme un trouble anxieux ou une dépression ; des difficultés de couple, à elles seules, n’y donnent pas droit.',
      },
      {
        title: 'Apportez-moi le plan et la lettre d’orientation',
        text: 'Dites-le-moi en prenant rendez-vous, pour que nous vérifiions que le plan et la lettre conviennent. Une lettre d’orientation couvre une première série de séances, souvent six ; votre médecin décide ensuite s’il y en aura d’autres.',
      },
      {
        title: 'Réglez, puis demandez le remboursement',
        text: 'Vous payez le tarif entier le jour même, et je vous remets un reçu pour votre demande à Medicare.',
      },
    ],
    receipt: {
      rebate: { some: 'Remboursement Medicare, jusqu’à', none: 'Remboursement Medicare' },
      outOfPocket: { some: 'Votre reste à charge, à partir d’environ', none: 'Votre reste à charge' },
    },
  },
  privateHealth: {
    heading: 'Assurances santé privées',
    sentences: [
      {
        bySessions: {
          both: 'Le remboursement varie selon l’assurance (celles des étudiants et visiteurs étrangers, OSHC et OVHC, aussi) et selon votre contrat. Je vous remets un reçu ; demandez à votre assurance si le contrat couvre ce type d’accompagnement (counselling) ou la psychologie, en couple aussi, et quelles qualifications il exige.',
          single: 'Le remboursement varie selon l’assurance (celles des étudiants et visiteurs étrangers, OSHC et OVHC, aussi) et selon votre contrat. Je vous remets un reçu ; demandez à votre assurance si le contrat couvre ce type d’accompagnement (counselling) ou la psychologie et quelles qualifications il exige.',
        },
      },
      { byRebate: { rebate: 'Une même séance ne peut pas être remboursée à la fois par l’assurance et par Medicare.', noRebate: null } },
    ],
  },
  cancellation: {
    heading: 'Annuler ou déplacer une séance',
    intro:
      'Je garde votre heure libre pour vous et, au dernier moment, je ne peux en général plus la proposer à quelqu’un d’autre.',
    early: {
      title: '{noticeHours}\u00a0heures à l’avance ou plus',
      text: 'Gratuit. Déplacez ou annulez, sans avoir à vous expliquer.',
    },
    late: { title: 'Moins de {noticeHours}\u00a0heures', text: 'Le tarif entier est dû.' },
    emergency: {
      title: 'En cas d’imprévu',
      text: 'Vous tombez malade, votre enfant a de la fièvre, la route est inondée, ou venir vous mettrait en danger : appelez-moi quand vous le pouvez, et nous en parlerons.',
    },
    now: 'Votre séance',
  },
  hardship: {
    heading: 'Si le prix est un obstacle',
    text: 'Je garde un nombre limité de places à tarif réduit pour les personnes en difficulté financière. Demandez s’il en reste une, sans donner plus de détails que vous ne voulez. Chez Relationships Australia (1300 364 277), les personnes à petit revenu paient moins, et la Family Relationship Advice Line (1800 050 321) est gratuite.',
    action: 'Se renseigner sur le tarif réduit',
  },
  where: {
    heading: 'Le même tarif où que vous soyez',
    sentences: [
      'Les tarifs sont les mêmes en cabinet à Tewantin (Noosa) et en ligne, partout en Australie et dans le monde, là où la loi locale et mon assurance professionnelle le permettent.',
      {
        byFunds: {
          some: {
            byRebate: {
              rebate: 'Les remboursements de Medicare et des assurances santé sont réservés aux personnes assurées en Australie.',
              noRebate: 'Les remboursements des assurances santé sont réservés aux personnes assurées en Australie.',
            },
          },
          none: null,
        },
      },
      { byRebate: { rebate: 'Medicare suppose d’y être inscrit, ce que certains visas ne permettent pas, et de se trouver en Australie au moment de la séance.', noRebate: null } },
    ],
  },
  callToAction: {
    heading: 'Prenez rendez-vous, ou parlons d’abord des tarifs',
    text: {
      byDelivery: {
        connected: 'Appelez ou écrivez. Je réponds aux messages sous {replyHours}\u00a0heures.',
        unconnected: 'Appelez le {phone}, même pour un détail.',
      },
    },
  },
};
