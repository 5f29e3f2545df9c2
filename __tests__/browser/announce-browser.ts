import type { FullConfig } from '@playwright/test';

/** Says which browser runs the tests, since in the headless shell they take a third of the work. */
export default function announceBrowser({ projects: [project] }: FullConfig) {
  const path = project?.use.launchOptions?.executablePath ?? '';
  const shell = /headless[-_]shell/.test(path);
  console.log(
    `Chromium is ${path}${shell ? '' : ', not the headless shell: each page takes about three times as long'}.`,
  );
}
