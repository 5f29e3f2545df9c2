/** Beside the first helpline of each page: how a caller of it is understood. 000 has interpreters of its own. */
export const interpreter = (line: string) =>
  `Diga al 000 «Spanish interpreter»; en ${line} contestan en inglés: si quiere intérprete, llame antes al TIS National, 131\u00a0450.`;
