/** The YAML at the top of a Markdown file, between two lines of three hyphens, and what follows it. */
export type FrontMatter = {
  yaml: string;
  /** The text below it, without the empty lines around it. */
  text: string;
  /** The number of the line on which the text begins, the file's first being 1. */
  textLine: number;
};

/**
 * Parts a file into its front matter and its text.
 * @returns null when the file does not begin with front matter
 */
export function splitFrontMatter(source: string): FrontMatter | null {
  const [top, yaml = ''] =
    /^\uFEFF?---[ \t]*\r?\n(.*?)(?<=\n)---[ \t]*(?:\r?\n|$)/s.exec(source) ?? [];
  if (top === undefined) return null;
  const rest = source.slice(top.length);
  const before = source.slice(0, top.length + rest.length - rest.trimStart().length);
  return { yaml, text: rest.trim(), textLine: before.split('\n').length };
}
