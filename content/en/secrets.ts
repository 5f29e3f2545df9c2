/** What happens to what one of two tells alone: the same on every page for two. */
export const secrets =
  'What you tell me alone I don’t pass on. If your work together depends on it, I help you say it; if you can’t, the couples sessions stop, and I don’t say why. Anything about your safety you can always tell me alone.';
