import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstThere, hasDebian, installDebian } from './programs';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

type Nginx = {
  program: string;
  /** The module that serves `.br` files: a file to load, or null where this nginx has none. */
  brotli: string | null;
};

/**
 * Finds an nginx to test the build's `nginx.conf` with. Where it, or its module for `.br` files, is missing, Debian's
 * is installed, but only as root on a machine without systemd, a container: elsewhere the package would
 * start a web server.
 * @returns null where there is none and none could be installed
 */
export function findNginx(): Nginx | null {
  if (!found() || !existsSync(brotliModule)) install();
  const program = found();
  return program ? { program, brotli: takesBrotli(program) ? brotliModule : null } : null;
}

/** Whether this nginx can load the module, which may have been made for another. */
function takesBrotli(program: string): boolean {
  if (!existsSync(brotliModule)) return false;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, `pid ${folder}/pid;\nload_module ${brotliModule};\nevents { }\n`);
  const { status } = spawnSync(program, ['-t', '-q', '-e', 'stderr', '-c', conf]);
  rmSync(folder, { recursive: true });
  return status === 0;
}

function found(): string | undefined {
  return firstThere(
    process.env.NGINX_PATH,
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  );
}

function install() {
  const container = hasDebian() && !existsSync('/run/systemd/system');
  if (!container || process.env.NGINX_SOUGHT) return;
  // One attempt is enough for a process and those that it starts.
  process.env.NGINX_SOUGHT = 'yes';
  console.log('No nginx with brotli was found; installing it …');
  try {
    installDebian('--no-install-recommends nginx libnginx-mod-http-brotli-static openssl');
  } catch {
    // Then it is missing, and whoever asked says so.
  }
}
