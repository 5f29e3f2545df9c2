import { readFileSync } from 'node:fs';
import { Drawing, type DrawingProps } from './drawing';

/**
 * A drawing whose shapes are all in a file of this folder, which a drawing program opens. A page has the classes alone:
 * plain colours, comments and the title are for who draws.
 * @param name of the file, without its ending
 */
export function DrawingFile({ name, ...props }: DrawingProps & { name: string }) {
  const file = readFileSync(`components/illustrations/${name}.svg`, 'utf8');
  const [, root = '', shapes = ''] = /<svg(.*?)>(.*)<\/svg>/s.exec(file) ?? [];
  const attributes = root.matchAll(/(viewBox|preserveAspectRatio|hour)="(.*?)"/g);
  const { viewBox = '', ...own } = Object.fromEntries(
    Array.from(attributes, (found) => found.slice(1)),
  );
  const html = shapes
    .replace(/ (fill|stroke)=".*?"|<!--.*?-->|<title>.*?<\/title>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
  return (
    <Drawing viewBox={viewBox} {...own} {...props}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site's own. */}
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </Drawing>
  );
}
