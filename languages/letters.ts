/** What the typefaces of pages and of social cards lack: all but letters and signs of western Europe. */
export const missingInType = /[^ -~\u00a0-ÿŒœŸ–—‘’“”…\u2009\u202f]/u;

/** What begins the points of a list in Word, on phones and in a hurry. Markdown and pages run such lines together. */
export const points =
  /^[\s>]*(?:[•▪◦‣·●○■□➢✓]|-\p{L}|([-–—+→]|\* ) ?\S.*[^\\ ]\n[\s>]*\1|\(?\w\).*\n[\s>]*\(?\w\))|(?<![\s\S])o\s/mu;
