import type { Translation } from '../../words/shapes';
import type { ServicesWords } from '../en/services';
import { medicareInShort } from './medicare';

export const services: Translation<ServicesWords> = {
  name: 'Consultations',
  meta: {
    title: 'Consultations à Noosa, Australie : couple, individuel',
    description: {
      byServices: {
        all:
          'Thérapie de couple, infidélité, sexothérapie, TDAH et couple, thérapie individuelle : quelle aide vous convient, à Noosa (Australie) et en ligne. Séances {sessionLanguages}.',
        some:
          'Ce que je propose à Noosa (Australie) et en ligne : quelle aide vous convient, comment se passent les séances et leur prix. Séances {sessionLanguages}.',
      },
    },
  },
  header: {
    title: 'Thérapie de couple et accompagnement individuel',
    lead: 'Des accompagnements pour adultes, en cabinet ou en ligne. Choisissez la page la plus proche de ce que vous vivez ; nous pourrons changer de cap.',
  },
  online: {
    title: 'Séances en ligne',
    text: 'En visio, partout en Australie et dans le monde, là où la loi locale et mon assurance le permettent, aux mêmes tarifs qu’à Tewantin. Il vous faut une connexion et une porte qui ferme.',
    action: 'Se renseigner sur les séances en ligne',
  },
  choosing: {
    heading: 'Quel accompagnement vous convient ?',
    toHere: 'Quel accompagnement choisir ?',
    entries: {
      unwillingPartner: {
        title: 'L’un de nous voudrait venir, l’autre non',
        text: 'Venez d’abord sans votre partenaire. Si vous en avez peur, c’est une raison de plus : appelez-moi ({sessionLanguages}) quand personne ne peut vous entendre, ou voyez la page {help}.',
        action: 'Accompagnement individuel',
      },
      justFoundOut: {
        title: 'Je viens de découvrir une infidélité',
        text: 'Commencez par la page sur l’infidélité. La première phase sert à dormir, à être en sécurité et à ne pas tout décider trop vite.',
        action: 'Se reconstruire après une infidélité',
      },
      onlySex: {
        title: 'Tout va bien, sauf au lit',
        text: 'Une sexothérapie peut s’appuyer sur la tendresse qui est là.',
        action: 'Sexothérapie',
      },
      everythingAtOnce: {
        title: 'C’est tout à la fois',
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
        text: 'En cabinet à Tewantin, près de Noosa Heads, sur la Sunshine Coast, ou en visio.',
      },
      length: {
        title: 'Durée et rythme',
        text: 'En général {length.individual}, ou {length.couples} en couple, chaque semaine ou toutes les deux semaines.',
      },
      online: {
        title: 'Séances en ligne',
        text: 'Choisissez une pièce où l’on ne vous entend pas ; un casque aide. En couple, côte à côte ou de deux endroits ; je parle d’abord avec chacun de vous, quand l’autre n’entend pas.',
      },
      cost: {
        title: 'Prix',
        text: {
          byRegistration: {
            unsaid: `{fee.individual} pour une personne, {fee.couples} pour un couple. ${medicareInShort.byRegistration.unsaid} Avec un Mental Health Care Plan (plan de traitement en santé mentale), Medicare rembourse une partie des séances individuelles ; certaines assurances santé aussi, selon le contrat.`,
            registered: `{fee.individual} pour une personne, {fee.couples} pour un couple. ${medicareInShort.byRegistration.registered} Avec un Mental Health Care Plan (plan de traitement en santé mentale), Medicare rembourse une partie des séances individuelles ; certaines assurances santé aussi, selon le contrat.`,
            unregistered:
              '{fee.individual} pour une personne, {fee.couples} pour un couple. Certaines assurances santé privées remboursent une partie, selon le contrat.',
          },
        },
      },
    },
    action: 'Tous les tarifs et remboursements',
  },
  elsewhere: {
    heading: 'Quand un autre service convient mieux',
    danger: {
      heading: 'Quand c’est urgent',
      text: 'En cas de danger, appelez le 000. Violence ou emprise à la maison, idées de suicide, voix que vous entendez, contact perdu avec la réalité, alcool, drogue ou jeu impossibles à arrêter : la page {help} donne les numéros.',
    },
    entries: {
      court: {
        title: 'Un rapport ou une expertise pour un tribunal',
        text: 'Je n’en rédige pas. Un avocat en droit de la famille ou la Family Relationship Advice Line, au 1800 050 321, vous dira qui s’en charge.',
      },
      lowCost: {
        title: 'Une aide gratuite ou peu coûteuse',
        text: 'Chez Relationships Australia (1300 364 277), les personnes à petit revenu paient moins. Beyond Blue (1300 22 4636) et MensLine Australia (1300 78 99 78) sont gratuits, jour et nuit.',
      },
    },
  },
  callToAction: {
    heading: 'Posez d’abord vos questions',
    text: {
      byDelivery: {
        connected:
          'Pour savoir si je peux vous aider, appelez ou écrivez.',
        unconnected: 'Pour savoir si je peux vous aider, appelez-moi.',
      },
    },
  },
};
