/** What a caller asks 000 for, which is said before the language. */
const asked = {
  police: '«Police» (policía)',
  ambulance: '«Ambulance» (ambulancia)',
  either: '«Police» (policía) o «Ambulance» (ambulancia)',
};

/** How a caller is understood at 000, which has interpreters of its own. It follows the number. */
export const say = (first: keyof typeof asked) =>
  `diga primero ${asked[first]}, después «Spanish interpreter», y no cuelgue.`;

/** How a caller is understood at the other lines, in a few words. */
export const brieflyThroughTis =
  'Las líneas de ayuda contestan en inglés; para hablar con intérprete, llame al TIS National, 131\u00a0450, y diga «Spanish» y el nombre y el número de la línea.';
