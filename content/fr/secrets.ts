export const secrets = [
  {
    title: 'Vos confidences en tête-à-tête',
    text: 'Ce que vous me confiez en tête-à-tête, je ne le répète pas, et ce que vous me dites de votre sécurité, je ne le transmets pas à votre partenaire. Si vous êtes en danger et que je dois prévenir la police ou un autre service, c’est à eux que je parle, et non à votre partenaire, et je vous en parle d’abord chaque fois que c’est sans risque. Si je crois que vous risquez de faire gravement du mal à votre partenaire, je pourrai l’avertir et appeler la police. Autre exception, un tribunal : s’il m’ordonne de remettre mes notes, votre partenaire pourra peut-être les voir, mais nous pouvons, vous ou moi, demander au tribunal qu’elles restent confidentielles. Avant de vous confier, demandez-moi ce que je note.',
  },
  {
    title: 'Ce qui reste non dit',
    text: 'Si votre travail à deux dépend d’un secret que vous gardez, je vous aide à le dire ; si vous préférez le garder, je devrai peut-être mettre fin aux séances de couple, sans dire pourquoi. Si les séances de couple doivent s’arrêter, nous décidons d’abord, vous et moi, sans votre partenaire, de ce qui en sera dit, et quand. De votre sécurité, vous pouvez toujours me parler en tête-à-tête.',
  },
];

export const limits = 'Il y a des limites, et nous les voyons ensemble avant de commencer.';

export const exceptions = [
  {
    title: 'Quand quelqu’un est en danger',
    text: 'Si quelqu’un est en grave danger ou si un enfant court un risque, je devrai peut-être en parler à d’autres.',
  },
  {
    title: 'Abus commis sur un enfant',
    text: 'Dans le Queensland, tout adulte doit signaler à la police les abus sexuels commis sur un enfant par un adulte, même s’ils ont cessé. Si c’est vous qui les avez subis, et que vous êtes adulte aujourd’hui, vous pouvez dire que vous ne voulez pas de signalement. Je devrai peut-être parler quand même, si un autre enfant peut être en danger aujourd’hui. Demandez-moi donc ce qu’il en est avant de m’en dire plus.',
  },
  {
    title: 'Les tribunaux et mes notes',
    text: 'Un tribunal peut m’ordonner de remettre mes notes ou de dire ce que je sais, comme il arrive dans certaines séparations. Si vous avez été victime d’une infraction sexuelle, la loi du Queensland protège ce que vous confiez en thérapie : dans une procédure pénale ou pour une ordonnance de protection, personne ne peut l’exiger ni s’en servir sans que le tribunal l’ait d’abord autorisé, et Legal Aid Queensland vous aide gratuitement à vous y opposer (Counselling Notes Protect).',
  },
  {
    title: 'Ma supervision',
    text: 'Je parle de mon travail en supervision, sans donner votre nom.',
  },
];

export const report = {
  title: 'Un compte rendu au médecin',
  text: 'Si un médecin généraliste (GP) vous adresse à moi dans le cadre d’un plan de traitement, il reçoit de moi un compte rendu.',
};

/** Before what is said of violence at home. */
export const watchedPhone = {
  title: 'Quelqu’un surveille votre téléphone ?',
  text: 'Si quelqu’un surveille votre téléphone, utilisez si possible un appareil auquel personne d’autre que vous n’a accès : cette page, les appels et les SMS laissent des traces.',
};

/** For someone who was made to have sex, by a partner too. */
export const forcedSex = {
  title: 'Viol, ou acte sexuel imposé',
  text: 'Si l’on vous a imposé un acte sexuel, ou si l’on a continué alors que vous ne vouliez pas, un hôpital peut vous aider maintenant, sans que vous ayez à décider si vous allez à la police ; 1800RESPECT aussi, au 1800 737 732, et, dans le Queensland, la ligne pour les agressions sexuelles (Sexual Assault Helpline), au 1800 010 120, de 7\u00a0h\u00a030 à 23\u00a0h\u00a030.',
};
