/** Serves the exported site from `out/` as a host does, by the rules in `hosting/`: `npm run serve`. */
import { existsSync } from 'node:fs';
import { allPosts } from '../content/posts';
import { stop } from './lib/stop';

const folder = 'out';
const port = Number(process.env.PORT || 3000);

if (!existsSync(`${folder}/index.html`))
  stop(
    `There is no exported site in ${folder}/ yet. Run "npm run build" first, or "npm start" for both.`,
  );

try {
  allPosts();
} catch (error) {
  stop(error);
}
// The rules name the posts, so they can be read only when those can.
const { siteServer } = await import('./lib/site-server');
siteServer(folder)
  .on('error', ({ message }) => stop(`The server could not start: ${message}`))
  .listen(port, () => console.log(`The site is at http://localhost:${port}`));
