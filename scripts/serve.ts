/** Serves the exported site from `out/` as a host does, by the rules in `hosting/`: `npm run serve`. */
import { allPosts } from '../content/posts';
import { exportedSite } from './lib/exported-site';
import { stop } from './lib/stop';

const folder = exportedSite();
const port = Number(process.env.PORT || 3000);

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
