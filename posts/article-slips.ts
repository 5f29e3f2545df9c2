import type { compile } from '@mdx-js/mdx';
import { points } from '../languages/letters';
import type { Plugin } from './markdown';
import { within } from './rehype-tables.mjs';

export type VFile = Awaited<ReturnType<typeof compile>>;
type Point = { line: number; column: number; offset?: number };
export type Node = { type: string; children?: Node[]; position?: { start: Point; end: Point } };

const ranks =
  'one # is the title’s alone. An article’s first heading begins with ##, and ### stands below ##, #### below ###.';
const table =
  'this makes no table, or a row has cells too many or too few. Below the first row stands one of hyphens: | --- | --- |.';

/** What is said where a rule of remark-lint is broken. */
const rules: Record<string, string> = {
  'first-heading-level': ranks,
  'heading-increment': ranks,
  'heading-style':
    'a heading is written ## A heading. A line of hyphens below words makes them one: leave an empty line above it.',
  'no-duplicate-definitions': 'this name is taken further up. Write another, here and in the text.',
  'no-unused-definitions':
    'nobody sees this, since nothing names it. A footnote is named in the text by [^source].',
};
const options: Record<string, unknown> = { 'first-heading-level': 2, 'heading-style': 'atx' };

/** What no rule names: what would stand as it was typed, or as something else, by its type. */
const slips: [type: string, pattern: RegExp, sentence: string][] = [
  ['paragraph', points, 'this makes no list. A point begins with a hyphen and a space: - One.'],
  ['paragraph', /^##/, 'this heading needs two to four signs and a space: ## A heading.'],
  ['paragraph', /^[\s>]*\||\|.*\n.*\|/m, table],
  ['paragraph', /^[-–—_=*\s]{2,}$/, 'a line across is three hyphens, ---, between empty lines.'],
  ['heading', /^#(?!#)/, ranks],
  ['heading', /^#+[\s#]*$/, 'this heading has no words. It is written ## A heading.'],
  ['list', /^\d{3,}[.)]/, 'this number begins a list. In a sentence it is written 1986\\. or so.'],
  [
    'code',
    /^(?![\s\S]*\n[\s>]*[`~]{3,}\s*$)/,
    'this has no end, so that all below it stands in a box. Take the three signs away, or repeat them where it ends.',
  ],
  [
    'text',
    /\]\(|\] \((?=[/#]|www\.|\w+:\S|\S+\.[a-z]+\))|\)\[|\]\[|(?<!\\)\[[[^!]/,
    'this link, picture or footnote cannot be read. They are written [fees](/fees), ![Two chairs by a window](chairs.jpg "A caption") and [^source], without a space in the address, and a footnote needs its paragraph [^source]: Its words.',
  ],
  [
    'text',
    /(?<!\\)(`|~~)|(?<![\p{L}\p{N}*_\\/])[*_]{1,2}(?=[^\s*_])|(?<=[^\s*_\\])[*_]{1,2}(?![\p{L}\p{N}*_(/])/u,
    'here *, _, ~ or ` stands alone. It is written **strong**, *emphasis* or ~~struck~~, without spaces inside, and a point of a list - One. For the sign itself write \\*, \\_, \\~ or \\`.',
  ],
];

export const lintPlugins: Plugin[] = Object.keys(rules).map((rule) => [
  `remark-lint-${rule}`,
  options[rule],
]);

/** A plugin that does the same for the slips that no rule names. */
export const slipsIn = () => (tree: Node, file: VFile) => {
  for (const { type, children, position } of within(tree) as Iterable<Node>) {
    if (!position) continue;
    const source = String(file).slice(position.start.offset, position.end.offset);
    for (const [kind, pattern, sentence] of slips) {
      const found = kind === type && pattern.exec(source);
      const above = found ? source.slice(0, found.index).split('\n').length - 1 : 0;
      if (found) file.message(sentence, { line: position.start.line + above, column: 1 });
    }
    const cells = type === 'table' ? children?.map((row) => row.children?.length) : [];
    if (new Set(cells).size > 1) file.message(table, position);
  }
};

/** @returns what the messages of a compiled article say, each once and with its line */
export function slipsOf({ messages }: VFile): string[] {
  const said = messages.map(
    ({ ruleId, reason, line }) => `line ${line}: ${rules[ruleId ?? ''] ?? reason}`,
  );
  return [...new Set(said)];
}
