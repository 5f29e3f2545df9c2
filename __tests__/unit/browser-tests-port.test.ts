/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

type Configured = { asked: string; served: number };

/** The browser tests' configuration without a `PORT`, read twice: by the first process, then by a worker. */
function configured(): [Configured, Configured] {
  const { PORT: _, ...env } = process.env;
  const script = `
    const read = async (query) => {
      const { use, webServer } = (await import('./__tests__/browser/playwright.config.ts' + query)).default;
      return { asked: use.baseURL, served: webServer.port };
    };
    read('').then(async (first) => console.log(JSON.stringify([first, await read('?again')])));`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '-e', script], {
    encoding: 'utf8',
    // The configuration only checks that the program exists.
    env: { ...env, CHROMIUM_PATH: process.execPath },
  });
  return JSON.parse(printed);
}

it('gives the browser tests a port that nothing uses, the same in every process', async () => {
  const [first, again] = configured();
  expect(first.asked).toBe(`http://localhost:${first.served}`);
  expect(again).toEqual(first);

  const other = createServer().listen(first.served);
  await once(other, 'listening');
  expect(configured()[0].served).not.toBe(first.served);
  other.close();
});
