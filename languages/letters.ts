/** All but letters and signs of western Europe. Narrow spaces are drawn as wide ones. */
export const missingOnCards = /[^ -~\u00a0-ÿŒœŸ–—‘’“”…\u2009\u202f]/u;
