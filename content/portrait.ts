/** In pixels: beside its text, and the same for sharp screens. */
export const portraitSizes = [
  { width: 320, height: 400 },
  { width: 640, height: 800 },
] as const;

/** From the smallest files to what every browser reads. */
export const portraitFormats = ['avif', 'webp', 'jpeg'] as const;

/** The address of the practitioner's portrait in a size and a format. */
export function portraitFile(
  { width }: (typeof portraitSizes)[number],
  format: (typeof portraitFormats)[number],
): string {
  return `/pictures/portrait-${width}.${format}`;
}
