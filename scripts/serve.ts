/** Serves the exported site from `out/` as a host does, by the rules in `hosting/`. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import compression from 'compression';
import serve from 'serve-handler';
import { caching, headers, hostFiles, redirects, rewrittenPath } from '../hosting/rules';

const folder = 'out';
const port = Number(process.env.PORT || 3000);

if (!existsSync(`${folder}/index.html`)) {
  console.error(
    `There is no exported site in ${folder}/ yet. Run "npm run build" first, or "npm start" for both.`,
  );
  process.exit(1);
}

const compress = compression();
const config = {
  public: folder,
  cleanUrls: true,
  trailingSlash: false,
  directoryListing: false,
  etag: true,
  headers: [
    { source: '**', headers: [{ key: 'Cache-Control', value: caching.others }] },
    {
      source: `${caching.hashed.under}**`,
      headers: [{ key: 'Cache-Control', value: caching.hashed.value }],
    },
  ],
  redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
};

const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
  request.url = rewrite(request.url ?? '/');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // The types of `compression` are Express's, which are Node's with more to them.
  compress(request as never, response as never, () => serve(request, response, config));
});

/** An address at which there is nothing. */
const nowhere = '/-';

/** The address to serve for an address that was asked for. */
function rewrite(url: string): string {
  const [path = '/', ...query] = url.split('?');
  try {
    const served = rewrittenPath(decodeURIComponent(path)) ?? path;
    const file = decodeURIComponent(served);
    return hostFiles.some((hidden) => hidden === file) || file.split('/').some(isNoName)
      ? nowhere
      : [served, ...query].join('?');
  } catch {
    // `/%E0%A4%A` is no address at all, so there is nothing at it.
    return nowhere;
  }
}

/** What no file is called, and what a file system would answer in a way of its own. */
function isNoName(segment: string): boolean {
  return segment.length > 255 || segment === '..' || segment.includes('\0');
}

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
