/** A node of an article's tree, as far as the checks read it. */
export type Node = {
  type: string;
  tagName?: string;
  name?: string | null;
  identifier?: string;
  value?: unknown;
  properties?: Record<string, unknown>;
  attributes?: { name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: Point; end: Point };
};

type Point = { line: number; offset: number };

export type Fault = { line: number; sentence: string };

/** Stands for what Markdown has read within a sentence: signs of emphasis, code, an escaped sign. */
const read = '\ufffc';
/** The nodes that hold sentences. */
const holders = ['paragraph', 'heading', 'tableCell'];

type Found = Record<string, string>;

/**
 * What was meant for Markdown and is left among the words, and what to write instead. Where it is a sign, there is a way
 * to write it, too.
 */
const slips: [pattern: RegExp, sentence: (found: Found) => string][] = [
  // Where a word begins, or after a long one: not in masked words (`f**k`) and between figures (`2 ** 3`).
  [/(?<=^|[\s([{"'“‘«¿¡—–\ufffc])(?<sign>\*\*|__|~~)(?=[^\s*_~.,;:!?)\]}”’»])/gm, leftOpen],
  [/(?<=\p{L}{3}|[.,;:!?)”’»])(?<sign>\*\*)(?=[^\p{L}\p{N}*]|$)/gmu, leftOpen],
  [/(?<![*~])(?<sign>\*\*|~~)[ \t]+\p{L}[^*~\n]*\k<sign>/gu, leftOpen],
  [
    /(?<=^[ \t>]*)(?<sign>#{2,})(?:\u00a0|(?=[^#\s]))/gm,
    ({ sign }) =>
      `a heading has a space after its signs. Write ${sign} A heading. Where they are no heading, write \\${sign} for them.`,
  ],
  [
    /(?<=^[ \t>]*)(?<sign>[•‣⁃◦▪●·\uf0b7])(?=[ \t\u00a0]*[^\s•●·])/gm,
    ({ sign }) =>
      `a line that begins with “${sign}” is no list. A list is written with a hyphen and a space: - Words. Where it is a sign, write &#x${sign?.charCodeAt(0).toString(16)}; for it.`,
  ],
  [
    /(?:(?<picture>!)\[[^\]\n]*\][ \t]*|\[[^\]\n]*\](?:[ \t]+(?=\((?:\/|https:)))?)\((?<address>[^)\n]*)/g,
    ({ picture, address = '' }) => {
      const [what, wanted] = picture
        ? ['picture', '![Two chairs by a window](chairs.jpg "A caption")']
        : ['link', '[fees](/fees)'];
      const [, name = '', caption] = /^\s*(.*?)(\s+["'“”„‘’«»].*)?$/.exec(address) ?? [];
      const reason = /\S\s+\S/.test(name)
        ? `there is a space in ${picture ? 'its file’s name. Rename the file' : 'its address'}`
        : caption
          ? 'a caption stands in straight quotation marks'
          : 'its brackets are not as they have to be';
      return `this ${what} cannot be read: ${reason}. It is written ${wanted}. Where a bracket is a sign, write \\[ for it.`;
    },
  ],
  [
    /^[ \t>]*(?:\|.*\||:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+)[ \t]*$/gm,
    () =>
      'this table cannot be read. Below the names of its columns stands a row with as many hyphens: | --- | --- |.',
  ],
  [
    /\[\^(?<name>[^\]\s]+)\]/g,
    ({ name }) =>
      `there is no footnote for [^${name}]. Write one in a paragraph of its own: [^${name}]: Its words.`,
  ],
  [
    /(?<=^[ \t>]*)\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gim,
    () => 'what stands beside the text is written <Note>Words.</Note> in an article.',
  ],
];

function leftOpen({ sign = '' }: Found): string {
  return `${sign} is left open. It stands before the first word and after the last one, without a space between: ${sign}some words${sign}. Where it is a sign, write ${sign.replace(/./g, '\\$&')} for it.`;
}

/** Finds what would go live as it was typed, since Markdown takes it for words. */
export function markdownSlips(tree: Node, source: string): Fault[] {
  const words = wordsIn(tree, source);
  const found = slips.flatMap(([pattern, sentence]) =>
    [...words.matchAll(pattern)].map(({ index, groups = {} }) => ({
      line: words.slice(0, index).split('\n').length,
      sentence: sentence(groups),
    })),
  );
  // A slip mostly goes on in its line and in the next.
  const isSaid = (one: Fault, index: number) =>
    found.some(
      ({ line, sentence }, other) =>
        sentence === one.sentence && (line === one.line ? other < index : line === one.line - 1),
    );
  return [...found.filter((one, index) => !isSaid(one, index)), ...footnoteFaults(tree)];
}

/** A footnote is shown where a reference leads to it. */
function footnoteFaults(tree: Node): Fault[] {
  const nodes = [...within(tree)];
  const referred = nodes.flatMap((node) =>
    node.type === 'footnoteReference' ? node.identifier : [],
  );
  const notes = nodes.filter(({ type }) => type === 'footnoteDefinition');
  return notes.flatMap(({ identifier, position }, index) => {
    const first = notes.findIndex((note) => note.identifier === identifier);
    const line = position?.start.line ?? 1;
    if (first < index)
      return {
        line,
        sentence: `there are two footnotes [^${identifier}]. Give one of them another name.`,
      };
    return referred.includes(identifier)
      ? []
      : {
          line,
          sentence: `nothing leads to the footnote [^${identifier}], so it would not be shown. Write [^${identifier}] where it belongs in the text.`,
        };
  });
}

/** The source with nothing but its words, each at its place: no blocks' signs, code, addresses and escaped signs. */
function wordsIn(tree: Node, source: string): string {
  let words = source.replace(/[^\n]/g, ' ');
  for (const { type, position } of within(tree)) {
    if (!position || !(type === 'text' || holders.includes(type))) continue;
    const [start, end] = [position.start.offset, position.end.offset];
    const written = source.slice(start, end);
    const kept =
      type === 'text'
        ? written.replace(/\\[!-/:-@[-`{-~]/g, read + read)
        : written.replace(/[^\n]/g, read);
    words = words.slice(0, start) + kept + words.slice(end);
  }
  return words;
}

/** All nodes below one, in the order of the text. */
export function* within(node: Node): Generator<Node> {
  for (const child of node.children ?? []) {
    yield child;
    yield* within(child);
  }
}
