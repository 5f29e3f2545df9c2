// Runs before everything else, on whatever Node is there: hence no newer syntax. Says in one sentence
// what is missing, instead of letting a tool fail with a stack trace.
// biome-ignore lint/style/useNodejsImportProtocol: an old Node does not know it.
const net = require('net');

const needed = [20, 9];
const found = process.versions.node.split('.').map(Number);
if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  stop(`This site needs Node ${needed.join('.')} or newer; this is Node ${process.versions.node}.`);
}

// With "port": can the server listen where it is about to?
if (process.argv[2] === 'port') checkPort(Number(process.env.PORT || 3000));

function checkPort(port) {
  if (!(port > 0 && port < 65536 && port === Math.floor(port))) {
    stop(`PORT is "${process.env.PORT}"; it has to be a number from 1 to 65535, such as 3000.`);
  }
  const probe = net.createServer();
  probe.once('error', () => {
    stop(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  });
  probe.listen(port, () => probe.close());
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
