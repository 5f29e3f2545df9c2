import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = 'out/_next/static/chunks';

test('the file that all pages share is compiled while it arrives, and no other one', () => {
  const marked = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.js') &&
      readFileSync(join(folder, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(marked).toEqual([expect.stringMatching(/^site-/)]);
  for (const page of ['index', 'fr/contact', '404'])
    expect(readFileSync(`out/${page}.html`, 'utf8')).toContain(`${folder.slice(3)}/${marked[0]}"`);
});
