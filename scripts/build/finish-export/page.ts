import { defaultTreeAdapter as tree } from 'parse5';
import { attribute, type Element, elementsOf, textOf, unknownExport } from './html';

/** What a policy has to know about an exported page. */
export type ExportedPage = {
  /** Offset in the source, in UTF-16 code units, at which the policy goes in. */
  policyAt: number;
  /** Paths of its script files, `/_next/static/chunks/site.js`. */
  scriptFiles: string[];
  /** The text of its scripts that run, and of its stylesheets, as the browser hashes it. */
  inlineScripts: string[];
  inlineStyles: string[];
};

/** The `type` of a script that runs, and of one that is data only. */
const runs = ['', 'module', 'text/javascript'];
const isData = ['application/ld+json', 'application/json'];

/**
 * Reads what a page loads and runs.
 * @param source the HTML of one exported file
 * @param file its name, for what is thrown
 * @throws when the page is not what Next is known to export, or holds what the policy forbids: then
 * the policy would be lost, or the page broken, without anyone noticing
 */
export function readPage(source: string, file: string): ExportedPage {
  const refuse = unknownExport(file);
  const elements = elementsOf(source);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);

  for (const element of elements) checkAttributes(element, refuse);

  const [head] = named('head');
  if (!head?.sourceCodeLocation?.startTag) return refuse('has no <head>');
  // A browser looks for the encoding in the first 1024 bytes only, so the policy comes after it.
  const charset = head.childNodes.filter(tree.isElementNode).at(0);
  const policyAt = charset?.sourceCodeLocation?.endOffset;
  if (!charset || attribute(charset, 'charset') === undefined || policyAt === undefined)
    return refuse('does not begin its <head> with <meta charset>');
  if (
    named('meta').some((meta) =>
      /^content-security-policy/i.test(attribute(meta, 'http-equiv') ?? ''),
    )
  )
    return refuse('has a Content-Security-Policy already');

  for (const name of ['base', 'iframe', 'object', 'embed'])
    if (named(name).length > 0) return refuse(`has an <${name}>`);

  const scripts = named('script').filter(
    (script) => !isData.includes(attribute(script, 'type') ?? ''),
  );
  const odd = scripts.find((script) => !runs.includes(attribute(script, 'type') ?? ''));
  if (odd) return refuse(`has a script of the type "${attribute(odd, 'type')}"`);
  const scriptFiles = scripts.flatMap((script) => attribute(script, 'src') ?? []);
  const inlineScripts = scripts.filter((s) => attribute(s, 'src') === undefined).map(textOf);
  const sheets = named('link').filter((link) => attribute(link, 'rel') === 'stylesheet');
  const foreign = [...scriptFiles, ...sheets.map((sheet) => attribute(sheet, 'href') ?? '')].find(
    (path) => !/^\/(?!\/)/.test(path),
  );
  if (foreign !== undefined) return refuse(`loads "${foreign}" from elsewhere`);
  if (scriptFiles.length === 0) return refuse('loads no script');
  if (inlineScripts.length === 0) return refuse('has no inline script');

  return { policyAt, scriptFiles, inlineScripts, inlineStyles: named('style').map(textOf) };
}

function checkAttributes(element: Element, refuse: (what: string) => never) {
  for (const { name, value } of element.attrs) {
    const standsAs = `<${element.tagName} ${name}="${value}">`;
    if (name === 'style' || name.startsWith('on')) refuse(`has ${standsAs}`);
    if (/^\s*javascript:/i.test(value)) refuse(`has ${standsAs}`);
  }
}
