export const secrets =
  'Ce que vous me confiez en tête-à-tête, je ne le répète pas, et ce que vous me dites de votre sécurité n’arrive jamais aux oreilles de votre partenaire. Si votre travail à deux dépend d’un secret que vous gardez, je vous aide à le dire. Si les séances de couple doivent s’arrêter, nous décidons d’abord, entre vous et moi, de ce qui en sera dit, et quand. De votre sécurité, vous pouvez toujours me parler sans votre partenaire.';

export const limits =
  'Il y a des limites, et nous les voyons ensemble avant de commencer. Si quelqu’un est en grave danger ou si un enfant court un risque, je peux devoir en parler à d’autres. Un tribunal peut demander mes notes ou m’interroger sur ce que je sais, comme il arrive dans certaines séparations. Si un médecin généraliste (GP) vous adresse à moi dans le cadre d’un plan de traitement, il reçoit de moi un compte rendu. Enfin, je parle de mon travail en supervision, sans donner votre nom.';
