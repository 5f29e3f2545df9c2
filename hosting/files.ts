import { caching, headers, hostFiles, mediaTypes, redirects, rewrites } from './rules';

/** What stands at the top of every file made here. */
const origin = '# Made by "npm run build" from hosting/rules.ts: change the rules there.';

/**
 * Headers for Netlify and Cloudflare Pages. Only the hashed files have a rule for `Cache-Control`: both hosts
 * send `caching.others` with every file by default, and Cloudflare joins the values of all rules that
 * match. The line with `!` removes a header that Cloudflare adds; Netlify ignores it.
 */
function headersFile(): string {
  return lines(
    origin,
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '  ! Access-Control-Allow-Origin',
    `${caching.hashed.under}*`,
    `  Cache-Control: ${caching.hashed.value}`,
  );
}

/** Plain rules that Cloudflare Pages reads (developers.cloudflare.com/pages/configuration/redirects). */
const mostPlainRules = 2000;

/**
 * Redirects and rewrites for Netlify and Cloudflare Pages. Netlify follows a rule where there is no file.
 * Cloudflare follows rules before files and knows no exceptions: so every file that a rewrite would hide
 * gets a rule that leads to itself, which changes nothing on Netlify. Cloudflare wants rules with a `*` or
 * a `:` last, and treats a path with a slash at its end as another path.
 */
export function redirectsFile(all = rewrites): string {
  const moved = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  const fitting = all.filter(fitsCloudflare);
  return lines(
    origin,
    ...moved,
    ...fitting.flatMap(({ under, except }) =>
      except.map((id) => `${under}${id} ${under}${id} 200`),
    ),
    ...fitting.flatMap(({ under, to }) => [
      `${under}*.txt ${under}:splat.txt 200`,
      `${under}:id ${to} 200`,
    ]),
  );
}

/**
 * Cloudflare reads so many rules and no more. A language whose exceptions do not fit gets no rewrite, which would
 * hide its posts: its unknown ids show the 404 screen.
 */
function fitsCloudflare(_: unknown, index: number, all: typeof rewrites): boolean {
  const rules = all.slice(0, index + 1).reduce((sum, { except }) => sum + except.length, 0);
  return rules + redirects.length * 2 <= mostPlainRules;
}

/** A whole site for nginx 1.22 or later, to be included in its `http` block. */
function nginxConf(): string {
  const types = Object.entries(mediaTypes);
  return `${origin}
# Copy it to /etc/nginx/conf.d/ and set the lines marked EDIT in the copy (hosting/README.md).

map $uri $site_cache_control {
    default "${caching.others}";
    ~^${caching.hashed.under} "${caching.hashed.value}";
}

server {
    listen 80;
    listen [::]:80;
    server_name www.example.com; # EDIT
    server_tokens off;
    return 301 https://$host$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name www.example.com; # EDIT
    ssl_certificate /etc/letsencrypt/live/www.example.com/fullchain.pem; # EDIT
    ssl_certificate_key /etc/letsencrypt/live/www.example.com/privkey.pem; # EDIT
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:1m;
    root /var/www/site/out; # EDIT

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/plain text/xml application/javascript image/svg+xml;

    # The files compressed by the build. brotli_static is a module of its own
    # (Debian: libnginx-mod-http-brotli-static); take the line out where nginx does not know it.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

    # No location below adds a header of its own: one that did would lose all of these.
${indent(Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`))}
    add_header Cache-Control $site_cache_control always;

    # What is no address at all (400) or far too long (414) is not found either.
    error_page 400 404 414 =404 /404.html;
    location = /404.html { internal; }
    location = /404 { return 404; }

    # Addresses that moved for good.
${indent(redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`))}

    # No address has a backslash, which browsers take for a slash: "/\\elsewhere" is another host.
    location ~ \\x5C { return 404; }

    # One address a page: no "index", no ".html", no slash at the end.
    location ~ /index(\\.html)?$ { rewrite ^(.*/)index(\\.html)?$ $1 permanent; }
    location ~ \\.html$ { rewrite ^(.*)\\.html$ $1 permanent; }
    location ~ ./$ { rewrite ^(.+?)/+$ $1 permanent; }

    # Ids without a page of their own show the generic article.
${indent(
  rewrites.map(
    ({ under, to }) => `location ~ ^${under}[^/.]+$ { try_files $uri.html ${to}.html =404; }`,
  ),
)}

    # Files for other hosts.
${indent(hostFiles.map((path) => `location = ${path} { return 404; }`))}
${indent(types.map(([ending, type]) => `location ~ \\.${ending}$ { types { } default_type ${type}; try_files $uri =404; }`))}

    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
}
`;
}

/** In bytes, what a CloudFront function may have (AWS, “Quotas on CloudFront Functions”). */
const largestFunction = 10_240;

/**
 * A CloudFront function for viewer requests: S3 alone knows files only, and no addresses. With more posts than it
 * may name it has no rewrites, which would hide them: unknown ids show the 404 screen.
 */
export function cloudfrontFunction(all = rewrites): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  const [{ except } = { except: [] }] = all;
  const under = Object.fromEntries(all.map(({ under, to }) => [under, to]));
  const text = String.raw`${origin.replace('#', '//')}
// A CloudFront function (runtime 2.0) for viewer requests (hosting/README.md).
const moved = ${JSON.stringify(moved, null, 2)};
// Below these, what is no post shows the page beside it.
const rewrites = ${JSON.stringify(under, null, 2)};
const posts = ${JSON.stringify(except)};

function handler(event) {
  const request = event.request;
  // With two slashes first it would lead to another host.
  const asked = request.uri.replace(/^[/\\]+/, '/');
  const path = asked.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  if (moved[path] || path !== request.uri) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: moved[path] || path } },
    };
  }
  const slash = path.lastIndexOf('/') + 1;
  const id = path.slice(slash);
  const shown = rewrites[path.slice(0, slash)];
  if (shown && /^[^.]+$/.test(id) && !posts.includes(id)) request.uri = shown;
  if (request.uri === '/') request.uri = '/index.html';
  // There is no such object, which is what it says.
  else if (path === '/404') request.uri = '/404';
  else if (!request.uri.split('/').pop().includes('.')) request.uri += '.html';
  return request;
}
`;
  return Buffer.byteLength(text) > largestFunction && all.length > 0
    ? cloudfrontFunction([])
    : text;
}

/** Files that Cloudflare Pages takes (developers.cloudflare.com/pages/platform/limits). */
const mostFiles = 20_000;

/**
 * What a site has outgrown, a sentence each, for the end of its build.
 * @param files how many its export has
 */
export function passedLimits(files: number, all = rewrites): string[] {
  const posts = all[0]?.except.length ?? 0;
  const left = all.filter((...args) => !fitsCloudflare(...args)).map(({ under }) => under);
  return [
    ...(left.length > 0
      ? [
          `Cloudflare Pages: ${posts} posts are more than its ${mostPlainRules} rules can name, so unknown addresses below ${left.join(', ')} show the 404 screen there, and not the generic article.`,
        ]
      : []),
    ...(files > mostFiles
      ? [
          `Cloudflare Pages: ${files} files are more than the ${mostFiles} of its free plan. It compresses by itself: delete those that end in .br and .gz before the upload, or take a paid plan.`,
        ]
      : []),
    ...(cloudfrontFunction(all) === cloudfrontFunction([])
      ? [
          `CloudFront: ${posts} posts are more than a function can name, so unknown addresses below /blog/ show the 404 screen there, and not the generic article.`,
        ]
      : []),
  ];
}

/** The files that hosts find beside the pages. */
export const filesInExport = { _headers: headersFile(), _redirects: redirectsFile() };

/** The files that are given to a server by hand; the build puts them into `hosting/made/`. */
export const filesForServers = {
  'nginx.conf': nginxConf(),
  'cloudfront.js': cloudfrontFunction(),
};

function lines(...all: string[]): string {
  return `${all.join('\n')}\n`;
}

function indent(all: readonly string[]): string {
  return all.map((line) => `    ${line}`).join('\n');
}
