import type { Translation } from '../../site/shapes';
import type { ServicesWords } from '../en/services';
import { medicareCondition } from './medicare';

export const services: Translation<ServicesWords> = {
  name: 'Consultations',
  meta: {
    title: 'Consultations à Noosa, Australie : couple, individuel',
    description:
      'Thérapie de couple, infidélité, sexothérapie, TDAH et couple, thérapie individuelle : quelle aide vous convient, à Noosa (Australie) et en ligne. Séances {sessionLanguages}.',
  },
  header: {
    title: 'Thérapie de couple, sexothérapie et thérapie individuelle',
    lead: 'Cinq accompagnements pour adultes, en cabinet ou en ligne. Choisissez la page la plus proche de votre difficulté ; si le problème est ailleurs, nous changerons de cap.',
  },
  cards: {
    'couples-marriage': {
      title: 'Thérapie de couple',
      text: 'Pour les couples, mariés ou non, qui ont toujours la même dispute ou ne se parlent plus du tout.',
      action: 'Pourquoi la dispute revient',
    },
    'infidelity-recovery': {
      title: 'Se reconstruire après une infidélité',
      text: 'Un parcours en trois phases, pour sortir du choc, comprendre, puis reconstruire ou se séparer.',
      action: 'Voir les trois phases',
    },
    'adhd-couples': {
      title: 'TDAH et couples neuroatypiques',
      text: 'Oublis, retards, reproches : et si vos habitudes suivaient votre attention, au lieu de la contrarier ?',
      action: 'La même scène, vécue deux fois',
    },
    'sex-therapy': {
      title: 'Sexothérapie',
      text: 'Parler simplement, et en privé, de désir, de douleur, de distance ou d’inquiétude.',
      action: 'Comment se passe une sexothérapie',
    },
    individual: {
      title: 'Accompagnement individuel',
      text: 'Anxiété, stress, deuil, développement personnel, épreuves de la vie. Le temps d’une séance, on ne s’occupe que de vous.',
      action: 'Quatre approches',
    },
    online: {
      title: 'Séances en ligne',
      text: 'En visio, partout en Australie et dans le monde, là où la loi locale et mon assurance professionnelle le permettent, aux mêmes tarifs qu’à Tewantin. Il vous faut une connexion et une porte qui ferme.',
      action: 'Se renseigner sur les séances en ligne',
    },
  },
  choosing: {
    heading: 'Par où commencer ?',
    toHere: 'Quelle aide vous convient ?',
    entries: {
      unwillingPartner: {
        title: 'L’un de nous voudrait venir, l’autre non',
        text: 'Commencez sans votre partenaire. Quand l’un des deux réagit autrement, il arrive que les choses bougent entre vous. Si vous avez peur de votre partenaire, ce n’est pas à vous de faire changer les choses. Appelez 1800RESPECT (violences conjugales, familiales et sexuelles) au 1800 737 732. En danger immédiat, appelez le 000 (dites « Police », puis « French interpreter »). Les lignes d’écoute répondent en anglais ; avec un interprète : 131 450, dites « French », puis le nom de la ligne.',
        action: 'Accompagnement individuel',
      },
      justFoundOut: {
        title: 'Je viens de découvrir une infidélité',
        text: 'Commencez par la page sur l’infidélité. Dans la première phase, il s’agit de dormir, d’être en sécurité et de ne pas tout décider trop vite.',
        action: 'Se reconstruire après une infidélité',
      },
      onlySex: {
        title: 'Tout va bien, sauf au lit',
        text: 'C’est le bon moment pour une sexothérapie : la tendresse est là.',
        action: 'Sexothérapie',
      },
      everythingAtOnce: {
        title: 'C’est tout à la fois',
        text: 'Ne faites pas le tri avant de venir. Dites-moi où cela fait le plus mal, et nous choisirons par où commencer.',
        action: 'Me joindre',
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
        text: 'En général {length.individual}, et pour un couple {length.couples}, chaque semaine ou toutes les deux semaines.',
      },
      online: {
        title: 'Séances en ligne',
        text: 'Nous nous parlons en visio. Choisissez une pièce où l’on ne vous entend pas et, si possible, un casque. En couple, vous pouvez être côte à côte ou vous connecter de deux endroits, et je parle d’abord avec chacun de vous, à des moments différents, quand l’autre ne peut pas entendre. Je ne vois pas qui d’autre est dans la pièce : ne dites que ce que vous pouvez dire sans risque. Je vous demande dès le début où vous êtes, pour le cas où il faudrait appeler les secours, et nous convenons de ce que nous ferons si la connexion se coupe.',
      },
      cost: {
        title: 'Prix',
        text: {
          unsaid: `{fee.individual} pour une personne, {fee.couples} pour un couple. ${medicareCondition.unsaid} Les remboursements sont réservés aux personnes assurées en Australie : ceux de Medicare pour les séances individuelles, avec un Mental Health Care Plan (plan de traitement en santé mentale), et ceux des assurances santé privées, selon le contrat.`,
          registered: `{fee.individual} pour une personne, {fee.couples} pour un couple. ${medicareCondition.registered} Les remboursements sont réservés aux personnes assurées en Australie : ceux de Medicare pour les séances individuelles, avec un Mental Health Care Plan (plan de traitement en santé mentale), et ceux des assurances santé privées, selon le contrat.`,
          unregistered:
            '{fee.individual} pour une personne, {fee.couples} pour un couple. Les assurances santé privées remboursent parfois une partie aux personnes assurées en Australie, selon le contrat.',
        },
      },
    },
    action: 'Tous les tarifs et remboursements',
  },
  elsewhere: {
    heading: 'Quand un autre service convient mieux',
    intro:
      'Dans ces situations, commencez ailleurs. Certaines de ces aides peuvent aller de pair avec des séances.',
    entries: [
      {
        title: 'De la violence ou de l’emprise chez vous, en ce moment',
        text: 'Appelez d’abord 1800RESPECT, au 1800 737 732, jour et nuit ; en danger immédiat, appelez le 000 (dites « Police », puis « French interpreter »). Des séances de couple peuvent augmenter le danger. Dans le Queensland, vous pouvez aussi appeler DVConnect : les femmes au 1800 811 811, jour et nuit, les hommes au 1800 600 636, de 9\u00a0h à minuit.',
      },
      {
        title: 'Des idées de suicide',
        text: 'Si vous risquez de passer à l’acte, appelez le 000 (dites « Ambulance », puis « French interpreter ») ou allez aux urgences d’un hôpital. Lifeline, au 13 11 14, et le Suicide Call Back Service, au 1300 659 467, répondent jour et nuit.',
      },
      {
        title:
          'Des voix, des convictions étranges, ou des jours sans dormir, avec une énergie débordante',
        text: 'Voyez un médecin aujourd’hui. Dans le Queensland, 1300\u00a0MH\u00a0CALL (1300 64 2255) vous met en relation avec le service public de santé mentale, jour et nuit ; en cas d’urgence, appelez le 000 et demandez « Ambulance », puis « French interpreter ».',
      },
      {
        title: 'L’alcool, les drogues ou le jeu, quand vous n’arrivez pas à arrêter',
        text: 'Votre médecin généraliste (GP) peut organiser un traitement. Arrêter d’un coup l’alcool ou une drogue peut être dangereux sans l’aide d’un médecin. La National Alcohol and Other Drug Hotline (alcool et drogues) répond au 1800 250 015, Gambling Help (jeu) au 1800 858 858.',
      },
      {
        title: 'Un rapport ou une expertise pour un tribunal',
        text: 'Je n’en rédige pas, et mieux vaut les séparer de la thérapie. Un cabinet d’avocats en droit de la famille ou la Family Relationship Advice Line, au 1800 050 321, peut vous dire qui s’en charge.',
      },
      {
        title: 'Une aide gratuite ou peu coûteuse',
        text: 'Chez Relationships Australia (1300 364 277), les personnes à petit revenu paient moins. Beyond Blue (1300 22 4636, anxiété et déprime) et MensLine Australia (1300 78 99 78, pour les hommes) sont gratuits, jour et nuit. Je garde aussi quelques places à tarif réduit.',
      },
    ],
  },
  callToAction: {
    heading: 'Parlez-m’en avant de réserver',
    text: {
      connected:
        'Pour savoir si je peux vous aider dans ce que vous traversez, appelez ou écrivez. Vous aurez une réponse franche.',
      unconnected:
        'Pour savoir si je peux vous aider dans ce que vous traversez, appelez-moi. Vous aurez une réponse franche.',
    },
  },
};
