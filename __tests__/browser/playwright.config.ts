import '../../scripts/load-env.mjs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { readEndpoint } from '@/facts/settings';
import { launchOptions } from '../tools/find-browser';
import { windows } from './site';

if (readEndpoint(process.env))
  throw new Error(
    'These tests press the form’s button, and the form of this build may be connected. "npm test" builds a site for them.',
  );

/** The server of `npm start`, at a port of its choice. To compress for a browser on the same machine is work for nothing. */
export const site = {
  command: 'npm run serve -- --no-compression --listen 0',
  cwd: '../..',
  // Playwright hands the port on to its workers, which read this file too, as an environment variable.
  wait: { stdout: /http:\S+:(?<site_port>\d+)/ },
};

/** The browser tests run against the exported site. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that others use, too, may stop for seconds; the summary counts what passed only then.
  retries: process.env.CI ? 1 : 0,
  // One more would only make each test slower.
  workers: availableParallelism(),
  reporter: [['dot'], ['json', { outputFile: '../../test-results/browser.json' }]],
  outputDir: '../../test-results/browser',
  use: {
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    locale: 'en-AU',
    launchOptions: launchOptions(),
  },
  webServer: site,
  projects: [
    // Every screen, in three windows one after another.
    { name: 'screens', testDir: './screens', use: { viewport: windows.desktop } },
    // What a visitor does; these tests choose their windows themselves.
    { name: 'behaviour', testDir: './behaviour', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
