import type { MetadataRoute } from 'next';
import { palette } from '@/components/illustrations/palette';
import { practice } from '@/content/practice';
import { locales } from '@/languages/locales';
import { pagePaths } from '@/routing/pages';
import { pageWords } from '@/words/words';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: practice.name,
    description: pageWords('home', 'en').meta.description,
    lang: locales.en.tag,
    start_url: pagePaths.home,
    // An installed app has no tabs. The link that leaves help would open a window above help.
    display: 'browser',
    background_color: palette.paper[0],
    theme_color: palette.paper[0],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
