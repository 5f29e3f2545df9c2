/**
 * How a language writes what a keyboard has no keys for.
 * @typedef {object} Typography
 * @property {readonly [string, string]} quotes what opens and closes a quotation, with its spaces
 * @property {string} beforeSigns the space before ; : ! and ?, or nothing
 * @property {boolean} [wholeWords] whether a word with a hyphen, such as “rendez-vous”, stays on one line
 */

/** Forbids a line break. It has no width, and a search passes over it. */
const wordJoiner = '\u2060';

/** A word with hyphens, but no part of an address. */
const hyphenated = /(?<![\p{L}\d@/._-])[\p{L}\d’]+(?:-[\p{L}\d’]+)+(?![\p{L}\d@/_-]|\.[\p{L}\d])/gu;

/** Letters for which a heading on a small phone has room. */
const longestWhole = 18;

/**
 * Sets straight quotation marks, apostrophes, the spaces of signs and the hyphens of words right.
 * @param {string} text as it was typed; what is right already stays as it is
 * @param {Typography} typography the language's
 * @param {string} before the character before the text, where it begins within a sentence
 * @returns {string}
 */
export function setRight(text, { quotes: [open, close], beforeSigns, wholeWords }, before = '') {
  const whole = before + text;
  const marked = whole
    .replace(/(?<=^|[\s([{—–“‘«¿¡])"|(?<=\p{L}['’])"(?=\p{L})/gu, open)
    .replaceAll('"', close)
    .replace(/(?<=^|[\s([{—–“«¿¡])'(?=\p{L})/gu, beforeSigns ? '’' : '‘')
    .replaceAll("'", '’');
  const spaced = beforeSigns
    ? marked
        .replace(/(?<=[^\s;:!?])\s?([;:!?]+)(?=[\s»)\]]|$)/g, `${beforeSigns}$1`)
        .replace(/«\s?/g, open)
        .replace(/\s?»/g, close)
    : marked;
  const joined = wholeWords
    ? spaced.replace(hyphenated, (word) =>
        word.length > longestWhole ? word : word.replaceAll('-', `-${wordJoiner}`),
      )
    : spaced;
  return joined.slice(before.length);
}

/**
 * Text for what breaks lines by itself, or compares letters: a search engine, a tab, a drawn card.
 * @param {string} text
 * @returns {string} the same without word joiners
 */
export function withoutJoiners(text) {
  return text.replaceAll(wordJoiner, '');
}
