import type { HomeWords } from '../en/home';
import { factsFor } from '../facts';

const facts = factsFor('fr');

export const home: HomeWords = {
  name: 'Accueil',
  meta: {
    title: 'Thérapie de couple et individuelle à Noosa',
    description:
      'Disputes, infidélité, sexualité, TDAH, anxiété, deuil : un accompagnement calme et concret, en couple ou individuel, à Tewantin (Noosa) et en ligne.',
  },
  hero: {
    eyebrow: 'Thérapie à Tewantin (Noosa) et en ligne',
    title: 'Retrouver le chemin vers l’autre, ou vers soi.',
    lead: 'Un accompagnement calme et concret, en couple ou individuellement : après une infidélité, quand le couple traverse une mauvaise passe, ou quand la vie pèse trop lourd pour la porter sans aide.',
    imageTitle:
      'La rivière Noosa descend en méandres des collines abruptes de l’arrière-pays, passe devant un pandanus et rejoint la mer',
    facts: [
      {
        figure: `Plus de ${facts.experienceYears} ans`,
        text: 'd’expérience',
      },
      { figure: facts.satisfaction, text: 'de satisfaction parmi les personnes accompagnées' },
      { figure: 'Aussi en ligne', text: 'partout en Australie et dans le monde, aux mêmes tarifs' },
    ],
  },
  about: {
    heading: 'Comment je travaille avec vous',
    paragraphs: [
      `Je suis thérapeute à Tewantin, là où la rivière Noosa s’élargit avant la mer. J’ai plus de ${facts.experienceYears} ans d’expérience. Je reçois des couples qui s’aiment et continuent de se faire mal, des personnes tombées sur un message qui n’était pas pour elles, et d’autres encore que l’inquiétude ou le deuil épuise.`,
      'J’écoute, je pose des questions, et je vous dis ce que je remarque et ce que nous pourrions essayer.',
    ],
    pull: 'Venez avec ce qui est le plus dur cette semaine, même si les mots manquent.',
    promises: [
      {
        title: 'Je ne prends pas parti',
        text: 'Chacun de vous a le temps de parler, et je ne juge personne. Rester ou partir, c’est à vous d’en décider, et votre sécurité passe avant tout.',
      },
      {
        title: 'Vous repartez avec une piste',
        text: 'Une phrase à essayer, une pause à convenir, une question à laisser mûrir : de petites choses, même un mauvais jour.',
      },
      {
        title: 'Vous savez ce que coûte une séance',
        text: `Une séance dure en général ${facts.inWords.length.individual}, chaque semaine ou toutes les deux semaines. Les tarifs et les remboursements tiennent sur une page, sans surprise.`,
      },
    ],
    action: 'Voir les tarifs et remboursements',
  },
  pathway: {
    heading: 'Se reconstruire après une infidélité, en trois phases',
    intro: `L’infidélité touche ${facts.inWords.infidelityShare} des couples. Après une thérapie, ${facts.inWords.stayTogetherShare} des couples restent ensemble. Se reconstruire prend généralement ${facts.inWords.recoveryTime}.`,
    source:
      'Premier chiffre : Atkins, Baucom & Jacobson 2001, Journal of Family Psychology 15(4), 735–749 ; personnes mariées aux États-Unis, seuls les rapports sexuels étant comptés. Les autres chiffres sont des ordres de grandeur.',
    phases: [
      {
        label: 'Première phase',
        title: 'Crise et stabilisation',
        text: 'Tout ralentir : le sommeil, la sécurité, les limites, et une décision à la fois.',
      },
      {
        label: 'Deuxième phase',
        title: 'Compréhension et mise en mots',
        text: 'Ce qui s’est passé, le sens que vous y donnez, et ce que chacun de vous a besoin de dire et d’entendre.',
      },
      {
        label: 'Troisième phase',
        title: 'Reconstruction et nouveau départ',
        text: 'De nouveaux accords, une confiance regagnée au quotidien, et une décision que vous assumez tous les deux.',
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
    heading: 'Le TDAH dans le couple : deux formes d’attention sous un même toit',
    paragraphs: [
      'La facture a encore été oubliée. L’un de vous s’en veut ; l’autre en a assez de servir d’agenda, de réveil et de parent déçu. Vous savez d’avance comment la soirée va finir.',
      'Quand l’un de vous pense autrement que la plupart des gens, ou tous les deux, la bonne volonté est rarement ce qui manque. Nous observons comment chacun de vous vit l’attention, le temps et les émotions, puis nous construisons des habitudes qui conviennent à vos deux façons de penser.',
    ],
    points: [
      'Moins de rappels, et des rappels qui blessent moins',
      'Des tâches et des projets qui ne reposent plus sur la mémoire de personne',
      'Un moyen d’arrêter la dispute avant qu’elle ne déborde',
    ],
    action: 'L’accompagnement des couples TDAH et neuroatypiques',
  },
  closing: {
    heading: 'Un appel ou quelques lignes, pour commencer',
    text: `Dites-en peu ou beaucoup, comme vous voulez. Je réponds sous ${facts.replyHours} heures.`,
  },
};
