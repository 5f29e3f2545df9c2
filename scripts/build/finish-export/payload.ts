import { type Element, elementsOf, textOf, unknownExport } from './html';

/** How an exported page hands its payload to Next's client: a script that begins, and some that add. */
const begins = '(self.__next_f=self.__next_f||[]).push([0])';
const adds = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/**
 * Makes a page's payload smaller. It becomes one script instead of several, so that the policy has one hash to
 * name. And it loses its copies of the stylesheet, which with `experimental.inlineCss` were a third of every
 * file: React finds the stylesheet in the page, by the address on its `<style>`, and never reads the copies.
 * @param source the HTML of one exported file
 * @param file its name, for what is thrown
 * @throws when the payload is not written as Next is known to write it
 */
export function withLeanPayload(source: string, file: string): string {
  const refuse = unknownExport(file);
  const elements = elementsOf(source);
  const scripts = elements
    .filter(({ tagName }) => tagName === 'script')
    .map((element) => ({ element, text: textOf(element) }))
    .filter(({ text }) => text.includes('__next_f'));
  const [first, ...rest] = scripts;
  if (first?.text !== begins || rest.length === 0) return refuse('does not begin its payload');
  const payload = rest
    .map(({ text }) => JSON.parse(adds.exec(text)?.[1] ?? refuse('has an odd piece of payload')))
    .join('');

  const styles = stylesOf(elements);
  const lean = withoutStylesheets(payload, styles);
  if (styles.length > 0 && lean === payload)
    return refuse('has no copy of its stylesheet in its payload');

  // A script's text ends at the first `</script`, and `<!--` changes how one is read.
  const written = JSON.stringify(lean).replaceAll('<', '\\u003c');
  const one = `<script>${begins};self.__next_f.push([1,${written}])</script>`;
  let [result, from] = ['', 0];
  for (const { element } of scripts) {
    const { startOffset, endOffset } = element.sourceCodeLocation ?? refuse('cannot be located');
    result += source.slice(from, startOffset) + (element === first.element ? one : '');
    from = endOffset;
  }
  return result + source.slice(from);
}

/**
 * Takes stylesheets out of what the router fetches for a page, or a part of it.
 * @param payload rows of React's Flight format; a long text is `7:T2f,` and as many bytes (hexadecimal)
 * @param styles the stylesheets' texts
 */
export function withoutStylesheets(payload: string, styles: string[]): string {
  return styles.reduce(
    (lean, style) =>
      lean.replaceAll(`:T${Buffer.byteLength(style).toString(16)},${style}`, ':T4,/**/'),
    payload,
  );
}

/** The texts of the stylesheets that stand in a page. There are none where `inlineCss` is switched off. */
export function stylesheetsOf(source: string): string[] {
  return stylesOf(elementsOf(source));
}

function stylesOf(elements: Element[]): string[] {
  return elements.filter(({ tagName }) => tagName === 'style').map(textOf);
}
