import { practice } from '../content/practice';
import type { KnownService } from '../facts/services';
import type { Locale } from '../languages/locales';
import { localePath } from './addresses';

/** What the site knows of a page besides its words. */
type Page = {
  /** Its path in English; the paths under a prefix are the same. */
  path: `/${string}`;
  /** Where the header, the small screen's menu and the 404 screen name it. Pages link to the others where they are needed. */
  menu?: 'main' | 'services';
  footer?: true;
  /** The drawing on its social card. A page without one has no card: a link to it that somebody sends shows no picture. */
  card?: string;
};

/** Every page of the site, in the order in which menus name them: a row each. */
export const pages = {
  home: { path: '/', menu: 'main', footer: true, card: 'hero' },
  services: { path: '/services', menu: 'main', card: 'fork' },
  'couples-marriage': {
    path: '/services/couples-marriage',
    menu: 'services',
    footer: true,
    card: 'currents',
  },
  'infidelity-recovery': {
    path: '/services/infidelity-recovery',
    menu: 'services',
    footer: true,
    card: 'tideline',
  },
  'adhd-couples': {
    path: '/services/adhd-couples',
    menu: 'services',
    card: 'reeds',
  },
  'sex-therapy': {
    path: '/services/sex-therapy',
    menu: 'services',
    card: 'roots',
  },
  individual: {
    path: '/services/individual',
    menu: 'services',
    card: 'boat',
  },
  fees: { path: '/fees', menu: 'main', footer: true, card: 'river' },
  blog: { path: '/blog', menu: 'main', footer: true, card: 'reed-bank' },
  contact: { path: '/contact', menu: 'main', card: 'lamp' },
  help: { path: '/help' },
  privacy: { path: '/privacy', card: 'hero' },
} as const satisfies Record<string, Page> & Record<KnownService, Page & { menu: 'services' }>;

type Pages = typeof pages;
type With<Column extends Partial<Page>> = {
  [Id in keyof Pages]: Pages[Id] extends Column ? Id : never;
}[keyof Pages];

export type PageId = keyof Pages;
export type ServiceId = With<{ menu: 'services' }>;
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
export const mainIds = () => pageIds().filter((page) => rows[page].menu === 'main');
export const footerIds = () => pageIds().filter((page) => rows[page].footer);
export const cardIds = (): CardId[] =>
  practice.online === false ? serviceIds() : [...serviceIds(), 'online'];

export function isService(page: PageId): page is ServiceId {
  return rows[page].menu === 'services';
}

/** Whether the site has a page: services are the practice's to offer. */
export function isOffered(page: PageId): boolean {
  return !isService(page) || practice.services.includes(page);
}
