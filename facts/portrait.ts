/** In pixels: as it is shown, and twice that for dense screens. */
export const portraitSizes = [
  { width: 320, height: 400 },
  { width: 640, height: 800 },
] as const;

export function portraitFile({ width }: (typeof portraitSizes)[number]): string {
  return `/pictures/portrait-${width}.webp`;
}
