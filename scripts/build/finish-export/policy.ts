import { createHash } from 'node:crypto';
import type { ExportedPage } from './page';

type PolicyOptions = {
  /** Origins, beside its own, that the page may send to. */
  connect: string[];
  /** Names of the Trusted Types policies that its scripts create. */
  trustedTypes: string[];
};

/**
 * A page's Content-Security-Policy. It allows the site's own files and the inline scripts and styles whose
 * hashes it names, and nothing else: nothing injected runs.
 * `frame-ancestors` is left to the host's headers, where alone it counts (`hosting/`).
 */
export function contentSecurityPolicy(
  { inlineScripts, inlineStyles }: Pick<ExportedPage, 'inlineScripts' | 'inlineStyles'>,
  { connect, trustedTypes }: PolicyOptions,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource)],
    'style-src': ["'self'", ...inlineStyles.map(hashSource)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    // A bundler that creates no policy, as Turbopack, could load no file on demand under these.
    ...(trustedTypes.length > 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': trustedTypes,
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Puts a policy into a page; not a byte of the rest changes. */
export function insertPolicy(source: string, { policyAt }: ExportedPage, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return source.slice(0, policyAt) + meta + source.slice(policyAt);
}

/** An inline text as a policy allows it: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The origin to which enquiries are sent, where that is another than the site's own.
 * @param endpoint as `readSettings` gives it: empty, a path or a whole address
 */
export function enquiryOrigins(endpoint = ''): string[] {
  return endpoint === '' || endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];
}

/**
 * The Trusted Types policies that a script creates.
 * @param script JavaScript, minified or not
 * @param file its name, for what is thrown
 * @throws when one has no plain name, since a policy could then name it by a wildcard only
 */
export function trustedTypesPolicies(script: string, file: string): string[] {
  return [...script.matchAll(/\bcreatePolicy\((?:(["'`])([\w#=@/.%-]+)\1)?/g)].map(([, , name]) => {
    if (!name) throw new Error(`${file} creates a Trusted Types policy whose name cannot be read.`);
    return name;
  });
}
