import { AdhdCouplesPage } from '@/components/pages/adhd-couples/adhd-couples-page';
import { CouplesMarriagePage } from '@/components/pages/couples-marriage/couples-marriage-page';
import { IndividualPage } from '@/components/pages/individual/individual-page';
import { InfidelityRecoveryPage } from '@/components/pages/infidelity-recovery/infidelity-recovery-page';
import { SexTherapyPage } from '@/components/pages/sex-therapy/sex-therapy-page';
import { type ServiceId, serviceIds } from '@/routing/pages';
import { pageRoute } from './page-route';

const routes: Record<ServiceId, ReturnType<typeof pageRoute>> = {
  'couples-marriage': pageRoute('couples-marriage', CouplesMarriagePage),
  'infidelity-recovery': pageRoute('infidelity-recovery', InfidelityRecoveryPage),
  'adhd-couples': pageRoute('adhd-couples', AdhdCouplesPage),
  'sex-therapy': pageRoute('sex-therapy', SexTherapyPage),
  individual: pageRoute('individual', IndividualPage),
};

type Props = { params: Promise<{ locale?: string; service: string }> };

/** What the route file of `/services/{service}` exports, the same in both trees: the services that are offered. */
export const serviceRoute = {
  generateStaticParams: () => serviceIds().map((service) => ({ service })),
  generateMetadata: async (props: Props) => (await routeOf(props)).generateMetadata(props),
  Page: async (props: Props) => (await routeOf(props)).Page(props),
};

/** `dynamicParams` lets no other service come this far. */
const routeOf = async ({ params }: Props) => routes[(await params).service as ServiceId];
