import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'rolldown/utils';
import type { Where } from './sentences';

/**
 * @param file a file of facts or words, from the project's folder
 * @returns a function from a field's path to its line, or to its parent's line where it is missing. And a sentence for
 * each field that is written twice
 */
export function fieldsOf(file: string): { where: Where; twice: string[] } {
  const source = readFileSync(file, 'utf8');
  const lines = new Map<string, number>();
  const twice: string[] = [];
  function note(node: ESTree.Expression, path: string) {
    const line = source.slice(0, node.start).split('\n').length;
    if (lines.has(path))
      twice.push(
        `${file}, line ${line}: "${path.slice(1)}" is written twice, here and in line ${lines.get(path)}. Keep one of the two.`,
      );
    lines.set(path, line);
    if (node.type === 'TSSatisfiesExpression') noteParts(node.expression, path);
    else noteParts(node, path);
  }
  function noteParts(node: ESTree.Expression, path: string) {
    if (node.type === 'ArrayExpression')
      node.elements.forEach((each, index) => {
        if (each) note(each as ESTree.Expression, `${path}.${index}`);
      });
    if (node.type === 'ObjectExpression')
      for (const property of node.properties)
        if (property.type === 'Property') {
          const { key, value } = property as ESTree.ObjectProperty;
          note(value, `${path}.${source.slice(key.start, key.end).replace(/['"]/g, '')}`);
        }
  }
  for (const { type, ...statement } of parseSync(file, source).program.body)
    if ('declaration' in statement && statement.declaration?.type === 'VariableDeclaration')
      // The last one is what the file is for; constants before it have no fields.
      for (const { init } of statement.declaration.declarations) {
        lines.clear();
        if (init) note(init, '');
      }
  const where: Where = (path) => {
    const known = path.map((_, index) => lines.get(['', ...path.slice(0, index + 1)].join('.')));
    return `${file}, line ${known.findLast(Boolean) ?? lines.get('')}`;
  };
  return { where, twice };
}

/**
 * @param error what a file of `content/` was stopped by, as it was compiled or run
 * @returns a sentence for the owner, with file and line
 */
export function sentenceOf(error: unknown): string {
  const { message, stack = '' } = error as Error;
  const [, file, line] = /(content[\\/][^:\n]+):(\d+):\d+/.exec(stack) ?? [];
  if (!file) return message;
  const at = `${file}, line ${line}:`;
  const [, written = ''] = readFileSync(file, 'utf8')
    .split('\n')
    .slice(Number(line) - 2);
  if (/ERROR: /.test(message) && /[:[,({]\s*[“”‘’„]/.test(written))
    return `${at} this line has curly quotation marks, which phones and Word put in place of straight ones. A text stands between two straight ones, ' or ".`;
  if (/ERROR: /.test(message))
    return `${at} this line cannot be read. Most often a quotation mark or a comma is missing, in it or just above it, or a bracket that is opened further up is not closed. A text stands between two straight quotation marks, double ones where it has an apostrophe ("Jo's"). A number has no sign, and its cents stand after a point.`;
  if (error instanceof ReferenceError)
    return `${at} ${message.split(' ')[0]} is no value. A text stands in quotes, and a number has no sign, such as 220.50.`;
  return message;
}
