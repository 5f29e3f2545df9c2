/**
 * How a language writes what a keyboard has no keys for.
 * @typedef {object} Typography
 * @property {readonly [string, string]} quotes what opens and closes a quotation, with its spaces
 * @property {string} beforeSigns the space before ; ! and ?, or nothing; a colon has that of quotes
 */

/**
 * Sets straight quotation marks, apostrophes and the spaces of signs right.
 * @param {string} text as it was typed; what is right already stays as it is
 * @param {Typography} typography the language's
 * @param {string} before the character before the text, where it begins within a sentence
 * @returns {string}
 */
export function setRight(text, { quotes: [open, close], beforeSigns }, before = '') {
  const whole = before + text;
  const marked = whole
    .replace(/(?<=^|[\s([{—–“‘«¿¡])"|(?<=\p{L}['’])"(?=\p{L})/gu, open)
    .replaceAll('"', close)
    .replace(/(?<=^|[\s([{—–“«¿¡])'(?=\p{L})/gu, beforeSigns ? '’' : '‘')
    .replaceAll("'", '’');
  const spaced = beforeSigns
    ? marked
        .replace(/(?<=[^\s;:!?])\s?([;:!?]+)(?=[\s»)\]]|$)/g, `${beforeSigns}$1`)
        .replaceAll(`${beforeSigns}:`, `${open.slice(1)}:`)
        .replace(/«\s?/g, open)
        .replace(/\s?»/g, close)
    : marked;
  return spaced.slice(before.length);
}
