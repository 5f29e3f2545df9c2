/**
 * Writes the drawings that the site shows by `<img>` as files. Run it again
 * (`npm run drawings`) after a change of a scene or of its colours, and commit what it wrote.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { sceneDrawings } from '../components/sections/service-drawings';
import { sceneFile } from '../seo/drawings';

const folder = 'public/scenes';

await mkdir(folder, { recursive: true });
for (const [name, Scene] of Object.entries(sceneDrawings))
  await writeFile(`${folder}/${name}.svg`, `${sceneFile(Scene)}\n`);
