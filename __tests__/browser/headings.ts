import { dedicatedPostIds } from '@/content/posts';
import { postPath, splitLocale } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import type { Route } from './site';

/** The heading that a screen has to show. */
export function headingOf({ path, locale }: Route): string {
  const words = wordsFor(locale);
  const headings: Record<string, string> = {
    '/': words.home.hero.title,
    '/services': words.services.header.title,
    '/services/couples-marriage': words.couplesMarriage.header.title,
    '/services/infidelity-recovery': words.infidelityRecovery.header.title,
    '/services/adhd-couples': words.adhdCouples.header.title,
    '/services/sex-therapy': words.sexTherapy.header.title,
    '/services/individual': words.individual.header.title,
    '/fees': words.fees.header.title,
    '/blog': words.blog.header.title,
    '/blog/1': words.blog.posts['1'].title,
    '/contact': words.contact.header.title,
    ...Object.fromEntries(dedicatedPostIds.map((id) => [postPath(id), words.blog.posts[id].title])),
  };
  return headings[splitLocale(path).path] ?? 'no heading is known';
}
