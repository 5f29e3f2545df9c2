import type { Translation } from '../../words/shapes';
import type { CostWords } from '../en/cost';

export const cost: Translation<CostWords> = {
  heading: 'Quel sera le coût pour vous ?',
  session: {
    legend: 'Quelle séance ?',
    options: { individual: 'En individuel', couples: 'En couple', extended: 'Séance longue' },
  },
  plan: {
    byRegistration: {
      unknown: 'Avec un Mental Health Care Plan, si votre thérapeute a l’agrément de Medicare',
      registered: 'Avec un Mental Health Care Plan',
      unregistered: 'Avec un Mental Health Care Plan',
    },
  },
  count: {
    label: 'Combien de séances cette année ?',
    one: '{count}\u00a0séance',
    other: '{count}\u00a0séances',
  },
  receipt: {
    headings: {
      individual: {
        one: 'Une séance individuelle',
        other: '{count}\u00a0séances individuelles',
      },
      couples: { one: 'Une séance de couple', other: '{count}\u00a0séances de couple' },
      extended: { one: 'Une séance longue', other: '{count}\u00a0séances longues' },
    },
    fee: { one: 'Tarif de la séance', other: 'Tarif de {count}\u00a0séances' },
    paid: {
      one: 'À régler le jour même',
      other: '{count}\u00a0×\u00a0{amount}, à régler à chaque séance',
    },
    comesBack: {
      one: 'Délai habituel : {rebateDays}\u00a0jours ouvrés',
      other: '{count}\u00a0×\u00a0{amount} ; délai habituel : {rebateDays}\u00a0jours ouvrés',
    },
    rebate: 'Remboursement Medicare, jusqu’à',
    outOfPocket: 'Votre reste à charge, à partir d’environ',
    notes: {
      plan: 'Avec un plan qui y donne droit, montant de {rebateYear}.',
      beyond:
        'Montant de {rebateYear}, pour {rebatedSessions}\u00a0séances au plus par année civile. Les autres se paient au tarif entier.',
      noPlan: {
        byFunds: {
          some: 'Votre assurance santé privée remboursera peut-être une partie.',
          none: 'Aucun remboursement.',
        },
      },
    },
  },
  late: 'Le calculateur n’a pas fini de se charger. Le chargement reprend de lui-même dès que la connexion revient. Si rien ne change, rechargez la page ou appelez le {number}.',
  summary: {
    some: '{heading} : {paid} à régler, jusqu’à {back} remboursés par Medicare ; votre reste à charge : à partir d’environ {cost}.',
    none: '{heading} : {paid} à régler.',
  },
};
