import type { PageId } from '../../routing/pages';
import { adhdCouples } from './adhd-couples';
import { blog } from './blog';
import { common } from './common';
import { contact } from './contact';
import { cost } from './cost';
import { couplesMarriage } from './couples-marriage';
import { delivery } from './delivery';
import { error } from './error';
import { fees } from './fees';
import { fiveSigns } from './five-signs';
import { help } from './help';
import { home } from './home';
import { individual } from './individual';
import { infidelityRecovery } from './infidelity-recovery';
import { nearest } from './nearest';
import { notFound } from './not-found';
import { openingHours } from './opening-hours';
import { privacy } from './privacy';
import { services } from './services';
import { sexTherapy } from './sex-therapy';

/** Everything the site says in English. Its type is what every other language has to say. */
export const words = {
  /** Each page's own words, by its id; the file is named by the id too. `name` is for menus and breadcrumbs. */
  pages: {
    home,
    services,
    'couples-marriage': couplesMarriage,
    'infidelity-recovery': infidelityRecovery,
    'adhd-couples': adhdCouples,
    'sex-therapy': sexTherapy,
    individual,
    fees,
    blog,
    contact,
    help,
    privacy,
  } satisfies Record<PageId, { name: string }>,
  common,
  fiveSigns,
  notFound,
  error,
  delivery,
  cost,
  openingHours,
  nearest,
};

export type Words = typeof words;
