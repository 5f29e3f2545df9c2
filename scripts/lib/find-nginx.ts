import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

type Nginx = {
  program: string;
  /** The module that serves `.br` files: a file to load, or null where this nginx has none. */
  brotli: string | null;
};

/**
 * Finds an nginx to test the build's `nginx.conf` with. Where there is none it installs Debian's, but only as
 * root on a machine without systemd, a container: elsewhere the package would start a web server.
 * @returns null where there is none and none could be installed
 */
export function findNginx(): Nginx | null {
  if (!found()) install();
  const program = found();
  return program ? { program, brotli: existsSync(brotliModule) ? brotliModule : null } : null;
}

function found(): string | undefined {
  return places.find((path) => path && existsSync(path));
}

function install() {
  const container = process.getuid?.() === 0 && !existsSync('/run/systemd/system');
  if (!container || !existsSync('/usr/bin/apt-get')) return;
  console.log('No nginx was found; installing one …');
  try {
    execSync(
      'apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx libnginx-mod-http-brotli-static openssl',
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  } catch {
    // Then there is none, and whoever asked says so.
  }
}
