import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { postsFolder } from '@/posts/post-files';

type ArticlePictureProps = {
  /** The post in whose folder the picture lies. */
  id: string;
  /** Its file's name. */
  src: string;
  alt: string;
  /** The caption. */
  title?: string;
};

/** In pixels: twice the width of an article's column on a phone and on a wide screen. */
const widths = [640, 1216];

/**
 * A picture of an article, with its caption. Whatever its file is, visitors get a small WebP in two sizes,
 * which is made once and kept in `public/pictures`.
 */
export async function ArticlePicture({ id, src, alt, title }: ArticlePictureProps) {
  const file = join(process.cwd(), postsFolder, id, decodeURIComponent(src));
  // Cameras say in the file which way up it is.
  const { autoOrient } = await sharp(file).metadata();
  const { width, height } = autoOrient;
  const sizes = widths.filter((size, index) => index === 0 || size <= width);
  const made = await Promise.all(
    sizes.map(async (size) => ({
      size: Math.min(size, width),
      path: await sized(
        file,
        Math.min(size, width),
        // With its ending, since chairs.jpg and chairs.png are two pictures.
        `/pictures/${id}/${src.replace(/\.(\w+)$/, '-$1')}`,
      ),
    })),
  );
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: the sizes are made here. */}
      <img
        src={made[0]?.path}
        srcSet={made.map(({ size, path }) => `${path} ${size}w`).join(', ')}
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

/** Makes one size of a picture, unless it is there and newer. */
async function sized(file: string, width: number, path: string): Promise<string> {
  const made = `${path}-${width}.webp`;
  const target = join(process.cwd(), 'public', decodeURIComponent(made));
  const [source, before] = await Promise.all([stat(file), stat(target).catch(() => null)]);
  if (!before || before.mtimeMs < source.mtimeMs) {
    await mkdir(dirname(target), { recursive: true });
    await sharp(file).autoOrient().resize({ width }).webp({ quality: 68 }).toFile(target);
  }
  return made;
}
