import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, expect } from '@playwright/test';
import { serveFile } from '@/hosting/files';
import { localServer } from '../../tools/local-server';

export { expect };

const otherProject = process.env.OTHER_PROJECT ?? 'test-results/other';
/** The site of another practice, whose form is connected. */
const folder = join(otherProject, 'out');
if (!existsSync(folder)) throw new Error('"npm run test:all" builds the site for these tests.');

type Answer = (response: ServerResponse) => unknown;

/** Accepts or refuses an enquiry, by its status and body. */
export const status =
  (code: number, body = ''): Answer =>
  (response) =>
    response.writeHead(code, { 'Content-Type': 'application/json' }).end(body);

/** What else a form service may do. */
export const answers = {
  redirect: (response) => response.writeHead(302, { Location: '/thanks' }).end(),
  /** Never answers. */
  hang: () => undefined,
  /** Accepts it, without the CORS headers that would let the page read the answer. */
  secretly: (response) => {
    response.removeHeader('Access-Control-Allow-Origin');
    response.writeHead(200).end();
  },
} satisfies Record<string, Answer>;

/** An answer that is held back until `go`, which may be called before the enquiry arrives. */
export function later(answer: Answer): { answer: Answer; go: () => void } {
  let go = () => {};
  const told = new Promise<void>((resolve) => {
    go = resolve;
  });
  return {
    answer: async (response) => {
      await told;
      answer(response);
    },
    go,
  };
}

/** A form service on a real port, at the host name `forms.localhost`. */
class FormService {
  answer: Answer = status(200, '{"ok":true}');
  readonly posts: { headers: IncomingMessage['headers']; url?: string; fields: object }[] = [];
  readonly server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'POST') {
      response.writeHead(request.url === '/thanks' ? 200 : 405).end();
      return;
    }
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    this.posts.push({ headers: request.headers, url: request.url, fields });
    this.answer(response);
  });
}

type PerTest = { service: FormService };
type PerWorker = { servers: { site: string; service: FormService } };

export const test = base.extend<PerTest, PerWorker>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
    async ({}, use) => {
      const service = new FormService();
      const site = await localServer(folder, join(otherProject, serveFile));
      await new Promise<void>((resolve) => void service.server.listen(0, resolve));
      await use({ site: site.origin, service });
      site.stop();
      service.server.closeAllConnections();
      service.server.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, servers }, use) => {
      const rule = `MAP forms.localhost:80 127.0.0.1:${(servers.service.server.address() as AddressInfo).port}`;
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`],
      });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ servers }, use) => use(servers.site),

  service: async ({ servers: { service } }, use) => {
    service.answer = status(200, '{"ok":true}');
    service.posts.length = 0;
    await use(service);
  },
});
