/** @jest-environment node */
import { checkPublicFiles } from '@/scripts/public-files';
import { folderWith } from '../tools/folders';
import { writeFiles } from '../tools/write-files';

it('stops the build where a file in public/ has the name of one that the site makes', () => {
  const owners = { 'fr/fees.html': 'The owner’s.' };
  const [own, out] = [folderWith(owners), folderWith(owners)];
  expect(() => checkPublicFiles(out, own)).not.toThrow();
  writeFiles(out, { 'fr/fees.html': 'The site’s.' });
  expect(() => checkPublicFiles(out, own)).toThrow(/public\/fr\/fees\.html.*another name/);
});
