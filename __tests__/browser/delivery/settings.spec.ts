import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { practice } from '@/content/practice';
import { endpoint, ownersFiles, siteUrl } from '../../fixtures/other-site';
import { folder } from './form-service';

// Everything that depends on a setting has its value, and nothing has the default.

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => statSync(join(folder, file)).isFile() && !Object.hasOwn(ownersFiles, file),
  );
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const ending = (end: string) => files().filter((file) => file.endsWith(end));

test('the script sends to the address that is set, and every page lets it', () => {
  const scripts = ending('.js').filter((file) => read(file).includes(endpoint));
  expect(scripts).not.toEqual([]);
  const { origin } = new URL(endpoint);
  for (const page of ending('.html'))
    expect(read(page), page).toContain(`; connect-src 'self' ${origin}; `);
  expect(read('fr/contact.html'), 'the privacy notice').toContain(new URL(endpoint).hostname);
});

test('every whole address of the site is at the one that is set', () => {
  for (const file of ['index.html', 'fr/fees.html']) {
    const page = read(file);
    const path = file === 'index.html' ? '' : '/fr/fees';
    expect(page, 'canonical').toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`);
    expect(page, 'card').toContain(`<meta property="og:image" content="${siteUrl}/pictures/`);
    expect(page, 'structured data').toMatch(
      new RegExp(`<script type="application/ld\\+json">.*"${siteUrl}`),
    );
  }
  for (const file of ['sitemap.xml', 'feed.xml', 'robots.txt'])
    expect(read(file), file).toContain(siteUrl);
  const old = new URL(practice.siteUrl).host;
  const texts = files().filter((file) => /\.(html|txt|xml|js|json|webmanifest)$/.test(file));
  expect(texts.filter((file) => read(file).includes(old))).toEqual([]);
});

test('what lies in public/ is in the export, byte for byte', () => {
  for (const [file, text] of Object.entries(ownersFiles)) expect(read(file), file).toBe(text);
});
