import type { ServicesWords } from '../en/services';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const services: ServicesWords = {
  name: 'Services',
  meta: {
    title: 'Services : couple, sexualité, deuil, TDAH',
    description:
      'Thérapie de couple, infidélité, sexothérapie, TDAH et couples neuroatypiques, accompagnement individuel : ce que je propose, à Noosa et en ligne.',
  },
  header: {
    title: 'Ce que je propose, en couple ou individuellement',
    lead: 'On arrive rarement avec un problème bien net. Choisissez la page qui s’en approche le plus ; en séance, nous suivrons ce qui compte pour vous.',
  },
  cards: {
    'couples-marriage': {
      title: 'Couple, mariage et vie à deux',
      text: 'Pour les couples qui ont toujours la même dispute, ou qui ne se parlent plus du tout.',
      action: 'Pourquoi la dispute revient',
    },
    'infidelity-recovery': {
      title: 'Se reconstruire après une infidélité',
      text: 'Un parcours en trois phases : sortir du choc, comprendre, puis reconstruire ou se séparer.',
      action: 'Voir les trois phases',
    },
    'adhd-couples': {
      title: 'TDAH et couples neuroatypiques',
      text: 'Oublis, retards, reproches : des habitudes faites pour votre attention, et non contre elle.',
      action: 'La même soirée, vécue deux fois',
    },
    'sex-therapy': {
      title: 'Sexothérapie',
      text: 'Désir, douleur, distance ou inquiétude : parler simplement, et en privé, du sujet le plus difficile.',
      action: 'Comment se passent les séances',
    },
    individual: {
      title: 'Accompagnement individuel',
      text: 'Anxiété, stress et deuil, développement personnel et épreuves de la vie, dans un espace qui n’est qu’à vous.',
      action: 'Quatre façons de travailler',
    },
    online: {
      title: 'Séances en ligne',
      text: 'En visio, de chez vous ou d’ailleurs, partout en Australie et dans le monde, aux mêmes tarifs qu’à Tewantin.',
      action: 'Demander une séance en ligne',
    },
  },
  choosing: {
    heading: 'Si vous ne savez pas par où commencer',
    entries: [
      {
        title: 'L’un de nous voudrait venir, l’autre non',
        text: 'Commencez par venir sans votre partenaire. Quand l’un des deux réagit autrement, le couple change parfois aussi. Si vous avez peur de votre partenaire, ce n’est pas à vous de changer : appelez 1800RESPECT au 1800 737 732, jour et nuit, ou le 000 en cas de danger.',
        action: 'Accompagnement individuel',
      },
      {
        title: 'Je viens de découvrir une infidélité',
        text: 'La première phase sert à retrouver le sommeil et un peu de sécurité, et à ne pas tout décider trop vite.',
        action: 'Se reconstruire après une infidélité',
      },
      {
        title: 'Tout va bien, sauf au lit',
        text: 'C’est un bon moment pour la sexothérapie : on peut s’appuyer sur la tendresse, et il y a moins de nœuds à défaire.',
        action: 'Sexothérapie',
      },
      {
        title: 'C’est tout à la fois',
        text: 'Ne faites pas le tri avant de venir. Écrivez-moi ce qui presse le plus, et nous choisirons ensemble par où commencer.',
        action: 'Envoyer un message',
      },
    ],
  },
  practical: {
    heading: 'Comment se passent les séances',
    entries: [
      {
        title: 'Lieu',
        text: 'En cabinet à Tewantin (Noosa) ou en ligne, partout en Australie et dans le monde, aux mêmes tarifs.',
      },
      {
        title: 'Durée et rythme',
        text: `En général ${facts.inWords.length.individual}, et pour un couple ${facts.inWords.length.couples}, chaque semaine ou toutes les deux semaines.`,
      },
      {
        title: 'Séances en ligne',
        text: 'Nous nous parlons en visio. Choisissez une pièce où l’on ne vous entend pas, avec un casque si possible. En couple, vous pouvez être côte à côte ou vous connecter de deux endroits. Nous convenons d’avance de ce que nous ferons si la connexion se coupe.',
      },
      {
        title: 'Prix',
        text: `${facts.fee.individual} pour une personne, ${facts.fee.couples} pour un couple. Une partie peut vous être remboursée : par Medicare, pour les séances individuelles et avec un Mental Health Care Plan (plan de traitement en santé mentale) ; par une assurance santé australienne, selon votre contrat.`,
      },
    ],
    action: 'Tous les tarifs et remboursements',
  },
  callToAction: {
    heading: 'Vous pouvez d’abord poser une question',
    text: 'Pour savoir si je peux vous aider dans ce que vous traversez, appelez ou écrivez. Je vous répondrai franchement, et sans frais.',
  },
};
