import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caching, headers, redirects, rewrites } from './rules';

/** The settings of `npm start`: they are no part of the site, so they lie outside of its folder. */
export const serveFile = '.next/serve.json';

/** The fields of the enquiry form (components/pages/contact/enquiry.tsx). */
const enquiryFields = ['name', 'email', 'phone', 'message'];

/**
 * Headers for Netlify and Cloudflare Pages. Only cached files have a rule for `Cache-Control`. Both hosts send
 * `caching.others` by default, and Cloudflare joins the values of all matching rules. The line with `!` removes a
 * header that Cloudflare adds; Netlify ignores it.
 */
export function headersFile(): string {
  return lines(
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '  ! Access-Control-Allow-Origin',
    ...caching.kept.flatMap(({ under, value }) => [`${under}*`, `  Cache-Control: ${value}`]),
  );
}

/**
 * Redirects and rewrites for Netlify and Cloudflare Pages. Cloudflare follows rules before files, so every post
 * gets a rule that leads to itself; on Netlify that changes nothing. To Cloudflare a slash at the end makes another
 * address, which needs a rule of its own. Netlify sees no such slash and takes the first rule, so those with it come last.
 * Ids with a dot are not left out: Netlify takes `:name.:ending` for any segment.
 */
export function redirectsFile(): string {
  const moved = redirects().flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  const rewritten = rewrites();
  const posts = rewritten.flatMap(({ under, except }) => except.map((id) => `${under}${id}`));
  return lines(
    ...moved,
    ...posts.map((post) => `${post} ${post} 200`),
    ...posts.map((post) => `${post}/ ${post} 301`),
    ...rewritten.map(({ under, to }) => `${under}:id ${to} 200`),
    ...rewritten.map(({ under }) => `${under}:id/ ${under}:id 301`),
  );
}

/** The same rules for `serve`, the local server. It takes no slash off, since it would lose the query. */
function serveSettings() {
  const everywhere = Object.entries({ ...headers, 'Cache-Control': caching.others });
  return {
    cleanUrls: true,
    directoryListing: false,
    redirects: redirects().map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    rewrites: rewrites().map(({ under, except, to }) => ({
      source: `${under}!(${except.join('|')}|*.*)`,
      destination: `${to}.html`,
    })),
    headers: [
      { source: '**', headers: everywhere.map(([key, value]) => ({ key, value })) },
      ...caching.kept.map(({ under, value }) => ({
        source: `${under.slice(1)}**`,
        headers: [{ key: 'Cache-Control', value }],
      })),
    ],
  };
}

/**
 * The form as Netlify looks for it in the files of a site: it takes enquiries for no other.
 * @param endpoint where enquiries go
 * @returns undefined where that is no form of Netlify's
 */
export function netlifyForm(endpoint: string): string | undefined {
  if (!endpoint.startsWith('/')) return;
  const name = new URL(endpoint, 'https://host.example').searchParams.get('form-name');
  if (!name) return;
  return `<!doctype html>
<html lang="en">
<meta name="robots" content="noindex">
<title>${name}</title>
<form name="${name}" data-netlify="true" hidden>
${enquiryFields.map((field) => `<input name="${field}">`).join('\n')}
</form>
</html>
`;
}

/** @param endpoint where enquiries go; empty where they go nowhere */
export function writeHostFiles(folder: string, endpoint: string): void {
  writeFileSync(join(folder, '_headers'), headersFile());
  writeFileSync(join(folder, '_redirects'), redirectsFile());
  // Without it GitHub Pages would leave out what begins with an underscore.
  writeFileSync(join(folder, '.nojekyll'), '');
  const form = netlifyForm(endpoint);
  if (form) writeFileSync(join(folder, '__forms.html'), form);
  writeFileSync(serveFile, JSON.stringify(serveSettings(), null, 2));
}

/** @returns the text of a file, with where its lines come from at its top */
function lines(...all: string[]): string {
  return `${['# Made by "npm run build" from hosting/rules.ts.', ...all].join('\n')}\n`;
}
