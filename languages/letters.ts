/** What the typefaces of pages and of social cards lack: all but letters and signs of western Europe. */
export const missingInType = /[^ -~\u00a0-ÿŒœŸ–—‘’“”…\u2009\u202f]/u;
