import type { Translation } from '../../words/shapes';
import type { ServicesWords } from '../en/services';
export const services: Translation<ServicesWords> = {
  name: 'Consultations',
  meta: {
    title: 'Consultations à Noosa, Australie : couple, individuel',
    description: 'Ce que je propose à Noosa (Australie){andOnline} : quelle aide vous convient, comment se passent les séances et leur prix. Séances {sessionLanguages}.',
  },
  header: {
    title: 'Consultations, en couple ou en individuel',
    lead: 'J’accompagne des adultes, en cabinet{orOnline} ({sessionLanguages}). Commencez par la page la plus proche de ce que vous vivez.',
  },
  online: {
    title: 'Séances en ligne',
    text: 'En vidéo, {reach}, aux mêmes tarifs.',
    action: 'Se renseigner sur les séances en ligne',
  },
  choosing: {
    heading: 'Quel accompagnement vous convient ?',
    toHere: 'Quel accompagnement choisir ?',
    entries: {
      unwillingPartner: {
        title: 'L’un de nous voudrait venir, l’autre non',
        text: 'Venez d’abord sans votre partenaire. Si votre partenaire vous fait peur, raison de plus : appelez-moi en journée ({sessionLanguages}), quand personne ne peut vous entendre, ou voyez la page {help}.',
        action: 'Accompagnement individuel',
      },
      justFoundOut: {
        title: 'Je viens de découvrir une infidélité',
        text: 'Se reconstruire commence par dormir, se mettre à l’abri et ne rien décider trop vite.',
        action: 'Se reconstruire après une infidélité',
      },
      onlySex: {
        title: 'Tout va bien, sauf au lit',
        text: 'En sexothérapie, on ne fait que parler, en individuel ou à deux.',
        action: 'Sexothérapie',
      },
      everythingAtOnce: {
        title: 'Tout arrive en même temps',
        text: 'Dites-moi où cela fait le plus mal, et nous choisirons par où commencer.',
        action: { byDelivery: { connected: 'Envoyer un message', unconnected: 'Me joindre' } },
      },
    },
  },
  practical: {
    heading: 'Comment se passent les séances',
    entries: {
      where: {
        title: 'Lieu',
        text: 'En cabinet à Tewantin (près de Noosa Heads){orOnline}.',
      },
      length: {
        title: 'Durée et rythme',
        text: 'En général {length.individual}, ou {length.couples} en couple, chaque semaine ou toutes les deux semaines.',
      },
      online: {
        title: 'Séances en ligne',
        text: 'Choisissez une pièce où l’on ne vous entend pas ; un casque est utile. En couple, connectez-vous d’un même lieu ou de deux ; je parle d’abord avec chacun de vous, sans que l’autre entende.',
      },
      cost: {
        title: 'Prix',
        text: '{fee.individual} pour une personne, {fee.couples} pour un couple.',
      },
    },
    action: {
      byRepayment: {
        some: 'Tous les tarifs et remboursements',
        none: 'Tous les tarifs',
      },
    },
  },
  elsewhere: {
    heading: 'Quand un autre service convient mieux',
    danger: {
      heading: 'Quand c’est urgent',
      text: 'En cas de danger, appelez le 000. Violence ou emprise, idées de suicide, voix que l’on entend, perte de contact avec la réalité, alcool, drogue ou jeu que vous ne pouvez plus arrêter : la page {help} donne les numéros.',
    },
    entries: {
      court: {
        title: 'Un rapport ou une expertise pour un tribunal',
        text: 'Je n’en rédige pas. Un avocat en droit de la famille ou la Family Relationship Advice Line, au 1800 050 321, vous dira qui s’en charge.',
      },
      child: {
        title: 'Pour un enfant ou un adolescent',
        text: 'Je reçois des adultes. Pour un enfant, parlez-en à votre médecin (GP) ; Kids Helpline (1800 55 1800) écoute les enfants et les jeunes, jour et nuit.',
      },
      lowCost: {
        title: 'Une aide gratuite ou peu coûteuse',
        text: 'Relationships Australia (1300 364 277) demande moins aux personnes à faibles revenus. Du lundi au vendredi, Medicare Mental Health (1800 595 212) vous aide à trouver un soutien psychologique gratuit. Beyond Blue (1300 22 4636) et MensLine (pour les hommes, 1300 78 99 78) sont gratuits, jour et nuit.',
      },
    },
  },
  callToAction: {
    heading: 'Posez d’abord vos questions',
    text: {
      byDelivery: {
        connected: 'Appelez ou écrivez ({sessionLanguages}), et ne dites que ce que vous voulez.',
        unconnected: 'Appelez-moi ({sessionLanguages}), et ne dites que ce que vous voulez.',
      },
    },
  },
};
