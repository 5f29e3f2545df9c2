const script = /<script>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs;

/**
 * Takes the stylesheets out of the data with which React hydrates a page. Next's `inlineCss` writes them there twice,
 * beside the `<style>` in the head, which React adopts by its address and whose text it never reads. They weigh 27 kB
 * a page with gzip, 2 kB with the best brotli.
 * @param page the HTML of a page
 * @returns the same, with all of the data in one script
 */
export function withoutStyles(page: string): string {
  const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(page) ?? [];
  const data = Array.from(page.matchAll(script), ([, text = '""']) => JSON.parse(text)).join('');
  const rest = withoutRows(data, (text) => styles.includes(text));
  const kept = JSON.stringify(rest).replaceAll('<', '\\u003c');
  let written = false;
  return page.replace(script, () => {
    if (written) return '';
    written = true;
    return `<script>self.__next_f.push([1,${kept}])</script>`;
  });
}

/** A text is a row of its own: an id, `T`, its length in bytes in hexadecimal, and the text without an end. */
function withoutRows(data: string, unwanted: (text: string) => boolean): string {
  let kept = data;
  for (const { 0: head, 1: length = '', index } of data.matchAll(/:T([0-9a-f]+),/g)) {
    const bytes = Number.parseInt(length, 16);
    const start = index + head.length;
    const text = Buffer.from(data.slice(start, start + bytes))
      .subarray(0, bytes)
      .toString();
    if (text && unwanted(text)) kept = kept.replaceAll(head + text, ':""\n');
  }
  return kept;
}
