import type { Translation } from '../../site/shapes';
import type { FeesWords } from '../en/fees';

export const fees: Translation<FeesWords> = {
  name: 'Tarifs',
  meta: {
    title: 'Thérapie à Noosa : tarifs, remboursements',
    description: {
      unsaid:
        'Séance individuelle {fee.individual}, de couple {fee.couples}, longue {fee.extended}. Medicare rembourse jusqu’à {rebate} ({rebateYear}), si votre thérapeute a l’agrément.',
      registered:
        'Séance individuelle {fee.individual}, de couple {fee.couples}, longue {fee.extended}. Medicare rembourse jusqu’à {rebate} ({rebateYear}) en individuel, avec un plan.',
      unregistered:
        'Séance individuelle {fee.individual}, de couple {fee.couples}, longue {fee.extended}. Comment payer, ce que rembourse une assurance santé, et comment annuler.',
    },
  },
  header: {
    title: 'Tarifs et remboursements',
    lead: 'On a le droit de commencer par l’argent. Voici ce que coûte une séance, ce qui peut vous être remboursé, et ce qui se passe si vous annulez.',
  },
  table: {
    heading: 'Le prix d’une séance',
    caption: 'Tarifs en dollars australiens (AUD), les mêmes en cabinet et en ligne',
    columns: {
      session: 'Séance',
      length: 'Durée',
      fee: 'Tarif',
      afterRebate: 'Après remboursement',
    },
    note: 'Remboursement possible en individuel, avec un plan qui y donne droit.',
    gst: {
      included: 'La TVA australienne (GST) est comprise.',
      none: 'Aucune TVA australienne (GST) ne s’ajoute à ces tarifs.',
    },
    rows: {
      individual: {
        name: 'Séance individuelle',
        note: 'Pour vous, à votre rythme.',
        afterRebate: 'environ {outOfPocket}',
      },
      couples: {
        name: 'Séance de couple',
        note: 'Le temps, pour chacun, de parler et d’être entendu.',
        afterRebate: 'non remboursé',
      },
      extended: {
        name: 'Séance longue',
        note: 'Si la situation s’y prête, par exemple après une crise ou quand vous venez de loin.',
        afterRebate: 'non remboursé',
      },
    },
  },
  payment: {
    heading: 'Paiement',
    text: 'Le règlement se fait à chaque séance.',
    receipts: {
      rebate:
        'Si quelqu’un d’autre voit vos relevés bancaires, demandez-moi, avant de payer, ce qu’indiqueront relevé et reçu. En espèces, seul le retrait apparaît. Un remboursement peut apparaître sur un compte Medicare ou d’assurance partagé.',
      noRebate:
        'Si quelqu’un d’autre voit vos relevés bancaires, demandez-moi, avant de payer, ce qu’indiqueront relevé et reçu. En espèces, seul le retrait apparaît. Un remboursement peut apparaître sur un compte d’assurance partagé.',
    },
    ways: ['Espèces', 'Virement', 'Carte'],
  },
  medicare: {
    heading: 'Le remboursement de Medicare',
    paragraphs: [
      'Avec un Mental Health Care Plan (plan de traitement en santé mentale) établi par votre médecin généraliste (GP), une séance individuelle peut donner droit à un remboursement de Medicare, l’assurance maladie publique australienne : jusqu’à {rebate} ({rebateYear}), pour un maximum de {rebatedSessions}\u00a0séances par année civile. Le nom officiel de ce plan est GP Mental Health Treatment Plan. Le remboursement prend en général {rebateDays}\u00a0jours ouvrés.',
      'Les séances de couple n’y donnent pas droit. Avant de compter sur ce remboursement, vérifiez votre cas avec votre médecin, puis avec moi.',
    ],
    steps: [
      {
        title: 'Voyez votre médecin généraliste (GP)',
        text: 'Prenez un rendez-vous long avec votre médecin habituel, ou au cabinet choisi dans MyMedicare, et demandez un Mental Health Care Plan et une lettre d’orientation (referral). Ce plan suppose un trouble psychique constaté par le médecin ; des difficultés de couple, à elles seules, ne suffisent pas.',
      },
      {
        title: 'Apportez-moi le plan et la lettre du médecin',
        text: 'La première lettre d’orientation couvre souvent six séances ; le médecin décide ensuite des autres. Prévenez-moi en prenant rendez-vous, apportez le tout à la première séance, et nous vérifierons ensemble que rien ne manque.',
      },
      {
        title: 'Réglez, puis demandez le remboursement',
        text: 'Vous payez le tarif entier le jour même et vous recevez un reçu pour votre demande à Medicare.',
      },
    ],
    receipt: {
      fee: 'Tarif de la séance',
      rebate: 'Remboursement Medicare, jusqu’à',
      outOfPocket: 'Votre reste à charge, environ',
    },
  },
  privateHealth: {
    heading: 'Assurances santé privées',
    text: 'Le remboursement varie selon l’assurance et selon votre contrat. Vous recevez un reçu ; demandez à votre assurance si le contrat couvre ce type d’accompagnement (counselling), et s’il exige des qualifications précises.',
  },
  cancellation: {
    heading: 'Annuler ou déplacer une séance',
    intro:
      'Une heure que je vous réserve, je ne peux plus la proposer à quelqu’un d’autre à la dernière minute.',
    early: {
      title: '{noticeHours}\u00a0heures à l’avance ou plus',
      text: 'C’est gratuit, et vous n’avez pas à vous expliquer.',
    },
    late: { title: 'Moins de {noticeHours}\u00a0heures', text: 'Le tarif entier est dû.' },
    emergency: {
      title: 'En cas d’imprévu',
      text: 'Une maladie, un enfant qui a de la fièvre, une route inondée : appelez-moi, et nous en parlerons.',
    },
    now: 'Votre séance',
  },
  hardship: {
    heading: 'Si le prix est un obstacle',
    text: 'Je garde un nombre limité de places à tarif réduit pour les personnes en difficulté financière. Demandez, sans entrer dans les détails, s’il en reste une. Chez Relationships Australia (1300 364 277), on paie moins avec un petit revenu, et la Family Relationship Advice Line (1800 050 321) est gratuite.',
    action: 'Se renseigner sur le tarif réduit',
  },
  where: {
    heading: 'Le même tarif où que vous soyez',
    text: {
      rebate:
        'En cabinet à Tewantin (Noosa) ou en ligne, partout en Australie et dans le monde. Les remboursements sont réservés aux personnes couvertes par Medicare ou par une assurance santé australienne.',
      noRebate:
        'En cabinet à Tewantin (Noosa) ou en ligne, partout en Australie et dans le monde. Les remboursements sont réservés aux personnes couvertes par une assurance santé australienne.',
    },
  },
  callToAction: {
    heading: 'Prenez rendez-vous, ou posez d’abord vos questions',
    text: {
      connected: 'Appelez ou écrivez. Je réponds aux messages sous {replyHours}\u00a0heures.',
      unconnected: 'Appelez le {phone}, même pour une petite question.',
    },
  },
};
