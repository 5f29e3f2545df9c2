/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
