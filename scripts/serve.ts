/** Serves the export as its host does, at `PORT` or 3000: `npm run serve`. What is added goes to the server. */
import { serveFile } from '../hosting/files';

process.env.NO_UPDATE_CHECK = '1';
process.argv.push(
  ...['out', '--config', `../${serveFile}`],
  ...['--no-request-logging', '--no-clipboard'],
);
await import(import.meta.resolve('serve/build/main.js'));
