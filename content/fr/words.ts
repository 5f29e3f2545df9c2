import type { Translation } from '../../words/shapes';
import type { Words } from '../en/words';
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

export const words: Translation<Words> = {
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
  },
  common,
  fiveSigns,
  delivery,
  cost,
  openingHours,
  nearest,
  notFound,
  error,
};
