/** Serves the exported site from `out/` as a host does, by the rules in `hosting/`: `npm run serve`. */
import { existsSync } from 'node:fs';
import { siteServer } from './lib/site-server';

const folder = 'out';
const port = Number(process.env.PORT || 3000);

if (!existsSync(`${folder}/index.html`)) {
  console.error(
    `There is no exported site in ${folder}/ yet. Run "npm run build" first, or "npm start" for both.`,
  );
  process.exit(1);
}

siteServer(folder)
  .on('error', (error) => {
    console.error(`The server could not start: ${error.message}`);
    process.exit(1);
  })
  .listen(port, () => console.log(`The site is at http://localhost:${port}`));
