import type { Translation } from '../../site/shapes';
import type { CommonWords } from '../en/common';
import { medicareCondition } from './medicare';

export const common: Translation<CommonWords> = {
  skipToContent: 'Aller au contenu',
  logo: '{practiceName}, accueil',
  mainNavigation: 'Navigation principale',
  openServices: 'Menu des consultations',
  menu: 'Menu',
  languages: 'Langue',
  breadcrumbs: 'Vous êtes ici',
  onThisPage: 'Sur cette page',
  opensElsewhere: 'autre site',
  categories: {
    'couples-therapy': 'Thérapie de couple',
    'infidelity-recovery': 'Se reconstruire après une infidélité',
    'adhd-couples': 'TDAH et vie de couple',
    'sex-therapy': 'Sexothérapie',
    'individual-counselling': 'Accompagnement individuel',
    'grief-counselling': 'Accompagnement du deuil',
  },
  actions: {
    book: 'Prendre rendez-vous',
    enquire: 'Envoyer un message',
    call: 'Appeler le {phone}',
    callShort: 'Appeler',
  },
  quickActions: 'Appeler ou prendre rendez-vous',
  draft: 'Brouillon',
  related: 'À lire aussi',
  aside: {
    heading: 'En bref',
    fee: 'Tarif',
    where: 'Lieu',
    whereText:
      'En cabinet à Tewantin (Noosa), ou en ligne : partout en Australie, et à l’étranger là où la loi locale et mon assurance professionnelle le permettent',
    rhythm: 'Rythme',
    rhythmText: 'Chaque semaine ou toutes les deux semaines',
    allFees: 'Tous les tarifs et remboursements',
  },
  footer: {
    about:
      'Thérapie de couple et accompagnement individuel à Tewantin (Noosa), sur la Sunshine Coast, en Australie, et en ligne. Un travail concret et confidentiel, à votre rythme.',
    quickLinks: 'Liens utiles',
    links: {
      home: 'Accueil',
      'couples-marriage': 'Thérapie de couple',
      'infidelity-recovery': 'Se reconstruire après une infidélité',
      fees: 'Tarifs et remboursements',
      blog: 'Blog',
    },
    contact: 'Contact',
    phone: 'Téléphone',
    location: 'Lieu',
    locationText: '{place.suburb} ({place.area}, {place.state}, Australie) et en ligne',
    rights: 'Tous droits réservés.',
  },
  sessionLanguages: 'Les séances, les appels et les messages se font {sessionLanguages}.',
  practitioner: {
    qualifications: 'Diplômes et formations',
    supervision: 'Mon travail fait l’objet d’une supervision professionnelle régulière.',
    memberships: 'Inscription et affiliations professionnelles',
    number: 'n°',
    by: 'Par',
  },
  crisis: {
    lead: 'En danger ou en détresse ?',
    byText: 'par SMS au',
    /** The rows of the table of numbers. */
    rows: {
      emergency: 'Urgences',
      lifeline: 'Lifeline, en cas de détresse',
      lifelineByText: 'Lifeline, par SMS (en anglais)',
      respect: '1800RESPECT, en cas de violences',
      respectByText: '1800RESPECT, par SMS (en anglais)',
    },
    interpreter:
      'Au 000, dites d’abord « Police », « Fire » (pompiers) ou « Ambulance », puis votre ville et votre État, puis « French interpreter », et ne raccrochez pas. Les lignes d’écoute répondent en anglais, par SMS aussi ; pour leur parler avec un interprète, appelez TIS National au 131 450, jour et nuit, dites « French », puis le nom et le numéro de la ligne. L’interprète est gratuit et doit garder le secret. Dans les hôpitaux publics du Queensland aussi, l’interprète est gratuit, jour et nuit : demandez « French interpreter », et ne laissez pas votre partenaire traduire.',
    lines: [
      'En danger immédiat, appelez le 000. Dites d’abord « Police », « Fire » (pompiers) ou « Ambulance », puis votre ville et votre État, puis « French interpreter », et ne raccrochez pas. Si vous ne pouvez pas parler, restez en ligne et, quand une voix vous le demande en anglais, tapez 55.',
      'Écoute et soutien en cas de crise, jour et nuit : Lifeline, 13 11 14.',
      'Violences conjugales, familiales ou sexuelles : 1800RESPECT, 1800 737 732. Les lignes d’écoute répondent en anglais, par SMS aussi ; pour leur parler avec un interprète, appelez TIS National au 131 450, jour et nuit, dites « French », puis le nom et le numéro de la ligne. L’interprète est gratuit et doit garder le secret.',
      'Aborigènes et insulaires du détroit de Torres : 13YARN, 13 92 76, jour et nuit.',
      'Hors d’Australie, appelez les secours du pays où vous êtes ; findahelpline.com recense des lignes d’écoute dans d’autres pays.',
      'Quelqu’un surveille votre téléphone ou votre ordinateur ? Cette page reste dans l’historique, et les appels et les SMS laissent aussi une trace. Un historique effacé peut lui-même se remarquer. Une fenêtre de navigation privée est plus sûre ; le plus sûr est un appareil auquel personne d’autre que vous n’a accès.',
    ],
  },
  medicareCondition,
};
