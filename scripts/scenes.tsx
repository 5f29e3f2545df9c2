/**
 * Writes the scenes of the services and of the articles as files, for `<img>`. Run it again
 * (`npm run scenes`) after a change of a scene or of its colours, and commit what it wrote.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { articleDrawings } from '../components/sections/article-drawings';
import { serviceDrawings } from '../components/sections/service-drawings';
import { sceneFile } from './drawings';

const folder = 'public/scenes';

await mkdir(folder, { recursive: true });
for (const [name, Scene] of Object.entries({ ...serviceDrawings, ...articleDrawings }))
  await writeFile(`${folder}/${name}.svg`, `${sceneFile(Scene)}\n`);
