import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engines, webKitDriver } from '../engines/visitor';
import base, { site } from './playwright.config';

/** The site of another practice, whose form is connected. */
const other = resolve(process.env.OTHER_PROJECT ?? 'test-results/other');
if (!existsSync(`${other}/out`))
  throw new Error('"npm run test:all" builds the site of another practice for these tests.');

/** What `npm run test:all` adds to the browser tests. */
export default defineConfig<object, { engine: keyof typeof engines }>({
  ...base,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/rest.json' }]],
  outputDir: '../../test-results/rest',
  projects: [
    // One short suite in the other engines, where they are installed.
    ...(['firefox', 'webkit'] as const)
      .filter((engine) => engines[engine])
      .map((engine) => ({
        name: engine,
        testDir: '../engines',
        fullyParallel: false,
        workers: 1,
        use: { engine },
      })),
    // Enquiries that are delivered, and what an owner adds.
    {
      name: 'delivery',
      testDir: './delivery',
      use: { baseURL: `http://localhost:${process.env.OTHER_PORT}` },
    },
    {
      name: 'development',
      testDir: './development',
      use: { baseURL: `http://localhost:${process.env.DEVELOPMENT_PORT}` },
    },
  ],
  webServer: [
    site,
    { ...site, cwd: other, wait: { stdout: /http:\S+:(?<other_port>\d+)/ } },
    {
      ...site,
      command: 'npm run dev -- --port 0',
      wait: { stdout: /Local:\s+http:\S+:(?<development_port>\d+)/ },
    },
    // WebKit has a window, and so needs a screen.
    ...(engines.webkit
      ? [
          {
            command: `xvfb-run -a -s "-screen 0 1600x1200x24" ${engines.webkit} --port=${new URL(webKitDriver).port}`,
            url: `${webKitDriver}/status`,
          },
        ]
      : []),
  ],
});
