import type { ServicesWords } from '../en/services';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const services: ServicesWords = {
  meta: {
    title: 'Accompagnement en couple et individuel',
    description:
      'Thérapie de couple, infidélité, sexothérapie, TDAH et couples neuroatypiques, accompagnement individuel : six façons de commencer, à Noosa et en ligne.',
  },
  header: {
    title: 'Six façons de commencer',
    lead: 'On arrive rarement avec un seul problème bien net. Choisissez la page qui s’approche le plus du vôtre ; en séance, nous suivons ce qui compte.',
  },
  cards: {
    'couples-marriage': {
      title: 'Couple, mariage et vie à deux',
      text: 'Pour les couples qui ont toujours la même dispute, ou qui ne se parlent plus du tout.',
      action: 'Thérapie de couple',
    },
    'infidelity-recovery': {
      title: 'Se reconstruire après une infidélité',
      text: 'Un parcours en trois phases, du premier choc à une relation, ou à une décision, à laquelle vous pouvez vous fier.',
      action: 'Après une infidélité',
    },
    'adhd-couples': {
      title: 'TDAH et couples neuroatypiques',
      text: 'Deux cerveaux différents, un seul foyer. Des habitudes qui composent avec l’attention au lieu de lutter contre elle.',
      action: 'TDAH et vie de couple',
    },
    'sex-therapy': {
      title: 'Sexothérapie',
      text: 'Désir, douleur, distance ou inquiétude : parler simplement, et en privé, du sujet le plus difficile.',
      action: 'Sexothérapie',
    },
    individual: {
      title: 'Accompagnement individuel',
      text: 'Anxiété, stress et deuil, développement personnel et épreuves de la vie, avec un espace rien qu’à vous.',
      action: 'Accompagnement individuel',
    },
    online: {
      title: 'Séances en ligne',
      text: 'En visio, partout en Australie et dans le monde, aux mêmes tarifs qu’à Tewantin. Il vous suffit d’une porte qui ferme.',
      action: 'Se renseigner sur les séances en ligne',
    },
  },
  choosing: {
    heading: 'Si vous ne savez pas par où commencer',
    entries: [
      {
        title: 'L’un de nous voudrait venir, l’autre non',
        text: 'Commencez par venir sans votre partenaire. Quand une personne réagit autrement, il arrive que tout le couple s’en ressente. Si vous avez peur de votre partenaire, ce n’est pas à vous de changer : appelez 1800RESPECT au 1800 737 732, jour et nuit, ou le 000 en cas de danger.',
        action: 'Accompagnement individuel',
      },
      {
        title: 'Je l’ai découvert il y a quelques jours',
        text: 'Commencez par la page sur l’infidélité. La première phase sert à retrouver le sommeil et un peu de sécurité, et à ne pas décider trop de choses trop vite.',
        action: 'Se reconstruire après une infidélité',
      },
      {
        title: 'Tout va bien, sauf au lit',
        text: 'C’est un bon moment pour la sexothérapie : on peut s’appuyer sur la tendresse, et il y a moins de nœuds à défaire.',
        action: 'Sexothérapie',
      },
      {
        title: 'C’est tout à la fois',
        text: 'Alors ne commencez pas par faire le tri. Écrivez deux lignes, et nous choisirons ensemble le premier fil à tirer.',
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
        text: `En général ${facts.length.individual}, chaque semaine ou toutes les deux semaines. Pour un couple, la séance dure ${facts.length.couples}.`,
      },
      {
        title: 'Prix',
        text: `${facts.fee.individual} pour une personne, ${facts.fee.couples} pour un couple. Si vous avez Medicare ou une assurance santé australienne, une partie peut vous être remboursée : par Medicare, pour les séances individuelles et avec un Mental Health Care Plan (plan de traitement en santé mentale) ; par votre assurance, selon votre contrat.`,
      },
    ],
    action: 'Tous les tarifs et remboursements',
  },
  callToAction: {
    heading: 'Vous pouvez d’abord poser une question',
    text: 'Si vous voulez savoir si je suis la bonne personne pour ce que vous traversez, appelez ou écrivez. Une réponse honnête ne coûte rien.',
  },
};
