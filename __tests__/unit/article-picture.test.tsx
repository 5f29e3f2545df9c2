/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { ArticlePicture } from '@/components/pages/article/article-picture';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'content/posts/new'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Puts a picture beside a post, rotated by EXIF as cameras do. */
const put = (name: string, width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })
    .withMetadata({ orientation })
    .toFile(join(root, 'content/posts/new', name));
const show = async (src: string, title?: string) =>
  renderToStaticMarkup(await ArticlePicture({ id: 'new', src, alt: 'Two chairs', title }));
const made = () => readdirSync(join(root, 'public/pictures/new')).sort();
const sizeOf = async (name: string) => {
  const { width, height, format } = await sharp(join(root, 'public/pictures/new', name)).metadata();
  return [format, width, height];
};

it('is made small in two sizes, and keeps its place while it loads', async () => {
  await put('chairs.jpg', 2400, 1600);
  const html = await show('chairs.jpg', 'At one');
  expect(made()).toEqual(['chairs-jpg-1216.webp', 'chairs-jpg-640.webp']);
  expect(await sizeOf('chairs-jpg-640.webp')).toEqual(['webp', 640, 427]);
  expect(await sizeOf('chairs-jpg-1216.webp')).toEqual(['webp', 1216, 811]);
  expect(html).toContain('src="/pictures/new/chairs-jpg-640.webp"');
  expect(html).toContain(
    'srcSet="/pictures/new/chairs-jpg-640.webp 640w, /pictures/new/chairs-jpg-1216.webp 1216w"',
  );
  expect(html).toMatch(/ width="2400" height="1600" alt="Two chairs" loading="lazy"/);
  expect(html).toMatch(/<figcaption[^>]*>At one<\/figcaption>/);
});

it('has no caption unless it is given one, and no size that it does not have', async () => {
  await put('small.png', 300, 200);
  const html = await show('small.png');
  expect(html).not.toContain('figcaption');
  expect(made()).toEqual(['small-png-300.webp']);
  expect(html).toContain('srcSet="/pictures/new/small-png-300.webp 300w"');
});

it('stands upright as the camera says', async () => {
  await put('tall.jpg', 1600, 1200, 6);
  expect(await show('tall.jpg')).toContain('width="1200" height="1600"');
  expect(await sizeOf('tall-jpg-640.webp')).toEqual(['webp', 640, 853]);
});

it('is made once, and again when its file is newer', async () => {
  await put('chairs.jpg', 800, 600);
  await show('chairs.jpg');
  const file = join(root, 'public/pictures/new/chairs-jpg-640.webp');
  const long = new Date('2020-01-01');
  const source = join(root, 'content/posts/new/chairs.jpg');
  utimesSync(source, long, long);
  utimesSync(file, new Date('2021-01-01'), new Date('2021-01-01'));
  await show('chairs.jpg');
  expect(statSync(file).mtime.getUTCFullYear()).toBe(2021);
  utimesSync(source, new Date('2022-01-01'), new Date('2022-01-01'));
  await show('chairs.jpg');
  expect(statSync(file).mtime.getUTCFullYear()).toBeGreaterThan(2022);
});

it('keeps apart pictures of one name and different kinds', async () => {
  await put('one.jpg', 700, 700);
  await put('one.png', 900, 300);
  const [jpeg, png] = [await show('one.jpg'), await show('one.png')];
  const source = (html: string) => /src="([^"]+)"/.exec(html)?.[1];
  expect(source(jpeg)).not.toBe(source(png));
});
