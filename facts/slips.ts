import { parseSync } from 'rolldown/utils';

/** What may be wrong with a line of TypeScript, and what an owner writes instead. The first that fits counts. */
const slips: [fits: (line: string, at: string, before: string) => boolean, sentence: string][] = [
  [(_, at) => /^[‘’“”„«»]/.test(at), 'a quotation mark is curly here. Write straight ones.'],
  [(_, at) => at.startsWith('…'), 'dots stand here for your own words. Write those in quotes.'],
  [
    (line) => {
      const code = line.replace(/\\'|"[^"]*"|(^|\s)\/\/.*/g, '');
      return /\p{L}'\p{L}/u.test(code) || code.split("'").length % 2 === 0;
    },
    'a quotation mark is missing, or one too many. A text stands on one line between two of them, and one with an apostrophe between double ones: "Jo\'s".',
  ],
  [
    (_, at, before) => /^['"{[\w]/.test(at) && /['"}\]]\s+$/.test(before),
    'a comma is missing between two things in it.',
  ],
  [(line) => /\d,\d/.test(line), 'cents stand after a point, such as 220.50.'],
  [
    () => true,
    "this line cannot be read. A field is its name, a colon, its value and a comma, such as opens: '09:00', where a text has quotes and a number has none.",
  ],
];

/**
 * @param file its path from the project's folder
 * @returns the first slip that keeps a file of TypeScript from being read, as a sentence for the owner
 */
export function slipIn(file: string, source: string): string | undefined {
  const start = parseSync(file, source).errors[0]?.labels?.[0]?.start;
  if (start === undefined) return undefined;
  const lines = source.split(/\r?\n/);
  const before = source.slice(0, start).split(/\r?\n/);
  const number = before.length;
  const line = lines[number - 1] ?? '';
  // Where the fault begins a line, the comma is missing on the one before.
  const last = before.slice(0, -1).findLastIndex((each) => !/^\s*(\/\/.*|\/?\*.*)?$/.test(each));
  if (!before.at(-1)?.trim() && !/[,{[(]\s*(\/\/.*)?$/.test(lines[last] ?? ''))
    return `${file}, line ${last + 1}: a comma is missing at its end.`;
  // The last line is where a bracket is missed that is not closed.
  const open = /^(};)?$/.test(line) ? openBracket(source) : undefined;
  if (open)
    return `${file}, line ${open}: a bracket is opened here and not closed. Write } or ] after the last of what belongs into it, or put // before the line.`;
  const [, sentence] =
    slips.find(([fits]) => fits(line, source.slice(start), before.at(-1) ?? '')) ?? [];
  return `${file}, line ${number}: ${sentence}`;
}

/** The line of a bracket that is closed by one further left, or never. */
function openBracket(source: string): number | undefined {
  const open: { line: number; indent: number }[] = [];
  for (const [index, line] of source
    .replace(/\/\*.*?\*\//gs, blank)
    .split('\n')
    .entries()) {
    const indent = line.search(/\S/);
    const code = line.replace(/(^|\s)\/\/.*|'(\\.|[^'])*'|"(\\.|[^"])*"/g, '');
    for (const [sign] of code.matchAll(/[{}[\]]/g)) {
      if (/[{[]/.test(sign)) open.push({ line: index + 1, indent });
      else if ((open.at(-1)?.indent ?? 0) > indent) return open.at(-1)?.line;
      else open.pop();
    }
  }
  return open.at(-1)?.line;
}

/** A comment of several lines without its signs, so that all lines keep their numbers. */
const blank = (comment: string) => comment.replace(/[^\n]/g, '');
