import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it came over the line, compressed or not. */
  bytes: Buffer;
  text: string;
  /** The address that answered: another one, where the first was followed. */
  url: string;
};

const settings = { keepAlive: true, maxSockets: 8 };
const agents = {
  'http:': new http.Agent(settings),
  // The tests' own certificate is nobody else's.
  'https:': new https.Agent({ ...settings, rejectUnauthorized: false }),
};

/**
 * Asks a server for a path as it is written, which `fetch` and browsers would put right first.
 * @param origin `https://127.0.0.1:8080`
 */
export async function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  const agent = agents[protocol === 'https:' ? 'https:' : 'http:'];
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers, agent }, resolve).on('error', reject).end();
  });
  const bytes = await buffer(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    bytes,
    text: bytes.toString(),
    url: origin + path,
  };
}

/** The same, and goes where the answer leads to, at most five times. */
export async function follow(origin: string, path: string): Promise<Answer> {
  let answer = await ask(origin, path);
  for (let hops = 0; hops < 5 && answer.headers.location; hops += 1) {
    const { origin: to, pathname, search } = new URL(answer.headers.location, answer.url);
    answer = await ask(to, pathname + search);
  }
  return answer;
}

/**
 * Waits until a server that is starting answers, whatever it answers.
 * @throws when it has not after so many seconds
 */
export async function untilAnswers(origin: string, seconds: number): Promise<void> {
  for (const start = Date.now(); Date.now() - start < seconds * 1000; await wait(50))
    if (await ask(origin, '/').catch(() => null)) return;
  throw new Error(`nothing answers at ${origin} after ${seconds} seconds`);
}

/** Ends what is kept open between questions. */
export function hangUp() {
  for (const agent of Object.values(agents)) agent.destroy();
}
