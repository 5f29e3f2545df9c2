import type { Translation } from '../../words/shapes';
import type { CommonWords } from '../en/common';
import { medicareCondition } from './medicare';

export const common: Translation<CommonWords> = {
  skipToContent: 'Aller au contenu',
  logo: '{practiceName}, accueil',
  mainNavigation: 'Principale',
  openServices: 'Menu des consultations',
  menu: 'Menu',
  languages: 'Langue',
  breadcrumbs: 'Vous êtes ici',
  onThisPage: 'Sur cette page',
  opensElsewhere: 'autre site',
  categories: {
    'couples-therapy': 'Thérapie de couple',
    'infidelity-recovery': 'Se reconstruire après une infidélité',
    'adhd-couples': 'TDAH, autisme et couple',
    'sex-therapy': 'Sexothérapie',
    'individual-counselling': 'Accompagnement individuel',
    'grief-counselling': 'Accompagnement du deuil',
  },
  actions: {
    book: {
      byIntake: {
        booking: 'Prendre rendez-vous',
        waitingList: 'S’inscrire sur la liste d’attente',
        full: 'Complet pour l’instant',
      },
    },
    enquire: 'M’écrire (en anglais)',
    call: 'Appeler le {phone}',
    callShort: 'Appeler',
  },
  intake: {
    waitingList:
      'Pour l’instant, je ne peux pas accueillir de nouvelles personnes. Je tiens une liste d’attente : dites-moi si vous souhaitez y figurer.',
    full: 'Pour l’instant, je ne peux pas accueillir de nouvelles personnes. Vous pouvez tout de même me poser une question.',
  },
  quickActions: 'Me joindre',
  draft: 'Brouillon',
  related: 'À lire aussi',
  thisHour: 'En ce moment à {place.suburb}',
  aside: {
    heading: 'En bref',
    fee: 'Tarif',
    where: 'Lieu',
    whereText: 'En cabinet à Tewantin (Noosa){orOnline}',
    rhythm: 'Rythme',
    rhythmText: 'Chaque semaine ou toutes les deux semaines',
    privacy: 'Confidentialité',
    privacyText: 'Entretiens confidentiels, dans des limites que j’explique d’abord',
    allFees: { byRepayment: { some: 'Tous les tarifs et remboursements', none: 'Tous les tarifs' } },
  },
  deciding: {
    evenings: { name: 'En soirée', text: 'rendez-vous possibles' },
    firstCall: { name: 'Premier appel gratuit', text: '{minutes} au plus' },
    waitingTime: 'Délai d’attente',
  },
  footer: {
    about: 'Thérapie de couple et accompagnement individuel à Tewantin (Noosa), sur la Sunshine Coast, en Australie{andOnline}. Un travail concret et confidentiel, à votre rythme.',
    quickLinks: 'Liens utiles (en anglais)',
    contact: 'Contact',
    phone: 'Téléphone',
    location: 'Lieu',
    locationText: '{place.whole} ({place.state}, Australie){andOnline}',
    rights: 'Tous droits réservés.',
  },
  sessionLanguages: 'Les séances ont lieu {sessionLanguages}, les appels et les messages aussi.',
  practitioner: {
    qualifications: 'Diplômes et formations',
    supervision: 'Mon travail fait l’objet d’une supervision professionnelle régulière.',
    memberships: 'Inscription et affiliations professionnelles',
    number: 'n°',
    by: 'Par',
  },
  crisis: {
    ask: 'En danger ?',
    lead: 'En danger ou en détresse ?',
    byText: 'SMS en anglais :',
    interpreter:
      'On vous répondra en anglais ; un interprète gratuit, tenu au secret professionnel, peut vous aider. Au 000, dites d’abord « Police », « Fire » (pompiers) ou « Ambulance », puis la ville et l’État d’Australie où vous êtes, puis « French interpreter », et ne raccrochez pas. Pour les lignes d’écoute, appelez TIS National au 131\u00a0450, dites « French », puis donnez à l’interprète le nom et le numéro de la ligne. À l’hôpital public, demandez « French interpreter » ; ne laissez ni votre partenaire ni vos enfants traduire.',
    lines: [
      'En cas de danger immédiat, appelez le 000.',
      'Écoute et soutien en cas de détresse, jour et nuit : Lifeline, 13\u00a011\u00a014.',
      'Violences conjugales, familiales ou sexuelles, jour et nuit : 1800RESPECT, 1800\u00a0737\u00a0732.',
      'Quelqu’un surveille votre téléphone ? Cette page, les appels et les SMS laissent des traces ; le plus sûr est un appareil auquel personne d’autre n’a accès.',
    ],
  },
  medicareCondition,
};
