import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type CompileOptions, compile } from '@mdx-js/mdx';
import { knownServices } from '../facts/practice-schema';
import type { Locale } from '../languages/locales';
import { isDedicated, switchLocale } from '../routing/addresses';
import { decoded } from '../routing/decoded';
import { articlePlugins } from './markdown';
import { type Fault, markdownSlips, type Node, within } from './markdown-slips';
import { postsFolder } from './post-files';

/** The blocks that an article can use besides Markdown (components/sections/article-body.tsx). */
const articleBlocks: readonly string[] = ['PullQuote', 'Note', 'Scene'];

/** HTML that an article may hold. All else is refused by the page's policy, or has a form in Markdown. */
const plainTags = ['br', 'cite', 'div', 'em', 'q', 'small', 'span', 'strong', 'sub', 'sup'];
/** What those may say of themselves. An id could be the page's own, and styles are refused by its policy. */
const plainAttributes = ['cite', 'dir', 'lang', 'title'];

const importOrExport =
  'a paragraph cannot begin with “import” or “export”, which are code there. Put another word first.';

/** What the parser says, and what an author has to write instead. The first one that fits counts. */
const parseErrors: [reason: RegExp, sentence: string][] = [
  [
    /to create a comment/,
    'a comment between <!-- and --> cannot stand in an article. Delete it, or write {/* a comment */}.',
  ],
  [
    /to create a link/,
    'an address between < and > cannot stand in an article. Write it without them, or [what it leads to](https://www.example.com).',
  ],
  [/brace|expression/, 'a { begins code in an article. Where it is a sign, write \\{ for it.'],
  [/import\/exports/, importOrExport],
  [
    /closing tag/,
    'a block is opened here and not closed. It ends with its name and a slash, such as </Note>; one without words is written <Scene of="individual" />.',
  ],
  [
    /closing slash/,
    'a block is closed here that was not opened. It begins with its name, such as <Note>.',
  ],
  [/./, 'a < begins a block in an article, such as <Note>. Where it is a sign, write \\< for it.'],
];

type ParseError = { reason: string; line?: number };

/**
 * Reads every article as the build will, so that a slip is said with its line and what to write instead.
 * @param leads whether the site has a page or a file at a path, `/fr/fees`
 * @returns one sentence for each thing that is wrong
 */
export async function articleFaults(
  leads: (path: string) => boolean,
  root = process.cwd(),
): Promise<string[]> {
  const files = readdirSync(join(root, postsFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/\\]+[/\\][^.].*\.mdx$/.test(file))
    .map((file) => `${postsFolder}/${file.replaceAll('\\', '/')}`)
    .sort();
  const faults = await Promise.all(files.map((file) => faultsOf(file, leads, root)));
  return faults.flat();
}

async function faultsOf(file: string, leads: (path: string) => boolean, root: string) {
  const source = readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, '');
  const nodes: Node[] = [];
  const faults: Fault[] = [];
  const { remarkPlugins, rehypePlugins } = await plugins;
  const collect = () => (tree: Node) => void nodes.push(...within(tree));
  const findSlips = () => (tree: Node) => void faults.push(...markdownSlips(tree, source));
  try {
    await compile(
      { value: source, path: file },
      {
        remarkPlugins: [...remarkPlugins, findSlips],
        rehypePlugins: [...rehypePlugins, collect],
      },
    );
  } catch (error) {
    const { reason, line } = error as ParseError;
    const [, sentence] = parseErrors.find(([pattern]) => pattern.test(reason)) ?? [];
    // What is never closed is noticed at the end only.
    const [, opened] = /\((\d+):/.exec(reason) ?? [];
    const at = /brace/.test(reason) ? lineOfOpenBrace(source) : (line ?? opened);
    return [`${file}, line ${at}: ${sentence}`];
  }
  const locale = basename(file, '.mdx') as Locale;
  const ids = nodes.map(({ properties }) => properties?.id);
  const blocks = isDedicated(dirname(file).split('/').at(-1) ?? '') ? undefined : articleBlocks;
  for (const [index, node] of nodes.entries()) {
    const { id } = node.properties ?? {};
    const sentence =
      codeFault(node) ??
      blockFault(node, blocks) ??
      (node.tagName === 'h1'
        ? 'a heading with one # is the title’s alone. Begin this one with ##.'
        : undefined) ??
      (node.tagName === 'img' ? pictureFault(node, join(root, dirname(file))) : undefined) ??
      (node.tagName === 'a'
        ? linkFault(String(node.properties?.href), leads, ids, locale)
        : undefined) ??
      // The second reference to [^1] has the address of the first one to [^1-2].
      (id && ids.indexOf(id) < index
        ? 'two footnotes of this article get the same address. Name them by words, such as [^source].'
        : undefined);
    if (sentence) faults.push({ line: node.position?.start.line ?? 1, sentence });
  }
  return faults
    .sort((one, other) => one.line - other.line)
    .map(({ line, sentence }) => `${file}, line ${line}: ${sentence}`);
}

type Pluggable = NonNullable<CompileOptions['remarkPlugins']>[number];

/** The plugins of the build, which it loads by their names. */
const plugins = (async () => ({
  remarkPlugins: await Promise.all(articlePlugins.remarkPlugins.map(load)),
  rehypePlugins: await Promise.all(articlePlugins.rehypePlugins.map(load)),
}))();

async function load(plugin: (typeof articlePlugins.remarkPlugins)[number]): Promise<Pluggable> {
  const [name, options] = typeof plugin === 'string' ? [plugin] : plugin;
  return [(await import(name)).default, options];
}

/** The line of the last { that no } closes. */
function lineOfOpenBrace(source: string): number {
  let closed = 0;
  let at = source.length;
  while (at > 0) {
    at -= 1;
    if (source[at] === '}') closed += 1;
    if (source[at] === '{' && closed === 0) break;
    if (source[at] === '{') closed -= 1;
  }
  return source.slice(0, at).split('\n').length;
}

function codeFault({ type, value, position }: Node): string | undefined {
  // The contents of a page are exported by a plugin.
  if (type === 'mdxjsEsm' && position) return importOrExport;
  const isComment = typeof value === 'string' && /^\s*(\/\*.*\*\/)?\s*$/s.test(value);
  return /^mdx\w+Expression$/.test(type) && !isComment
    ? `{${value}} is code in an article. Where the braces are signs, write \\{ and \\} for them.`
    : undefined;
}

/** @param blocks the names of the blocks, or undefined where the page has others of its own */
function blockFault({ type, name, attributes }: Node, blocks?: readonly string[]) {
  if (!/^mdxJsx/.test(type) || !name) return undefined;
  const isBlock = /^[A-Z]/.test(name);
  if (isBlock && type === 'mdxJsxTextElement')
    return `<${name}> stands within a paragraph. Give it lines of its own, with an empty line before and after.`;
  if (isBlock ? blocks && !blocks.includes(name) : !plainTags.includes(name))
    return `an article has no <${name}>. It has Markdown, and the blocks <PullQuote>, <Note> and <Scene of="individual" />.`;
  const foreign = attributes?.find((each) => !plainAttributes.includes(String(each.name)));
  if (!isBlock && foreign) return `<${name}> has no “${foreign.name}” in an article. Leave it out.`;
  const of = attributes?.find((attribute) => attribute.name === 'of')?.value;
  return name === 'Scene' && !knownServices.some((service) => service === of)
    ? `there is no scene of that name. It is written <Scene of="individual" />, with one of ${knownServices.join(', ')}.`
    : undefined;
}

function pictureFault({ properties }: Node, folder: string): string | undefined {
  const { src, alt } = properties as { src: string; alt?: string };
  const wanted =
    'Put its file beside the text, and write ![Two chairs by a window](chairs.jpg "A caption").';
  if (!alt?.trim())
    return `the picture “${src}” has no description for those who do not see it. ${wanted}`;
  return existsSync(join(folder, decoded(src)))
    ? undefined
    : `the picture “${src}” is not in the post’s folder. ${wanted}`;
}

function linkFault(href: string, leads: (path: string) => boolean, ids: unknown[], locale: Locale) {
  const [path = '', id] = href.split('#');
  if (/^https?:\/\/[^/]*\.|^(mailto|tel|sms):/.test(href)) return undefined;
  if (!path && id)
    return ids.some((each) => each === id || encodeURI(String(each)) === id)
      ? undefined
      : `no heading of this article has the address #${id}. That of ## The last word is #the-last-word.`;
  if (path.startsWith('/')) {
    if (!leads(decoded(path, decodeURI)))
      return `the link ${href} leads nowhere. A page of this site is written /fees, a post /blog/1, without a slash or .html at the end.`;
    const here = switchLocale(href, locale);
    return here !== href && leads(decoded(switchLocale(path, locale), decodeURI))
      ? `the link ${href} leads to the page in another language. Write ${here}.`
      : undefined;
  }
  return `the link ${href} leads nowhere. Write the whole address of another website, https://www.example.com, and /fees for a page of this one.`;
}
