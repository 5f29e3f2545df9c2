declare module 'subset-font' {
  type Axis = number | { min: number; max: number };

  /** Cuts a font to the characters of `text`, and its axes to the given values. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, Axis>;
      /** Tags of the OpenType features to keep; all of them where it is left out. */
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
