// Runs before every command, on any Node, so it is written without newer syntax. It says in one sentence what is
// missing, where a tool would fail with a stack trace. `node scripts/preflight.cjs [port] [script]`: with "port"
// it checks that the server's port is free. It runs the script in this same process, so that a signal reaches it.
// biome-ignore-start lint/style/useNodejsImportProtocol: an old Node does not know it.
const net = require('net');
const path = require('path');
const url = require('url');
// biome-ignore-end lint/style/useNodejsImportProtocol: as above.

// The versions that package.json names, "^20.19.6 || >=24.11.0", each as [20, 19, 6].
const needed = require('../package.json').engines.node.split(' || ');
const found = process.versions.node.split('.').map(Number);
if (!needed.some(fits)) {
  stop(
    `This site needs Node ${needed.map(wording).join(', ')}; this is Node ${process.versions.node}.`,
  );
}

const script = process.argv.filter((word) => /\.tsx?$/.test(word))[0];
if (process.argv[2] === 'port') checkPort(Number(process.env.PORT || 3000), run);
else run();

function fits(range) {
  const least = range.replace(/^\D+/, '').split('.').map(Number);
  if (range[0] === '^' && found[0] !== least[0]) return false;
  for (let i = 0; i < 3; i += 1) if (found[i] !== least[i]) return found[i] > least[i];
  return true;
}

function wording(range) {
  const least = range.replace(/^\D+/, '');
  return range[0] === '^' ? `${least.split('.')[0]} from ${least} on` : `${least} or newer`;
}

function run() {
  if (!script) return;
  if (process.env.npm_lifecycle_event) endWith(process.ppid);
  process.argv.splice(1, 2 + (process.argv[2] === 'port' ? 1 : 0), path.resolve(script));
  import('tsx').then(() => import(url.pathToFileURL(path.resolve(script)).href));
}

// npm passes a signal to its shell, and some shells do not pass it on. So this process looks whether the shell
// is still there, and ends when it is not.
function endWith(shell) {
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}

function checkPort(port, then) {
  if (!(port > 0 && port < 65536 && port === Math.floor(port))) {
    stop(`PORT is "${process.env.PORT}"; it has to be a number from 1 to 65535, such as 3000.`);
  }
  const probe = net.createServer();
  probe.once('error', () => {
    stop(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  });
  probe.listen(port, () => probe.close(then));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
