/**
 * Writes the scenes of the services, the room and the reeds as files, for `<img>`. Run it again
 * (`npm run scenes`) after a change of a scene or of its colours, and commit what it wrote.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { ReedBank } from '../components/illustrations/reed-bank';
import { Room } from '../components/illustrations/room';
import { serviceDrawings } from '../components/sections/service-drawings';
import { sceneFile } from './lib/drawings';

const folder = 'public/scenes';

await mkdir(folder, { recursive: true });
for (const [name, Scene] of Object.entries({
  ...serviceDrawings,
  room: Room,
  'reed-bank': ReedBank,
}))
  await writeFile(`${folder}/${name}.svg`, `${sceneFile(Scene)}\n`);
