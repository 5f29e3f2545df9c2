import { checkPublicFiles, publicFiles } from '@/scripts/public-files';
import { folderWith } from '../tools/folders';
import { writeFiles } from '../tools/write-files';

it('leaves out what systems put into public/, and stops the build where a file there has the name of one that the site makes', () => {
  const owners = { 'fr/fees.html': 'The owner’s.' };
  const [own, out] = [folderWith(owners), folderWith(owners)];
  writeFiles(own, { 'fr/.DS_Store': 'A system’s.', 'Thumbs.db': 'A system’s.' });
  expect([...publicFiles(own)]).toEqual(Object.keys(owners));
  expect(() => checkPublicFiles(out, own)).not.toThrow();
  writeFiles(out, { 'fr/fees.html': 'The site’s.' });
  expect(() => checkPublicFiles(out, own)).toThrow(/public\/fr\/fees\.html.*another name/);
});
