import type { BlogWords } from '../en/blog';

export const blog: BlogWords = {
  meta: {
    title: 'Blog : couple, infidélité, deuil, anxiété',
    description:
      'Le couple, l’infidélité, le TDAH dans le couple, la sexualité, le deuil, l’anxiété : des textes simples pour comprendre ce qui arrive, et ce qui peut aider.',
  },
  header: {
    title: 'Blog : de quoi lire les soirs difficiles',
    lead: 'Des textes courts sur ce qui se dérègle entre deux personnes qui s’aiment, et sur ce qui peut aider.',
  },
  feed: 'Articles en anglais',
  readMore: 'Lire la suite',
  inEnglish: 'en anglais',
  posts: {
    'infidelity-ptsd': {
      title:
        'Quand la trahison ressemble à un traumatisme : des symptômes proches du stress post-traumatique après une infidélité',
      excerpt:
        'Vous l’avez découvert, et depuis vous ne dormez plus, vous ne mangez plus, les images ne s’arrêtent pas. Ce qui arrive à votre corps, et ce qui peut vous aider à passer la nuit, une chose après l’autre.',
    },
    '1': {
      title: '5 signes que votre couple a besoin d’une thérapie',
      excerpt:
        'Tous les couples se disputent, et la plupart se retrouvent avant le petit déjeuner. Et si le chemin du retour s’allongeait ? Cinq choses à remarquer, et un petit début possible dès cette semaine.',
    },
    '2': {
      title: 'La confiance peut-elle revenir après une infidélité ?',
      excerpt:
        '« Fais-moi confiance » est justement ce qui ne marche plus. Quand une promesse ne pèse plus rien, qu’est-ce qui pourrait peser ? Une question pour qui a été trahi, et pour qui voudrait être cru.',
    },
    '3': {
      title: 'TDAH : quand l’un devient le parent de l’autre',
      excerpt:
        'Vous rappelez, vous vérifiez, vous soupirez, et vous n’aimez plus le son de votre voix. Ou bien c’est à vous qu’on rappelle tout. Quand le TDAH habite la maison, comment l’amour s’est-il changé en surveillance ?',
    },
    '4': {
      title: '« Ça va, et toi ? »',
      excerpt:
        'Vous répondez « ça va » si vite que personne ne repose la question. Que coûte le fait de toujours tenir bon, et qui, dans votre vie, remarquerait que vous posez un peu de cette charge ?',
    },
    '5': {
      title: 'Du temps où un geste tendre allait de soi',
      excerpt:
        'Une main dans le dos n’était qu’une main dans le dos. Maintenant, elle semble demander quelque chose, ou le promettre. Comment le toucher devient-il si compliqué entre deux personnes qui ont encore de la tendresse l’une pour l’autre ?',
    },
    '6': {
      title: 'Le même deuil, chacun dans sa pièce',
      excerpt:
        'L’un veut regarder les photos, l’autre ne supporte pas de les voir. Vous avez perdu la même personne, alors pourquoi êtes-vous en deuil chacun dans votre coin ?',
    },
    '7': {
      title: 'La dispute sous la dispute',
      excerpt:
        'Elle a commencé par le lave-vaisselle et, dix minutes plus tard, elle portait sur tout. Et si ce qui vous oppose sans cesse tenait la place d’une question que personne n’a encore osé poser ?',
    },
    '8': {
      title: 'Rester ou partir, quand on n’arrive pas à décider après une infidélité',
      excerpt:
        'Au petit déjeuner, vous faites vos valises en pensée ; le soir, vous voulez des bras autour de vous. Votre entourage attend une réponse, et vous aussi. Et si ne pas encore savoir était une réponse honnête ?',
    },
    '9': {
      title: 'Encore oublié : TDAH, ou indifférence ?',
      excerpt:
        'Le rendez-vous, le pain, cette chose dont vous aviez dit qu’elle comptait. Vous y entendez un manque d’amour, votre partenaire jure que non. Comment peut-on vivre si différemment la même soirée ?',
    },
    '10': {
      title: 'Pourquoi il est si difficile de demander de l’aide',
      excerpt:
        'Pour une amie, vous prendriez la voiture et vous attendriez devant la porte du cabinet. Pour vous, ce n’est jamais assez grave. D’où vient cette règle, et sert-elle encore la vie que vous avez aujourd’hui ?',
    },
  },
  callToAction: {
    heading: 'Certaines choses se disent mieux qu’elles ne se lisent',
    text: 'Si quelque chose sur cette page vous ressemble, nous pourrions en parler, à Tewantin ou en ligne.',
  },
};
