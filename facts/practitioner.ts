import type { Practice } from './practice-schema';

/** `A. Name, MCouns` */
export const nameWithLetters = ({ name, letters }: NonNullable<Practice['practitioner']>) =>
  [name, letters].filter(Boolean).join(', ');
