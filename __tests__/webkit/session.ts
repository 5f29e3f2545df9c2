import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../scripts/lib/find-webkit';
import { freePort } from '../../scripts/lib/free-port';
import { type Console, listenToConsole } from './console';

export type Session = { driver: WebDriver; console: Console; end: () => Promise<void> };

/** So that the window may be as narrow as a phone: its own buttons would keep it wider. */
const narrowButtons = 'headerbar, toolbar, button, entry, image { min-width: 0; padding: 0; }';

/**
 * Starts WebKit's own browser on a screen of its own, with one window, a console to listen to, and a driver.
 * @param scripts whether the pages' scripts run
 * @throws when there is no WebKit, or one of its programs does not start
 */
export async function startSession(scripts: boolean): Promise<Session> {
  const webkit = findWebKit();
  if (!webkit) throw new Error('There is no WebKit here.');
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  const running: ChildProcess[] = [];
  const start = (program: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      // Its own complaints about the system it is on are not the site's.
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    running.unshift(child);
    return child;
  };
  const stopAll = async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
    rmSync(settings, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  try {
    mkdirSync(join(settings, 'gtk-3.0'));
    writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowButtons);

    // It takes a free display and writes its number.
    const screen = start(webkit.screen, '-displayfd 3 -screen 0 1600x1200x24 -noreset'.split(' '));
    const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');

    const [browserPort, driverPort] = [await freePort(), await freePort()];
    const address = `127.0.0.1:${browserPort}`;
    start(
      webkit.browser,
      ['--automation', '--enable-developer-extras=true', `--enable-javascript=${scripts}`],
      {
        DISPLAY: `:${String(display).trim()}`,
        GDK_BACKEND: 'x11',
        WEBKIT_INSPECTOR_SERVER: address,
        XDG_CONFIG_HOME: settings,
      },
    );
    await listening(browserPort);
    const console = await listenToConsole(browserPort);

    start(webkit.driver, [`--port=${driverPort}`, `--target=${address}`]);
    await listening(driverPort);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${driverPort}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    return {
      driver,
      console,
      end: async () => {
        await driver.quit();
        console.close();
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Waits until a program that was just started listens on its port. */
async function listening(port: number) {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await setTimeout(100);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}
