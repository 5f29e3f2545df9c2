import { readFileSync } from 'node:fs';
import { Drawing, type DrawingProps } from './drawing';

/** Drawings whose shapes are all in a file of their name, which a drawing program opens. */
export const Candle = fromFile('candle');
export const Clock = fromFile('clock');
export const ClosedDoor = fromFile('closed-door');
export const Cups = fromFile('cups');
export const HeldCup = fromFile('held-cup');
export const Keys = fromFile('keys');
export const Lantern = fromFile('lantern');
export const LogoMark = fromFile('logo-mark');
export const Milk = fromFile('milk');
export const ReedBank = fromFile('reed-bank');
export const Room = fromFile('room');
export const Stones = fromFile('stones');
export const Suitcase = fromFile('suitcase');

/** @param name of a file in this folder, without its ending */
export function fromFile(name: string) {
  return (props: DrawingProps) =>
    draw(readFileSync(`components/illustrations/${name}.svg`, 'utf8'), props);
}

/** A page has the classes alone: plain colours, comments and the title are for who draws. */
function draw(file: string, props: DrawingProps) {
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
