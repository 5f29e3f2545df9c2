import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'rolldown/utils';
import { oddBracket } from './odd-bracket';
import type { Where } from './sentences';

/**
 * @param file a file of facts or words, from the project's folder
 * @returns a function from a field's path to its line, or to its parent's line where it is missing. And sentences: for
 * each field that is written twice, and for each name in place of a value
 */
export function fieldsOf(file: string) {
  const source = readFileSync(file, 'utf8');
  const lines = new Map<string, number>();
  const twice: string[] = [];
  const names = new Map<string, string>();
  function note(value: ESTree.Expression, path: string) {
    const node = value.type === 'TSSatisfiesExpression' ? value.expression : value;
    const line = source.slice(0, node.start).split('\n').length;
    if (lines.has(path)) {
      twice.push(
        `${file}, line ${line}: "${path.slice(1)}" is written twice, here and in line ${lines.get(path)}. Keep one of the two.`,
      );
      return;
    }
    lines.set(path, line);
    if (node.type === 'Identifier' && !(node.name in globalThis))
      names.set(node.name, `${file}, line ${line}: ${noValue(node.name)}`);
    if (node.type === 'ArrayExpression')
      node.elements.forEach((each, index) => {
        if (each) note(each as ESTree.Expression, `${path}.${index}`);
      });
    if (node.type === 'ObjectExpression')
      for (const property of node.properties)
        if (property.type === 'Property') {
          const { key, value: field } = property as ESTree.ObjectProperty;
          note(field, `${path}.${source.slice(key.start, key.end).replace(/['"]/g, '')}`);
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
  return { where, twice, names };
}

const noValue = (name = '') =>
  `${name} is no value. A text stands in quotes, and a number has no sign, such as 220.50. For yes or no, write true or false.`;

/**
 * @param error what a file of `content/` was stopped by, as it was compiled or run
 * @returns a sentence for the owner, with file and line
 */
export function sentenceOf(error: unknown): string {
  const { message, stack = '' } = error as Error;
  const [, file, line] = /(content[\\/][^:\n]+):(\d+):\d+/.exec(stack) ?? [];
  if (file && error instanceof ReferenceError)
    return `${file}, line ${line}: ${noValue(message.split(' ')[0])}`;
  if (file && /ERROR: /.test(message))
    return `${slipIn(file, Number(line))} There may be more slips in this file, which show once it can be read.`;
  return message;
}

/** What makes a line unreadable, by its looks. */
const slips: [looks: RegExp, sentence: string][] = [
  [
    /[:[,({]\s*[“”‘’„]/,
    `this line has curly quotation marks, which phones and Word put in place of straight ones. A text stands between two straight ones, ' or ".`,
  ],
  [
    /'[^']*\p{L}'\p{L}/u,
    'a text with an apostrophe stands between two double quotation marks: "Jo\'s".',
  ],
  [/^\/(?!\/)/, 'a line that is switched off begins with two slashes: //.'],
  [/^[+-]\s/, 'a + or - at the beginning of a line shows a change, and is no part of it.'],
  [/:\s*\d+-\d+-\d/, "a day stands in quotes: '2026-12-24'."],
  [/:\s*\d+,\d+\s*[,}]/, 'the cents of a number stand after a point: 98.95.'],
  [/[:[,]\s*(\$\s*\d|[\d.]+\s*[%$])/, 'a number has no sign: 98 or 98.95.'],
  [/:\s*[\d(][\d()]*\s\d/, "a number with spaces is a text, and stands in quotes: '0400 000 000'."],
  [/:\s*\p{L}+ [\p{L}\d]/u, "a text stands in quotes: 'within two weeks'."],
  [/^\s*\w+-\w+:/, "a name with a hyphen stands in quotes: 'pt-br'."],
];

/** @param line where the file could be read no further */
function slipIn(file: string, line: number): string {
  const source = readFileSync(file, 'utf8');
  const lines = source
    .split('\n')
    .map((each) => each.replace(/(^|\s)\/\/.*|^\s*\/?\*.*/, '').trim());
  const unread = lines[line - 1] ?? '';
  // A parser sees that a comma is missing at what follows.
  const before = lines.slice(0, line - 1).findLastIndex(Boolean);
  if (/['"`\]}\w]$/.test(lines[before] ?? '') && /^['"\w]/.test(unread))
    return `${file}, line ${before + 1}: a comma is missing at the end of this line.`;
  const [, sentence] = slips.find(([looks]) => looks.test(unread)) ?? [];
  if (sentence) return `${file}, line ${line}: ${sentence}`;
  const odd = oddBracket(source);
  if (odd && odd.line <= line)
    return `${file}, line ${odd.line}: the ${odd.bracket} in this line ${odd.isClosing ? 'closes nothing. What it closes is missing further up' : 'is opened and not closed. Its other half is missing further down'}, or still begins with slashes.`;
  return `${file}, line ${line}: this line cannot be read. Most often a quotation mark or a comma is missing, in it or just above it. A text of several lines stands between two backticks.`;
}
