import { defineConfig } from '@playwright/test';
import { engines, webKitDriver } from '../engines/visitor';
import base, { site } from './playwright.config';

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
    // Enquiries that are delivered, on the site of another practice.
    { name: 'delivery', testDir: './delivery' },
  ],
  webServer: [
    site,
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
