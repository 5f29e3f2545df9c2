import type { HomeWords } from '../en/home';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const home: HomeWords = {
  meta: {
    title: 'Thérapie de couple et individuelle à Noosa et en ligne',
    description:
      'Un accompagnement calme et concret à Tewantin (Noosa) et en ligne, en couple ou individuellement : après une infidélité, ou quand la vie pèse trop lourd.',
  },
  hero: {
    eyebrow: 'Thérapie à Tewantin (Noosa) et en ligne',
    title: 'Retrouver le chemin vers l’autre.',
    lead: 'Un accompagnement calme et concret, en couple ou individuellement : après une infidélité, quand le couple traverse une mauvaise passe, ou quand la vie pèse trop lourd pour une seule personne.',
    imageTitle:
      'La rivière Noosa descend en méandres des collines abruptes de l’arrière-pays, passe devant un pandanus et rejoint la mer',
    facts: [
      {
        figure: `Plus de ${facts.experienceYears} ans`,
        text: 'd’expérience, en thérapie de couple et individuelle',
      },
      { figure: facts.satisfaction, text: 'de satisfaction parmi les personnes accompagnées' },
      { figure: 'Aussi en ligne', text: 'partout en Australie et dans le monde, aux mêmes tarifs' },
    ],
  },
  about: {
    heading: 'Quelqu’un de solide pour y voir plus clair',
    paragraphs: [
      `Je suis thérapeute à Tewantin, là où la rivière Noosa s’élargit avant la mer. J’ai plus de ${facts.experienceYears} ans d’expérience auprès de couples qui s’aiment et continuent de se faire mal, de personnes tombées sur un message qu’elles n’auraient jamais dû voir, et d’autres encore dont l’inquiétude ou le deuil est devenu trop lourd à porter sans aide.`,
      'Vous n’avez pas besoin de trouver les bons mots, ni d’avoir décidé quoi que ce soit. Venez avec ce qui est le plus dur cette semaine. J’écoute, je pose des questions, et je vous dis simplement ce que je remarque et ce que nous pourrions essayer.',
    ],
    promises: [
      {
        title: 'Personne n’est sur le banc des accusés',
        text: 'Je ne prends pas parti entre vous. Rester ou partir, c’est à vous d’en décider, et votre sécurité passe avant tout. Chacun a son temps de parole.',
      },
      {
        title: 'Vous repartez avec quelque chose à faire',
        text: 'Une phrase à essayer, une pause à convenir ensemble, une question à laisser mûrir. Des choses assez petites pour un mauvais jour.',
      },
      {
        title: 'Vous savez ce que cela coûte',
        text: `Une séance dure en général ${facts.length.individual}, chaque semaine ou toutes les deux semaines. Les tarifs et les remboursements tiennent sur une page, sans surprise.`,
      },
    ],
    action: 'Voir les tarifs et remboursements',
  },
  pathway: {
    heading: 'On se reconstruit par étapes.',
    intro: `L’infidélité touche ${facts.infidelityShare} des couples, et ${facts.stayTogetherShare} des couples restent ensemble après une thérapie. Se reconstruire prend généralement ${facts.recoveryTime}, en trois phases.`,
    source:
      'Part des couples concernés : Atkins, Baucom & Jacobson 2001, Journal of Family Psychology 15(4), 735–749 ; couples mariés aux États-Unis.',
    phases: [
      {
        label: 'Première phase',
        title: 'Crise et stabilisation',
        text: 'Tout ralentir. Le sommeil, la sécurité, les limites, et une seule décision à la fois.',
      },
      {
        label: 'Deuxième phase',
        title: 'Compréhension et mise en mots',
        text: 'Ce qui s’est passé, ce que cela voulait dire, et ce que chacun a besoin de dire et d’entendre.',
      },
      {
        label: 'Troisième phase',
        title: 'Reconstruction et nouveau départ',
        text: 'De nouveaux accords, une confiance regagnée par de petits gestes quotidiens, et une décision que vous pouvez assumer à deux.',
      },
    ],
    action: 'Comment on se reconstruit après une infidélité',
  },
  services: {
    heading: 'Comment je peux vous aider',
    intro:
      'Commencez par ce qui ressemble le plus à vos soirées en ce moment. Nous pourrons toujours changer de cap.',
  },
  adhd: {
    eyebrow: 'TDAH et couples neuroatypiques',
    heading: 'Deux formes d’attention sous un même toit',
    paragraphs: [
      'La facture a encore été oubliée. D’un côté, quelqu’un qui s’en veut. De l’autre, quelqu’un qui sert d’agenda, de réveil et de parent déçu. Vous savez d’avance comment la soirée va finir, et personne n’a voulu de ce rôle.',
      'Quand on pense autrement, d’un côté ou des deux, la bonne volonté ne suffit pas, et redoubler d’efforts est rarement la réponse. Nous regardons comment l’attention, le temps et les émotions fonctionnent chez chacun de vous, et nous construisons des habitudes taillées pour vos deux façons de fonctionner.',
    ],
    points: [
      'Moins de rappels, et moins de rappels qui blessent',
      'Des tâches et des projets qui ne reposent plus sur la mémoire de personne',
      'Un moyen d’arrêter la dispute avant qu’elle ne submerge quelqu’un',
    ],
    action: 'L’accompagnement des couples TDAH et neuroatypiques',
  },
  closing: {
    heading: 'Le premier pas peut être tout petit',
    text: `Appelez, ou écrivez quelques lignes. Dites-en peu ou beaucoup, comme vous voulez. Je réponds sous ${facts.replyHours} heures.`,
  },
};
