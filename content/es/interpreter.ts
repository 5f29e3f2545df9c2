/** Beside the first helpline of each page: how a caller of that line is understood. 000 has interpreters of its own. */
export const interpreter = (line: string) =>
  `En ${line} contestan en inglés; para tener intérprete, llame antes a TIS National, 131\u00a0450.`;
