import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { caching, headers } from '../../hosting/rules';
import { throwawayCertificate } from '../lib/certificate';
import { compressedTypes } from '../lib/media-types';

/** What is compressed in itself. */
const otherTypes: Record<string, string> = {
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

type HostOptions = {
  /** How long each answer takes on its way, in milliseconds. */
  lateMs?: number;
  /** Files beside those of the folder, by their path. */
  more?: Map<string, Buffer>;
};

/** Serves an export as a good host does: HTTP/2, brotli, the site's headers; for what measures it. */
export async function brotliHost(folder: string, { lateMs = 0, more }: HostOptions = {}) {
  const secrets = mkdtempSync(join(tmpdir(), 'host-'));
  const certificate = throwawayCertificate(secrets);
  const compressed = new Map<string, Buffer>();
  const read = (path: string) =>
    more?.get(path) ??
    (existsSync(join(folder, path)) && extname(path) ? readFileSync(join(folder, path)) : null);
  const compress = (path: string, body: Buffer) => {
    const known = compressed.get(path) ?? read(`${path}.br`) ?? brotliCompressSync(body);
    compressed.set(path, known);
    return known;
  };

  const server = createSecureServer(certificate, async (request, response) => {
    await wait(lateMs);
    const asked = decodeURIComponent(new URL(request.url, 'https://host').pathname);
    const missing = '/404.html';
    const path = [asked === '/' ? '/index.html' : asked, `${asked}.html`].find(read) ?? missing;
    const body = read(path) ?? Buffer.alloc(0);
    const type = compressedTypes[extname(path)];
    const sent = type ? compress(path, body) : body;
    const cached = asked.startsWith(caching.hashed.under) ? caching.hashed.value : caching.others;
    response.writeHead(path === missing ? 404 : 200, {
      ...headers,
      'Cache-Control': cached,
      'Content-Type': type ?? otherTypes[extname(path)] ?? 'application/octet-stream',
      'Content-Length': sent.length,
      ...(type && { 'Content-Encoding': 'br' }),
    });
    response.end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close() {
      server.close();
      rmSync(secrets, { recursive: true });
    },
  };
}
