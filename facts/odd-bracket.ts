type Odd = { bracket: string; line: number; isClosing?: true };

const closing: Record<string, string> = { '{': '}', '[': ']', '(': ')' };
/** Comments, texts and brackets. A text in single or double quotes ends with its line, if not before. */
const token = /\/\/.*|\/\*[\s\S]*?\*\/|(['"])(?:\\.|(?!\1).)*\1?|`(?:\\[\s\S]|[^`])*`?|[{[()\]}]/g;

/**
 * Finds the bracket that is not closed, or closes nothing, by the indentation of the lines that begin with one. A parser
 * sees at the file's end that there is one too few, and not which.
 * @returns nothing where each has its counterpart, or where a quotation mark has none, whose line the parser knows
 */
export function oddBracket(source: string): Odd | undefined {
  const open: (Odd & { indent: number })[] = [];
  for (const { 0: bracket, 1: quote, index } of source.matchAll(token)) {
    const before = source.slice(0, index).split('\n');
    const line = before.length;
    const inLine = before.at(-1) ?? '';
    const indent = inLine.length - inLine.trimStart().length;
    if (quote && !/^(['"]).*\1$/.test(bracket)) return undefined;
    if (bracket.startsWith('`') && !/^`[\s\S]*`$/.test(bracket)) return { bracket: '`', line };
    if (bracket in closing) open.push({ bracket, line, indent });
    if (!/^[)\]}]$/.test(bracket)) continue;
    const last = open.pop();
    const begins = !inLine.trim();
    if (!last || (begins && indent > last.indent)) return { bracket, line, isClosing: true };
    if (closing[last.bracket] !== bracket || (begins && indent < last.indent)) return last;
  }
  return open.pop();
}
