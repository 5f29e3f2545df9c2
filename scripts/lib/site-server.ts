import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { caching, headers, hostFiles, redirects, rewrittenPath } from '../../hosting/rules';
import { compressedTypes } from './media-types';

/**
 * Serves an export as a host does, by the rules in `hosting/`: one address a page, the 404 document,
 * redirects, unknown posts, headers, and the files that the build compressed.
 * @param folder the export
 */
export function siteServer(folder: string): Server {
  return createServer({ maxHeaderSize: 64 * 1024 }, siteHandler(folder));
}

/** What answers a request to such a server, for a server of another kind. */
export function siteHandler(folder: string) {
  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(folder, request, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
}

const moved = new Map<string, string>(redirects.map(({ from, to }) => [from, to]));

/** Files that are no pages, though they lie beside them. */
const hidden = new Set<string>(['/404', ...hostFiles]);

async function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [asked = '', ...query] = (request.url ?? '/').split('?');
  const path = decoded(asked);
  const page = path?.replace(/\/{2,}/g, '/').replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  if (path === undefined || hidden.has(page)) return notFound(folder, request, response);

  const leadsTo = moved.get(page) ?? page;
  if (leadsTo !== path) {
    const location = leadsTo.split('/').map(encodeURIComponent).join('/');
    response.writeHead(301, { Location: [location, ...query].join('?') }).end();
    return;
  }
  const file = await fileFor(folder, rewrittenPath(page) ?? page);
  if (!file) return notFound(folder, request, response);
  const hashed = file.startsWith(caching.hashed.under);
  response.setHeader('Cache-Control', hashed ? caching.hashed.value : caching.others);
  // A part of a file is a part of the file itself.
  const sent = request.headers.range ? file : await encode(folder, file, request, response);
  send(request, encodeURI(sent), { root: folder, cacheControl: false, dotfiles: 'allow' })
    .on('error', ({ status }: { status: number }) => {
      if (status === 404) notFound(folder, request, response);
      else response.writeHead(status).end();
    })
    .pipe(response);
}

/** The path of an address; undefined where there can be nothing: `/%E0%A4%A`, `/a/../b`, `/\elsewhere`. */
function decoded(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address);
    const odd = !path.startsWith('/') || /[\\\0]|(^|\/)\.{1,2}(\/|$)/.test(path);
    return odd ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The file to serve for a path, itself as a path, `/fees.html`. */
async function fileFor(folder: string, path: string): Promise<string | undefined> {
  for (const file of path === '/' ? ['/index.html'] : [path, `${path}.html`])
    if (await isFile(folder, file)) return file;
  return undefined;
}

/** Also false for what no file can be called: a name may have 255 bytes, a path some 4,000. */
async function isFile(folder: string, path: string): Promise<boolean> {
  return (await stat(join(folder, path)).catch(() => undefined))?.isFile() ?? false;
}

/** Chooses, of a file and those that the build compressed beside it, the one to send; says which it is. */
async function encode(
  folder: string,
  file: string,
  { headers: { 'accept-encoding': accepted = '' } }: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const type = compressedTypes[extname(file)];
  if (!type) return file;
  response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const takes = new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(
      String(accepted),
    );
    if (takes && (await isFile(folder, file + ending))) {
      response.setHeader('Content-Encoding', encoding);
      return file + ending;
    }
  }
  return file;
}

async function notFound(folder: string, request: IncomingMessage, response: ServerResponse) {
  const file = await encode(folder, '/404.html', request, response);
  response.setHeader('Cache-Control', caching.others);
  const body = await readFile(join(folder, file)).catch(() => 'Not found');
  response.writeHead(404, { 'Content-Length': Buffer.byteLength(body) }).end(body);
}
