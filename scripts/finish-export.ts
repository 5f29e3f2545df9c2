/**
 * The one step after `next build`: gives every exported page the hour's light, its structured data, its speculation
 * rules and its Content-Security-Policy, removes what no browser asks for, and writes the hosts' files. Where a page
 * is not as expected it deletes `out/`, and the build fails.
 */
import './load-env';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';
import { writeHostFiles } from '../hosting/files';
import { lightScript } from '../lib/hours/light';
import { structuredDataByFile } from '../seo/structured-data-files';
import { readSettings } from '../site/checks/settings';
import { withoutStyles } from './without-styles';

type Element = DefaultTreeAdapterMap['element'];

const folder = 'out';
/** Data blocks run nothing, so the policy need not know them. */
const data = ['application/json', 'application/ld+json'];
/** Has the next page ready when a pointer or a finger comes to its link, where the browser can do that. */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})}</script>`;
/** In the head, so that a page's first paint shows the hour. In React's tree Trusted Types would forbid it. */
const light = `<script>${lightScript}</script>`;
const endpoint = readSettings(process.env).enquiryEndpoint;
/** Where enquiries are sent, if that is another host. */
const formService = endpoint.startsWith('http') ? ` ${new URL(endpoint).origin}` : '';
const structuredData = structuredDataByFile();

try {
  // Next's copies of the 404 document, which a host would serve with the status 200.
  for (const copy of ['_not-found', '_not-found.html'])
    rmSync(join(folder, copy), { recursive: true, force: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (path.endsWith('.html')) writeFileSync(path, finished(path, readFileSync(path, 'utf8')));
    // Payloads of Next's router. Links here are the browser's own, so nobody asks for them.
    else if (path.endsWith('.txt') && !/^(robots|llms)\.txt$/.test(entry.name)) rmSync(path);
  }
  writeHostFiles(folder);
  if (structuredData.size > 0) throw new Error(`There is no ${[...structuredData.keys()]}.`);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  throw error;
}

/** @throws where a page does not begin or end as Next's pages do, or has what the policy forbids */
function finished(path: string, source: string): string {
  const file = relative(folder, path).replaceAll('\\', '/');
  // A browser looks for the encoding in the first 1024 bytes only, so the policy comes after it.
  const [start] = /^<!DOCTYPE html>.*?<head><meta charSet="utf-8"\/>/.exec(source) ?? [];
  const end = '</body></html>';
  if (!start || !source.endsWith(end)) throw new Error(`${file} is no page as Next exports it.`);
  const body = withoutStyles(source.slice(start.length, -end.length));
  const page = `${light}${body}${structuredData.get(file) ?? ''}${speculationRules}${end}`;
  structuredData.delete(file);
  const policy = policyFor(file, parse(start + page, { scriptingEnabled: false }));
  return `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${page}`;
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
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types nextjs nextjs#bundler',
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
