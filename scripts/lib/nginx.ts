import { spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { filesForServers } from '../../hosting/files';
import { untilAnswers } from './ask';
import { throwawayCertificate } from './certificate';
import type { findNginx } from './find-nginx';
import { freePort } from './free-port';

/**
 * Starts an nginx on the build's `nginx.conf` and the exported site. Only the lines that the file itself
 * marks for editing are changed, to what this machine has.
 * @throws with nginx's own words when it does not start on the file
 */
export async function startNginx({ program, brotli }: NonNullable<ReturnType<typeof findNginx>>) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const { cert, certFile, keyFile } = throwawayCertificate(folder);
  const ports = { http: await freePort(), https: await freePort() };

  const edits: [RegExp, string][] = [
    [/listen 80;/, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 /, `listen 127.0.0.1:${ports.https} `],
    [/ *listen \[::\].*\n/g, ''],
    [/server_name \S+; # EDIT/g, 'server_name localhost;'],
    [/ssl_certificate \S+; # EDIT/, `ssl_certificate ${certFile};`],
    [/ssl_certificate_key \S+; # EDIT/, `ssl_certificate_key ${keyFile};`],
    [/root \S+; # EDIT/, `root ${resolve('out')};`],
    ...(brotli ? [] : [[/ *brotli_static on;\n/, ''] as [RegExp, string]]),
  ];
  const site = edits.reduce((text, [from, to]) => {
    if (!text.match(from)) throw new Error(`nginx.conf has no line like ${from}`);
    return text.replace(from, to);
  }, filesForServers['nginx.conf']);
  if (site.includes('# EDIT')) throw new Error('A line to edit in nginx.conf is not known');

  const main = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(main, whatSurrounds(folder, brotli, mediaTypesOf(program)));

  const check = spawnSync(program, ['-t', '-q', '-e', 'stderr', '-c', main], { encoding: 'utf8' });
  // Warnings count: an owner would see them at every start.
  if (check.status !== 0 || check.stderr) throw new Error(check.stderr);

  const server = spawn(program, ['-e', 'stderr', '-c', main], { stdio: 'ignore' });
  // By its number, since browsers keep Strict-Transport-Security for names only.
  const https = `https://127.0.0.1:${ports.https}`;
  await untilAnswers(https, 5);
  return {
    http: `http://127.0.0.1:${ports.http}`,
    https,
    /** The SHA-256 hash of its key, as Chromium's `--ignore-certificate-errors-spki-list` takes it. */
    trust: createHash('sha256')
      .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    async stop() {
      server.kill('SIGQUIT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/** What a server's own configuration has around a site's: as little as can be, in one process. */
function whatSurrounds(folder: string, brotli: string | null, mediaTypes: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid ${folder}/pid;
${brotli ? `load_module ${brotli};` : ''}
events { }
http {
    access_log off;
    include ${mediaTypes};
    default_type application/octet-stream;
    ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n    ')}
    include ${folder}/site.conf;
}
`;
}

/** The list of media types that came with this nginx lies beside its configuration. */
function mediaTypesOf(program: string): string {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const path = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return join(dirname(path), 'mime.types');
}
