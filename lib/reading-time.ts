/** Words a minute: those of somebody tired, who reads on a phone. */
const pace = 200;

/**
 * How long an article takes to read.
 * @param text the article in MDX
 * @param tag its language, BCP 47
 * @returns whole minutes, one at least
 */
export function minutesToRead(text: string, tag: string): number {
  const words = new Intl.Segmenter(tag, { granularity: 'word' }).segment(readable(text));
  const count = [...words].filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(count / pace));
}

/** What a reader sees of an article in MDX: without the tags, and the addresses of links and pictures. */
export function readable(text: string): string {
  return text
    .replace(/\{\/\*.*?\*\/\}/gs, '')
    .replace(/(!?\[[^\]]*\])\(\s*<?[^\s)>]*>?(?:\s+"([^"\n]*)")?\s*\)/g, '$1 $2')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/[[\]]/g, '');
}
