import type { CommonWords } from '../en/common';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const common: CommonWords = {
  skipToContent: 'Aller au contenu',
  logo: `${facts.practiceName}, accueil`,
  mainNavigation: 'Navigation principale',
  openServices: 'Menu des services',
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
    call: `Appeler le ${facts.phone}`,
    callShort: 'Appeler',
  },
  quickActions: 'Appeler ou prendre rendez-vous',
  connectionLost:
    'La page demandée ne se charge pas : la connexion est sans doute coupée. Vous restez sur celle-ci, avec tout ce que vous avez écrit. Réessayez dans un moment.',
  draft: 'Brouillon',
  related: {
    heading: 'À lire aussi',
    intro: 'Une difficulté en cache souvent une autre. Ces pages parlent peut-être aussi de vous.',
  },
  aside: {
    heading: 'En bref',
    fee: 'Tarif',
    where: 'Lieu',
    whereText:
      'En cabinet à Tewantin (Noosa) ou en ligne, partout en Australie et dans le monde, aux mêmes tarifs',
    rhythm: 'Rythme',
    rhythmText: 'Chaque semaine ou toutes les deux semaines',
    allFees: 'Tous les tarifs et remboursements',
  },
  footer: {
    about:
      'Accompagnement en couple ou individuel à Tewantin (Noosa) et en ligne, partout en Australie et dans le monde. Sans hâte, concret et confidentiel.',
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
    locationText: 'Tewantin (Noosa, Queensland) et en ligne',
    rights: 'Tous droits réservés.',
  },
  sessionLanguages: `Les séances se déroulent ${facts.sessionLanguages}.`,
  practitioner: {
    memberships: 'Affiliations professionnelles',
    number: 'n°',
    by: 'Par',
  },
  crisis: {
    lead: 'En danger ou en détresse ?',
    emergency: 'En cas d’urgence en Australie, appelez le',
    lifeline: 'Écoute et soutien, jour et nuit :',
    respect: 'Violences familiales ou sexuelles :',
    interpreter:
      'Au 000, dites « Police », « Fire » (pompiers) ou « Ambulance », puis « French interpreter ». Un interprète pour les deux autres lignes :',
    abroad: 'Hors d’Australie, appelez les secours du pays où vous êtes.',
  },
};
