#!/usr/bin/env node
/**
 * Lets Playwright drive an ordinary Firefox over WebDriver BiDi. Playwright takes this file for the browser's
 * program. Its first command is one that Firefox 153 does not know yet (`emulation.setMediaFeaturesOverride`),
 * and Playwright gives up when that is refused. This file stands between the two and answers that command in
 * Firefox's place.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const forgiven = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));

// Firefox says where it listens. Playwright is told where this file listens instead.
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:.*)$/.exec(line)?.[1];
  if (address) standBetween(address, (own) => console.error(`WebDriver BiDi listening on ${own}`));
  else console.error(line);
});

function standBetween(address, onReady) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    onReady(`ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url);
    const waiting = [];
    const asked = new Set();

    playwright.on('message', (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (method === forgiven) asked.add(id);
      if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else waiting.push(text);
    });
    browser.on('open', () => {
      for (const text of waiting.splice(0)) browser.send(text);
    });
    browser.on('message', (data) => {
      const text = String(data);
      const { id, error } = asked.size > 0 ? JSON.parse(text) : {};
      const refused = asked.delete(id) && error === 'unknown command';
      playwright.send(refused ? JSON.stringify({ type: 'success', id, result: {} }) : text);
    });

    playwright.on('close', () => browser.close());
    browser.on('close', () => playwright.close());
    browser.on('error', () => playwright.close());
  });
}
