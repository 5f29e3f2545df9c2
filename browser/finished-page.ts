import { createHash } from 'node:crypto';
import type { BrowserFiles } from './bundle';

/**
 * A page as it is served: without Next's scripts, with the site's own and a Content-Security-Policy. What describes it
 * comes before its styles, since a messenger reads the first kilobytes alone. Each island names the files that it
 * needs.
 * @param file its path in the export, for errors: `fr/fees.html`
 * @param formService the origin to which enquiries are sent, if that is another host: `https://formspree.io`
 * @throws where Next's export has another form, an unknown script, parts that need Next's scripts, or what the policy
 * forbids
 */
export function finishedPage(
  file: string,
  source: string,
  { script, islands }: BrowserFiles,
  formService?: string,
): string {
  // A browser looks for the encoding in the first 1024 bytes only, so the policy comes after it.
  const [, start, head, body] =
    /^(<!DOCTYPE html>.*?<head><meta charSet="utf-8"\/>)(.*?)(<\/head>.*<\/body><\/html>)$/s.exec(
      withoutNextScripts(source),
    ) ?? [];
  if (!start || !head || !body) throw new Error(`${file} is no page as Next exports it.`);
  if (/<(template|div hidden="") id="[BPS]:/.test(source))
    throw new Error(`${file} has parts that only Next's scripts would show.`);
  // Those of components/ui/inline-script.tsx are marked. The policy would allow any other, too.
  const [unknown] = /<script(?! data-own="").{0,200}/s.exec(head + body) ?? [];
  if (unknown) throw new Error(`${file} has a script that the site does not know: ${unknown}`);
  const [viewport, withoutViewport] = takeOut(/<meta name="viewport"[^>]*>/g, head);
  const [styles, description] = takeOut(/<style.*?<\/style>/gs, withoutViewport);
  const page = `${description}<script type="module" src="${script}"></script>${styles}${withEmails(withFiles(body, islands))}`;
  const markup = page.replace(/(<(script|style)[^>]*>).*?(?=<\/\2>)/gs, '$1');
  const [stopped] = forbidden.exec(markup) ?? [];
  if (stopped) throw new Error(`${file} has ${stopped}, which its policy forbids.`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page, formService)}"/>`;
  return start + viewport + policy + page;
}

function takeOut(pattern: RegExp, text: string): [string, string] {
  return [text.match(pattern)?.join('') ?? '', text.replace(pattern, '')];
}

/** Names each island's files, which the site's script has to fetch before it imports them (browser/islands.ts). */
function withFiles(body: string, islands: BrowserFiles['islands']): string {
  return body.replace(/ data-island="([^"]+)"/g, (island, name) => {
    const files = islands.get(name);
    if (!files) throw new Error(`There is no file of the island "${name}".`);
    return `${island} data-files="${files.join(' ')}"`;
  });
}

/**
 * Asks Cloudflare to leave email addresses as they are. By default it hides them, and the policy forbids the script that
 * shows them again (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation).
 */
function withEmails(body: string): string {
  return body
    .replace(/<body[^>]*>/, '$&<!--email_off-->')
    .replace(/(?=<\/body><\/html>$)/, '<!--/email_off-->');
}

/** Next's own scripts: its router and React, as files, and the data from which it would hydrate the page. */
function withoutNextScripts(page: string): string {
  return page.replace(
    /<script [^>]*src="\/_next\/[^>]*><\/script>|<script[^>]*>\(?self\.__next_.*?<\/script>|<script id="_R_">.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs,
    '',
  );
}

/** Elements and attributes that the policy would stop in silence. React writes a quote in a value as `&quot;`. */
const forbidden =
  /<(base|iframe|object|embed)\b[^>]*>|<[^>]*\s(style|on[a-z]+)="[^>]*>|<[^>]*="\s*javascript:[^>]*>/i;

function policyFor(page: string, formService = ''): string {
  // A data block runs nothing, so the policy need not know it.
  const inline = /<(script|style)(?![^>]* (?:src="|type="application\/))[^>]*>(.*?)<\/\1>/gs;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, text = ''] of page.matchAll(inline))
    hashes[name as keyof typeof hashes].add(
      ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  return [
    "default-src 'none'",
    `script-src 'self'${[...hashes.script].join('')}`,
    `style-src 'self'${[...hashes.style].join('')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${formService}`.trim(),
    "base-uri 'none'",
    // The form is sent by its script alone. A browser that submitted it would put what is typed into the address.
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
