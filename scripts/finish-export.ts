/**
 * The one step after `next build`: takes Next's scripts out of every exported page, gives it the site's own script and
 * its Content-Security-Policy, removes what no browser asks for, and writes the hosts' files. What comes from `public/`
 * stays as it is. Where a file is not as expected it deletes `out/`, and the build fails.
 */
import './load-env.mjs';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';
import { bundleBrowser } from '../browser/bundle';
import { readSettings } from '../facts/settings';
import { writeHostFiles } from '../hosting/files';
import { checkPublicFiles, publicFiles } from './public-files';

type Element = DefaultTreeAdapterMap['element'];

const folder = 'out';
const nextFiles = join(folder, '_next/static');
/** Data blocks run nothing, so the policy need not know them. */
const data = ['application/json', 'application/ld+json'];
const endpoint = readSettings(process.env).enquiryEndpoint;
/** Where enquiries are sent, if that is another host. */
const formService = endpoint.startsWith('http') ? ` ${new URL(endpoint).origin}` : '';
const ownersFiles = publicFiles();
/** A path on this machine as one in the export: `fr/fees.html`. */
const inExport = (path: string) => relative(folder, path).replaceAll('\\', '/');

try {
  // Next's copies of the 404 document, which a host would serve with the status 200.
  for (const copy of ['_not-found', '_not-found.html'])
    rmSync(join(folder, copy), { recursive: true, force: true });
  // Next's scripts, and its stylesheets, which are in the pages.
  for (const name of readdirSync(nextFiles))
    if (name !== 'media') rmSync(join(nextFiles, name), { recursive: true });
  const files = await bundleBrowser(folder, endpoint);
  writeFileSync('.next/browser-files.json', JSON.stringify(files));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (ownersFiles.has(inExport(path))) continue;
    if (path.endsWith('.html'))
      writeFileSync(path, finished(path, readFileSync(path, 'utf8'), files.script));
    // Payloads of Next's router. Links here are the browser's own, so nobody asks for them.
    else if (path.endsWith('.txt') && entry.name !== 'robots.txt') rmSync(path);
  }
  removeEmptyFolders(folder);
  writeHostFiles(folder);
  checkPublicFiles(folder);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}

function removeEmptyFolders(path: string) {
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(path, entry.name));
  if (readdirSync(path).length === 0) rmdirSync(path);
}

/**
 * A page as it is served. What describes it comes before its styles, since a messenger reads the first kilobytes alone.
 * @param script the address of the site's own script
 * @throws where a page does not begin or end as Next's pages do, has parts that only Next's scripts would show, or has
 * what the policy forbids
 */
function finished(path: string, source: string, script: string): string {
  const file = inExport(path);
  // A browser looks for the encoding in the first 1024 bytes only, so the policy comes after it.
  const [, start, head, body] =
    /^(<!DOCTYPE html>.*?<head><meta charSet="utf-8"\/>)(.*?)(<\/head>.*<\/body><\/html>)$/s.exec(
      withoutNextScripts(source),
    ) ?? [];
  if (!start || !head || !body) throw new Error(`${file} is no page as Next exports it.`);
  if (/<(template|div hidden="") id="[BPS]:/.test(source))
    throw new Error(`${file} has parts that only Next's scripts would show.`);
  const [viewport, withoutViewport] = takeOut(/<meta name="viewport"[^>]*>/g, head);
  const [styles, description] = takeOut(/<style.*?<\/style>/gs, withoutViewport);
  const page = `${description}<script type="module" src="${script}"></script>${styles}${withEmails(body)}`;
  const policy = policyFor(file, parse(start + viewport + page, { scriptingEnabled: false }));
  return `${start}${viewport}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${page}`;
}

/** @returns what matches in a text, and the text without it */
function takeOut(pattern: RegExp, text: string): [string, string] {
  return [text.match(pattern)?.join('') ?? '', text.replace(pattern, '')];
}

/**
 * Asks Cloudflare to leave email addresses as they are. By default it hides them, and the policy forbids the script that
 * shows them again (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation).
 */
function withEmails(body: string): string {
  return body
    .replace(/<body[^>]*>/, '$&<!--email_off-->')
    .replace(/(?=<\/body><\/html>$)/, '<!--/email_off-->');
}

/** Next's own scripts: its router and React, as files, and the data from which it would hydrate the page. */
function withoutNextScripts(page: string): string {
  return page.replace(
    /<script [^>]*src="\/_next\/[^>]*><\/script>|<script[^>]*>\(?self\.__next_.*?<\/script>|<script id="_R_">.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs,
    '',
  );
}

/** A policy that allows the site's own files, and the inline scripts and styles of this page. */
function policyFor(file: string, page: DefaultTreeAdapterMap['document']): string {
  const elements = [...elementsIn(page)];
  for (const { tagName, attrs } of elements)
    if (
      ['base', 'iframe', 'object', 'embed'].includes(tagName) ||
      attrs.some(({ name, value }) => /^(style|on.*)$/.test(name) || /^\s*javascript:/i.test(value))
    )
      throw new Error(`${file} has a <${tagName}> that its policy forbids.`);
  const hashes = (name: string) =>
    elements
      .filter((element) => element.tagName === name && !attribute(element, 'src'))
      .filter((element) => !data.includes(attribute(element, 'type') ?? ''))
      .map(({ childNodes }) =>
        childNodes.map((text) => ('value' in text ? text.value : '')).join(''),
      )
      .map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${[...new Set(hashes('script'))].join('')}`,
    `style-src 'self'${[...new Set(hashes('style'))].join('')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${formService}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    // The form is sent by its script alone. A browser that submitted it would put what is typed into the address.
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function* elementsIn(node: DefaultTreeAdapterMap['node']): Generator<Element> {
  if (tree.isElementNode(node)) yield node;
  const children =
    'content' in node ? node.content.childNodes : tree.getChildNodes(node as Element);
  for (const child of children ?? []) yield* elementsIn(child);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
