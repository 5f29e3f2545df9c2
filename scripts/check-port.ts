/**
 * Stops `npm start` before it builds, where another program has the port (`PORT`, or 3000).
 */
import { createServer } from 'node:net';

const port = process.env.PORT || '3000';

const server = createServer();
server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program: stop that one, or take another port, such as PORT=8080 npm start.`
      : `PORT is ${port}, which this computer refuses (${message}).`,
  );
  process.exitCode = 1;
});
if (/^\d+$/.test(port) && Number(port) <= 65535) server.listen(Number(port), () => server.close());
else {
  console.error(`PORT is "${port}". It has to be a number up to 65535, such as PORT=8080.`);
  process.exitCode = 1;
}
