export const secrets =
  'Ce que vous me confiez en tête-à-tête, je ne le répète pas. Si votre travail à deux en dépend, je vous aide à le dire ; si c’est impossible, les séances de couple s’arrêtent, et je ne dis pas pourquoi. Tout ce qui touche à votre sécurité, vous pouvez toujours m’en parler en privé.';
