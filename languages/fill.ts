/** A sentence in parts: at odd places stand the names of its placeholders, `count` of `{count} sessions`. */
export const partsOf = (sentence: string): string[] => sentence.split(/\{([^{}]*)\}/);

/** The names of a sentence's placeholders. */
export const placeholdersOf = (sentence: string) =>
  partsOf(sentence).filter((_, index) => index % 2 === 1);

/** Sets values into the placeholders of a sentence. One without a value stays. */
export function fill(sentence: string, values: Record<string, string | number | undefined>) {
  return partsOf(sentence)
    .map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part))
    .join('');
}
