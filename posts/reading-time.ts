/** Words a minute: those of somebody tired, who reads on a phone. */
const pace = 200;

/**
 * How long an article takes to read.
 * @param text the article in MDX, in a language that writes spaces between its words
 * @returns whole minutes, one at least
 */
export function minutesToRead(text: string): number {
  // `Intl.Segmenter` counts two per cent more at most, and takes fifty times as long for every page that is built.
  const words = readable(text).match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / pace));
}

/** What a reader sees of an article in MDX: without the tags, and the addresses of links and pictures. */
export function readable(text: string): string {
  return text
    .replace(/\{\/\*.*?\*\/\}/gs, '')
    .replace(
      /(!?\[[^\]]*\])\(\s*<?[^\s)>]*>?(\s+"[^"\n]*")?\s*\)/g,
      (_, label: string, caption = '') => label + caption.replaceAll('"', ''),
    )
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/[[\]]/g, '');
}
