import { mkdirSync, readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { ArticlePicture } from '@/components/pages/article/article-picture';
import { folderWith } from '../tools/folders';

beforeEach(() => {
  process.chdir(folderWith());
  mkdirSync('content/posts/new', { recursive: true });
});

/** Puts a picture beside a post, rotated by EXIF as cameras do. */
const put = (name: string, width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })
    .withMetadata({ orientation })
    .toFile(`content/posts/new/${name}`);
const show = async (src: string, title?: string) =>
  renderToStaticMarkup(await ArticlePicture({ id: 'new', src, alt: 'Two chairs', title }));
const made = () => readdirSync('public/pictures/new').sort();

it('is made small in two sizes, upright as the camera says, and keeps its place while it loads', async () => {
  await put('chairs.jpg', 1600, 2400, 6);
  const html = await show('chairs.jpg', 'At one');
  expect(made()).toEqual(['chairs-jpg-1216.webp', 'chairs-jpg-640.webp']);
  expect(html).toContain(
    'srcSet="/pictures/new/chairs-jpg-640.webp 640w, /pictures/new/chairs-jpg-1216.webp 1216w"',
  );
  const { width, height } = await sharp('public/pictures/new/chairs-jpg-640.webp').metadata();
  expect([width, height]).toEqual([640, 427]);
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

it('has paper behind what is clear, so that black lines are seen at night', async () => {
  await sharp({ create: { width: 640, height: 400, channels: 4, background: '#0000' } }).toFile(
    'content/posts/new/clear.png',
  );
  await show('clear.png');
  const { channels, dominant } = await sharp('public/pictures/new/clear-png-640.webp').stats();
  expect(channels).toHaveLength(3);
  expect(dominant.r).toBeGreaterThan(200);
});
