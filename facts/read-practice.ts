import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'rolldown/utils';
import type { Where } from './sentences';

/**
 * @param file a file of facts, from the project's folder
 * @returns where each of its fields stands by its path; for one that is missing, where the field around it stands
 */
export function fieldsOf(file: string): Where {
  const source = readFileSync(file, 'utf8');
  const lines = new Map<string, number>();
  function note(node: ESTree.Expression, path: string) {
    lines.set(path, source.slice(0, node.start).split('\n').length);
    if (node.type === 'ArrayExpression')
      node.elements.forEach((each, index) => {
        if (each) note(each as ESTree.Expression, `${path}.${index}`);
      });
    if (node.type === 'ObjectExpression')
      for (const { key, value } of node.properties as ESTree.ObjectProperty[])
        note(value, `${path}.${source.slice(key.start, key.end).replace(/['"]/g, '')}`);
  }
  for (const { type, ...statement } of parseSync(file, source).program.body)
    if ('declaration' in statement && statement.declaration?.type === 'VariableDeclaration')
      for (const { init } of statement.declaration.declarations) if (init) note(init, '');
  return (path) => {
    const known = path.map((_, index) => lines.get(['', ...path.slice(0, index + 1)].join('.')));
    return `${file}, line ${known.findLast(Boolean) ?? lines.get('')}`;
  };
}

/**
 * @param error what a file of `content/` was stopped by, as it was compiled or run
 * @returns a sentence for the owner, with file and line
 */
export function sentenceOf(error: unknown): string {
  const { message, stack = '' } = error as Error;
  const [, file, line] = /(content[\\/][^:]+):(\d+):\d+/.exec(stack) ?? [];
  if (!file) return message;
  const at = `${file}, line ${line}:`;
  if (/ERROR: /.test(message))
    return `${at} this line cannot be read. Most often a quotation mark or a comma is missing, in it or just above it, or a bracket that is opened further up is not closed. A text stands between two straight quotation marks, double ones where it has an apostrophe ("Jo's"). A number has no sign, and its cents stand after a point.`;
  if (error instanceof ReferenceError)
    return `${at} ${message.split(' ')[0]} is no value. A text stands in quotes, and a number has no sign, such as 220.50.`;
  return message;
}
