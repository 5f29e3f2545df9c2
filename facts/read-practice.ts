import { type ESTree, parseSync } from 'rolldown/utils';
import type { Where } from './sentences';
import { slipIn } from './slips';

/** Where the facts stand, from the project's folder. */
const file = 'content/practice.ts';

/** A value that stands without quotes in a line, and is no number: `phone: 07 5550 0100`, `{ opens: 9am, … }`. */
const bareValue =
  /(?<=(?:^|[{,])\s*\w+:\s*)(?!(?:\d+(?:\.\d+)?|true|false)\s*[,}\]])([^\s'"‘“`{}[\],][^'"`{}[\],]*?)(?=\s*(?:[,}\]]|$))/g;

/**
 * Reads the facts as they are written, without running the file, so that each has its line. What stands there without
 * quotes, as in `sunday: closed` or `dollars: $235`, becomes a symbol, which no schema takes.
 * @returns the facts, unchecked, and where each stands
 * @throws with a sentence for the owner where a line cannot be read, or a field stands twice
 */
export function readFacts(source: string): { facts: unknown; where: Where } {
  const { program, errors } = parseSync(file, source);
  const slip = errors[0]?.labels?.[0]?.start;
  if (slip !== undefined) {
    const lines = source.split('\n');
    const at = source.slice(0, slip).split('\n').length - 1;
    const quoted = lines[at]?.replace(bareValue, 'unquoted`$1`');
    if (!quoted || quoted === lines[at]) throw new Error(slipIn(file, source));
    return readFacts(lines.with(at, quoted).join('\n'));
  }

  const lines = new Map<string, number>();
  const lineAt = (start: number) => source.slice(0, start).split('\n').length;
  function read(node: ESTree.Expression, path = ''): unknown {
    lines.set(path, lines.get(path) ?? lineAt(node.start));
    if (node.type === 'Literal') return node.value;
    if (node.type === 'ArrayExpression') {
      // Left where one of several was taken out.
      const gap = node.elements.indexOf(null);
      if (gap >= 0)
        throw new Error(
          `${file}, line ${lineAt(node.elements[gap - 1]?.end ?? node.start)}: there are two commas in a row in this list. Delete one of them.`,
        );
      return node.elements.map((each, index) =>
        read(each as ESTree.Expression, `${path}.${index}`),
      );
    }
    // A text of several paragraphs.
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
      return node.quasis[0]?.value.cooked;
    if (node.type === 'TaggedTemplateExpression') return Symbol(node.quasi.quasis[0]?.value.raw);
    if (node.type !== 'ObjectExpression') return Symbol(source.slice(node.start, node.end));
    const fields = node.properties as ESTree.ObjectProperty[];
    return Object.fromEntries(
      fields.map(({ key, value }) => {
        const name = key.type === 'Literal' ? String(key.value) : source.slice(key.start, key.end);
        const at = `${path}.${name}`;
        if (lines.has(at))
          throw new Error(
            `${file}, line ${lineAt(key.start)}: "${at.slice(1)}" stands on line ${lines.get(at)} already. Delete one of them.`,
          );
        lines.set(at, lineAt(key.start));
        return [name, read(value, at)];
      }),
    );
  }

  const facts = program.body
    .flatMap((each) =>
      each.type === 'ExportNamedDeclaration' && each.declaration?.type === 'VariableDeclaration'
        ? each.declaration.declarations
        : [],
    )
    .map(({ init }) => init && read(init))[0];
  return {
    facts,
    // A missing field is said where the fields around it stand.
    where(path) {
      const keys = ['', ...path];
      const known = keys.map((_, index) => lines.get(keys.slice(0, index + 1).join('.')));
      return `${file}, line ${known.findLast(Boolean)}`;
    },
  };
}
