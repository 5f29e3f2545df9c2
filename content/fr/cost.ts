import type { Translation } from '../../words/shapes';
import type { CostWords } from '../en/cost';

export const cost: Translation<CostWords> = {
  heading: 'Combien cela vous coûtera-t-il ?',
  session: {
    legend: 'Quelle séance ?',
    options: { individual: 'En individuel', couples: 'En couple', extended: 'Longue' },
  },
  plan: 'Avec un Mental Health Care Plan',
  count: {
    label: 'Combien de séances cette année ?',
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
      one: '{count}\u00a0×\u00a0{amount}, à régler le jour même',
      other: '{count}\u00a0×\u00a0{amount}, à régler à chaque séance',
    },
    comesBack: '{count}\u00a0×\u00a0{amount}, sous {short.rebateDays}\u00a0jours ouvrés',
    nothingBack: 'Medicare ne rembourse rien',
    notes: {
      plan: 'Avec un plan qui y donne droit, montant de {rebateYear}.',
      beyond:
        'Le remboursement porte sur {rebatedSessions}\u00a0séances au plus par année civile. Les autres restent à plein tarif.',
      noPlan: {
        byFunds: {
          some: 'Sans plan, Medicare ne rembourse rien. Votre assurance santé privée remboursera peut-être une partie.',
          none: 'Sans plan, Medicare ne rembourse rien.',
        },
      },
      couples: {
        byFunds: {
          some: 'Medicare ne rembourse pas les séances de couple. Votre assurance santé privée remboursera peut-être une partie.',
          none: 'Medicare ne rembourse pas les séances de couple.',
        },
      },
      extended: {
        byFunds: {
          some: 'Medicare ne rembourse pas mes séances longues. Votre assurance santé privée remboursera peut-être une partie.',
          none: 'Medicare ne rembourse pas mes séances longues.',
        },
      },
    },
  },
  late: 'Le calculateur n’a pas fini de se charger. Rechargez la page, ou appelez le {phone}.',
  summary:
    '{heading} : {paid} à régler, {back} remboursés par Medicare, {cost} en fin de compte.',
};
