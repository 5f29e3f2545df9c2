import clsx from 'clsx';
import type { CardId } from '@/content/site-map';

/**
 * A service's scene below the first screen: a file (`npm run scenes`) that is fetched when it comes
 * near. Drawn into the page, six of them would be a sixth of the home page, twice over with the payload;
 * imported, each would be a module in the script of every page.
 */
export function ServiceScene({ card, className }: { card: CardId; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image has nothing to make smaller in a drawing.
    <img
      src={`/scenes/${card}.svg`}
      width={600}
      height={400}
      alt=""
      loading="lazy"
      decoding="async"
      // Wide cards would behead the mangroves.
      className={clsx('scene object-cover', card === 'sex-therapy' && 'object-top', className)}
    />
  );
}
