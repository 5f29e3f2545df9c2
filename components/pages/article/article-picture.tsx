import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pageColour } from '@/components/illustrations/palette';
import { pictureFile } from '@/posts/pictures';

type ArticlePictureProps = {
  id: string;
  src: string;
  alt: string;
  title?: string;
};

/** In pixels: twice the width of an article's column on a phone and on a wide screen. */
const widths = [640, 1216];

/** Whatever its file is, visitors get a small WebP in two sizes, made in `public/pictures`. */
export async function ArticlePicture({ id, src, alt, title }: ArticlePictureProps) {
  const file = pictureFile(id, src);
  if (!file) throw new Error(`There is no picture ${src} in the post ${id}.`);
  // Cameras say in the file which way up it is.
  const { autoOrient } = await sharp(file).metadata();
  const { width, height } = autoOrient;
  const sizes = widths.filter((size, index) => index === 0 || size <= width);
  const sources = await Promise.all(
    sizes.map(async (size) => {
      const made = Math.min(size, width);
      // With its ending, since chairs.jpg and chairs.png are two pictures.
      const path = `/pictures/${id}/${src.replace(/\.(\w+)$/, '-$1')}-${made}.webp`;
      const target = join('public', decodeURIComponent(path));
      await mkdir(dirname(target), { recursive: true });
      await sharp(file)
        .autoOrient()
        .resize({ width: made })
        // What is drawn in black on nothing would be black on dark at night.
        .flatten({ background: pageColour('paper')[0] })
        .webp({ quality: 68 })
        .toFile(target);
      return { path, source: `${path} ${made}w` };
    }),
  );
  return (
    <figure>
      <img
        src={sources[0]?.path}
        srcSet={sources.map(({ source }) => source).join(', ')}
        sizes="(min-width: 42rem) 38rem, 100vw"
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-card"
      />
      {title && <figcaption className="mt-2 text-base text-ink-soft">{title}</figcaption>}
    </figure>
  );
}
