import { readFileSync } from 'node:fs';
import { type CompileOptions, compile } from '@mdx-js/mdx';
import { knownServices } from '../facts/services';
import type { Locale } from '../languages/locales';
import { isDedicated, postPath, splitLocale, switchLocale } from '../routing/addresses';
import { decoded } from '../routing/decoded';
import { type Node as AnyNode, lintPlugins, slipsIn, slipsOf, type VFile } from './article-slips';
import { articlePlugins, headingPrefix, type Plugin } from './markdown';
import { pictureFile, pictureFileFault } from './pictures';
import { postFile, postTexts } from './post-files';
import { within } from './rehype-tables.mjs';

type Node = AnyNode & {
  tagName?: string;
  name?: string | null;
  value?: unknown;
  properties?: Record<string, unknown>;
  attributes?: { name?: string; value?: unknown }[];
};

type Article = { id: string; locale: Locale; leads: (path: string) => boolean };

/**
 * Compiles every article as the build will, and finds what would do harm there.
 * @param leads whether the site has a page or a file at a path, `/fr/fees`, besides posts
 * @returns one sentence for each thing that is wrong, with its file and line
 */
export async function articleFaults(leads: Article['leads']): Promise<string[]> {
  const texts = postTexts();
  const isDraft = (post: string) =>
    texts.some(({ id, locale, isDraft }) => id === post && locale === 'en' && isDraft);
  const leadsFrom = (draft: boolean) => (path: string) =>
    leads(path) ||
    // Two drafts may be published together.
    texts.some(({ id }) => postPath(id) === splitLocale(path).path && (draft || !isDraft(id)));
  const articles = texts.map(({ id, locale, isDraft: draft }) => ({
    id,
    locale,
    leads: leadsFrom(draft || isDraft(id)),
  }));
  return (await Promise.all(articles.map(faultsOf))).flat();
}

async function faultsOf(article: Article): Promise<string[]> {
  const path = postFile(article.id, article.locale);
  const check = () => async (tree: Node, file: VFile) => {
    const nodes: Node[] = [...within(tree)];
    const ids = nodes.map(({ properties }) => properties?.id);
    for (const node of nodes) {
      const sentence = await faultOf(node, article, ids);
      if (sentence) file.message(sentence, node.position);
    }
  };
  const remarkPlugins = await loaded([...lintPlugins, ...articlePlugins.remarkPlugins]);
  const rehypePlugins = await loaded(articlePlugins.rehypePlugins);
  try {
    const compiled = await compile(
      { value: readFileSync(path), path },
      { remarkPlugins: [slipsIn, ...remarkPlugins], rehypePlugins: [...rehypePlugins, check] },
    );
    return slipsOf(compiled).map((slip) => `${path}, ${slip}`);
  } catch (error) {
    const { reason, line } = error as { reason: string; line?: number };
    // Of a block that is never closed, only the words name the line.
    const [, opened] = /\((\d+):/.exec(reason) ?? [];
    return [
      `${path}, line ${line ?? opened}: this cannot be read. Where { or < is a sign, write \\{ or \\< for it. A block begins with <PullQuote> and ends with </PullQuote>, a comment is written {/* a comment */}, an address stands without < and >, and no paragraph begins with “import” or “export”.`,
    ];
  }
}

type Pluggable = NonNullable<CompileOptions['remarkPlugins']>[number];

/** Plugins by their names, as the build loads them. */
const loaded = (plugins: Plugin[]): Promise<Pluggable[]> =>
  Promise.all(
    plugins.map(async (plugin) => {
      const [name, options] = typeof plugin === 'string' ? [plugin] : plugin;
      return [(await import(name)).default, options];
    }),
  );

/** @param ids those of the article's headings */
function faultOf(
  node: Node,
  article: Article,
  ids: unknown[],
): string | undefined | Promise<string | undefined> {
  const { type, tagName, position, value } = node;
  // The contents of a page are exported by a plugin, at no place.
  if ((type === 'mdxjsEsm' && position) || /^mdx\w+Expression$/.test(type))
    return isComment(value)
      ? undefined
      : 'this is code. Put another word before “import” or “export”, and write \\{ and \\} where braces are signs.';
  // The dedicated article's page has blocks of its own.
  if (type.startsWith('mdxJsx') && !isDedicated(article.id)) return elementFault(node);
  if (tagName === 'img') return pictureFault(node, article.id);
  if (tagName !== 'a') return undefined;
  return isEmpty(node)
    ? 'this link has no words. It is written [fees](/fees).'
    : linkFault(String(node.properties?.href), article, ids);
}

const isEmpty = (node: Node) =>
  [...within(node)].every(
    ({ tagName, value }: Node) => tagName !== 'img' && !String(value ?? '').trim(),
  );

const isComment = (value: unknown) => /^\s*(\/\*.*\*\/)?\s*$/s.test(String(value));

/** The blocks of an article (components/sections/article-body.tsx), and HTML within a sentence. */
const blocks = ['PullQuote', 'Scene'];
const inline = ['br', 'cite', 'em', 'q', 'small', 'span', 'strong', 'sub', 'sup'];

function elementFault({ name, attributes = [] }: Node): string | undefined {
  if (![...blocks, ...inline].includes(String(name)))
    return `an article has no <${name}>. It has Markdown, and the blocks <PullQuote> and <Scene of="individual" />.`;
  if (name === 'Scene' && !knownServices.some((service) => service === attributes[0]?.value))
    return `there is no scene of that name. It is written <Scene of="individual" />, with one of ${knownServices.join(', ')}.`;
  return attributes.some((attribute) => attribute.name !== (name === 'Scene' ? 'of' : 'lang'))
    ? `<${name}> can only say its language in an article, such as lang="fr". Leave the rest out.`
    : undefined;
}

async function pictureFault({ properties }: Node, id: string): Promise<string | undefined> {
  const { src, alt } = properties as { src: string; alt?: string };
  const name = decoded(src);
  const wanted =
    'Put its file beside the text, and write ![Two chairs by a window](chairs.jpg "A caption").';
  if (!alt?.trim())
    return `the picture “${name}” has no description for those who do not see it. ${wanted}`;
  const file = pictureFile(id, src);
  if (!file) return `the picture “${name}” is not in the post’s folder. ${wanted}`;
  const fault = await pictureFileFault(file);
  return fault && `the file “${name}” ${fault}`;
}

const email = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?.]+(\?|$)/;
/** Three digits, such as 000, or six and more, as phones dial them. */
const number = /^(tel|sms):\+?(([().\s-]*\d){3}|([().\s-]*\d){6,})$/;

/** Whether an address that is no page's can be used. */
function outwardFault(href: string): string | undefined {
  if (href.startsWith('mailto:') && !email.test(decoded(href)))
    return `the link ${href} leads to no email address. It is written [write to me](mailto:hello@example.com.au).`;
  if (/^(tel|sms):/.test(href) && !number.test(decoded(href)))
    return `the link ${href} leads to no number. It is written [13 11 14](tel:131114).`;
  return undefined;
}

function linkFault(href: string, { locale, leads }: Article, ids: unknown[]) {
  // Those of footnotes are made.
  if (/^(https?:\/\/[^/]*\.|mailto:|tel:|sms:|#user-content-)/.test(href))
    return outwardFault(href);
  const address = decoded(href, decodeURI);
  if (address.startsWith('#'))
    return ids.includes(headingPrefix + address.slice(1))
      ? undefined
      : `no heading of this article has the address ${href}. That of ## The last word is #the-last-word.`;
  const [path = ''] = address.split(/[?#]/);
  if (!leads(path))
    return `the link ${href} leads nowhere. A page of this site is written /fees, a post /blog/1, and another website https://www.example.com.`;
  const here = switchLocale(href, locale);
  return here !== href && leads(switchLocale(path, locale))
    ? `the link ${href} leads to the page in another language. Write ${here}.`
    : undefined;
}
