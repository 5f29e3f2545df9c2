/** What happens to what one of two tells alone: the same on every page for two. */
export const secrets =
  'I don’t pass on what you tell me alone. If your work together depends on it, I’ll help you say it; if you can’t, the couples sessions stop, and I don’t say why. You can always talk to me alone about your safety.';
