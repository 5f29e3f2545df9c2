import { practice } from '../content/practice';
import { type ServiceId, serviceSessions } from '../facts/services';
import type { Locale } from '../languages/locales';
import { localePath } from './addresses';

/** What the site knows of a page besides its words. */
type Page = {
  /** Its path in English; the paths under a prefix are the same. */
  path: `/${string}`;
  /** Whether the header, the small screen's menu and the 404 screen name it. Pages link to the others where they are needed. */
  menu?: true;
  footer?: true;
  /** The drawing on its social card. A page without one has no card: a link to it that somebody sends shows no picture. */
  card?: string;
};

/** Every page of the site, in the order in which menus name them: a row each. */
export const pages = {
  home: { path: '/', menu: true, footer: true, card: 'hero' },
  services: { path: '/services', menu: true, card: 'fork' },
  'couples-marriage': { path: '/services/couples-marriage', footer: true, card: 'currents' },
  'infidelity-recovery': { path: '/services/infidelity-recovery', footer: true, card: 'tideline' },
  'adhd-couples': { path: '/services/adhd-couples', card: 'reeds' },
  'sex-therapy': { path: '/services/sex-therapy', card: 'roots' },
  individual: { path: '/services/individual', card: 'boat' },
  fees: { path: '/fees', menu: true, footer: true, card: 'river' },
  blog: { path: '/blog', menu: true, footer: true, card: 'reed-bank' },
  contact: { path: '/contact', menu: true, card: 'lamp' },
  help: { path: '/help' },
  privacy: { path: '/privacy', card: 'hero' },
} as const satisfies Record<string, Page> & Record<ServiceId, Page>;

type Pages = typeof pages;
export type PageId = keyof Pages;
export type { ServiceId };
export type CardScene = Extract<Pages[PageId], { card: string }>['card'];
/** The service cards: one for each service, and online counselling, which leads to the contact page. */
export type CardId = ServiceId | 'online';

const rows: Record<PageId, Page> = pages;
const allPageIds = Object.keys(pages) as PageId[];

export const pagePaths = Object.fromEntries(allPageIds.map((page) => [page, pages[page].path])) as {
  [Id in PageId]: Pages[Id]['path'];
};

/** Where a page is in a language: `/fr/fees`. */
export const pagePath = (page: PageId, locale: Locale) => localePath(pagePaths[page], locale);

/** The pages that the site has: all but those of services that the practice does not offer. */
export const pageIds = () => allPageIds.filter(isOffered);
export const serviceIds = () => pageIds().filter(isService);
export const mainIds = () => pageIds().filter((page) => rows[page].menu);
export const footerIds = () => pageIds().filter((page) => rows[page].footer);
export const cardIds = (): CardId[] =>
  practice.online === false ? serviceIds() : [...serviceIds(), 'online'];

export function isService(page: PageId): page is ServiceId {
  return page in serviceSessions;
}

/** Whether the site has a page: services are the practice's to offer. */
export function isOffered(page: PageId): boolean {
  return !isService(page) || practice.services.includes(page);
}
