import type { Translation } from '../../words/shapes';
import type { FeesWords } from '../en/fees';

export const fees: Translation<FeesWords> = {
  name: 'Tarifs',
  meta: {
    title: {
      byRepayment: {
        some: 'Tarifs et remboursements des séances à Noosa, Australie',
        none: 'Tarifs des séances à Noosa, Australie',
      },
    },
    description: {
      byRegistration: {
        unknown: '{prices}, {sessionLanguages}. Medicare : {rebate} au plus ({rebateYear}) en individuel avec un plan, si le cabinet est agréé.',
        registered: '{prices}, {sessionLanguages}. Remboursement Medicare : {rebate} au plus ({rebateYear}), en individuel, avec un plan.',
        unregistered: {
          byRepayment: {
            some: '{prices}, à Noosa (Australie){orOnline}, séances {sessionLanguages}. Comment payer, assurances santé, annulation.',
            none: '{prices}, à Noosa (Australie){orOnline}, séances {sessionLanguages}. Comment payer une séance et comment l’annuler.',
          },
        },
      },
    },
  },
  header: {
    title: { byRepayment: { some: 'Tarifs et remboursements', none: 'Tarifs' } },
    lead: {
      byRepayment: {
        some: 'Le prix d’une séance, ce qui peut vous être remboursé, et comment annuler.',
        none: 'Le prix d’une séance, et comment annuler.',
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
        note: 'Plus longue, pour que chacun puisse parler et être entendu.',
      },
      extended: {
        name: 'Séance longue',
        note: 'Quand c’est utile, par exemple après une crise ou une longue route.',
      },
    },
  },
  payment: {
    heading: 'Paiement',
    text: 'Vous réglez à chaque séance.',
    receipts: 'Si quelqu’un d’autre voit vos relevés bancaires, dites-le-moi avant de payer.',
    shown: 'Pour savoir ce qui y figure, voyez la page {private}.',
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
    paragraphs: {
      individual: 'Avec un Mental Health Care Plan (plan de traitement en santé mentale, officiellement GP Mental Health Treatment Plan), une séance individuelle peut donner droit à un remboursement de Medicare de {rebate} au plus ({rebateYear}), pour {rebatedSessions}\u00a0séances au plus par année civile. Votre reste à charge est alors d’environ {outOfPocket}.',
      couples: 'Medicare ne rembourse pas les séances de couple.',
      check: 'Il faut être inscrit à Medicare (certains visas ne le permettent pas) et être en Australie pendant la séance. Voyez d’abord avec votre médecin et avec moi si vous y avez droit, et avec Medicare le montant de cette année.',
    },
    extended: {
      ask: 'Pour les séances longues, posez-moi la question.',
      rebated: 'Une séance longue pour une personne est remboursée comme une séance individuelle.',
      unrebated: 'Medicare ne rembourse pas non plus les séances longues.',
    },
    steps: [
      {
        title: 'Voyez votre médecin généraliste (GP)',
        text: 'Demandez à votre médecin habituel, ou à votre cabinet MyMedicare, un rendez-vous long, un plan et une lettre d’orientation (« referral ») ; établis par un autre généraliste, ils ne donnent droit à aucun remboursement. Le plan suppose un trouble psychique que le médecin diagnostique, comme l’anxiété ou la dépression ; des difficultés de couple ne suffisent pas à elles seules.',
      },
      {
        title: 'Apportez le plan et la lettre',
        text: 'Prévenez-moi avant la première séance. La lettre couvre une première série de séances, souvent six ; ensuite, votre médecin décide de la suite.',
      },
      {
        title: 'Réglez, puis demandez le remboursement',
        text: 'Payez le tarif entier le jour même ; mon reçu sert à votre demande.',
      },
    ],
  },
  privateHealth: {
    heading: 'Assurances santé privées',
    sentences: [
      'Le remboursement dépend de votre contrat, qui doit être australien. Je vous remets un reçu. Demandez à votre assurance si elle couvre l’accompagnement (« counselling ») ou la psychologie, y compris pour un couple, et quelles qualifications elle exige.',
      { byRebate: { rebate: 'Pour une même séance, vous pouvez demander un remboursement à l’assurance ou à Medicare, pas aux deux.', noRebate: null } },
    ],
  },
  cancellation: {
    heading: 'Annuler ou déplacer une séance',
    intro:
      'Votre heure vous est réservée ; au dernier moment, je trouve rarement quelqu’un d’autre.',
    early: {
      title: '{noticeHours}\u00a0heures à l’avance ou plus',
      text: 'C’est gratuit. Vous déplacez ou annulez sans avoir à vous expliquer.',
    },
    late: { title: 'Moins de {noticeHours}\u00a0heures', text: 'Le tarif entier est dû.' },
    emergency: {
      title: 'En cas d’empêchement grave',
      text: 'Si vous tombez malade ou si votre enfant l’est, si la route est inondée, ou s’il est dangereux pour vous de venir, appelez-moi quand vous pouvez, et nous en parlerons.',
    },
    now: 'Votre séance',
  },
  hardship: {
    heading: 'Si le prix est un obstacle',
    text: 'Je garde un nombre limité de places à tarif réduit pour les personnes en difficulté financière. Chez Relationships Australia (1300 364 277), les personnes à faibles revenus paient moins. Du lundi au vendredi, Medicare Mental Health (1800 595 212) aide chacun à trouver un soutien psychologique gratuit, sans lettre d’orientation. La Family Relationship Advice Line (1800 050 321) est gratuite, elle aussi.',
    action: 'Se renseigner sur le tarif réduit',
  },
  where: {
    heading: 'Le même tarif où que vous soyez',
    text: 'Vous payez la même chose à Tewantin (Noosa) et en ligne, {reach}.',
  },
  referrers: {
    heading: 'Si vous m’adressez quelqu’un',
    sentences: [
      'Médecins, personnel infirmier, avocats et programmes d’aide aux employés (EAP) : une lettre d’orientation n’est pas nécessaire, il suffit de donner mon numéro. Merci de ne pas m’adresser de personnes qui ont moins de 18\u00a0ans, sont en crise aiguë ou en psychose, ou ont besoin d’un rapport pour un tribunal.',
      { byRebate: { rebate: 'Seul un remboursement de Medicare suppose un plan et une lettre d’orientation ; j’envoie alors un compte rendu au médecin.', noRebate: null } },
    ],
    medicare: [
      {
        byRegistration: {
          registered: 'Une partie des séances individuelles, avec un plan.',
          unregistered: 'Rien, pour aucune séance.',
          unknown: null,
        },
      },
    ],
    labels: { medicare: 'Ce que paie Medicare', fax: 'Fax', secureMessaging: 'Messagerie sécurisée', providerNumber: 'Numéro de prestataire (provider number)' },
  },
  callToAction: {
    heading: 'Réservez, ou parlons d’abord des tarifs',
    text: {
      byDelivery: {
        connected: 'Appelez ou écrivez. Je réponds aux messages sous {replyHours}\u00a0heures.',
        unconnected: 'Appelez le {phone}, même pour un détail.',
      },
    },
  },
};
