import { ServicePage } from '@/components/pages/service/service-page';
import { type ServiceId, serviceIds } from '@/routing/pages';
import { pageRoute } from './page-route';

type Props = { params: Promise<{ locale?: string; service: ServiceId }> };

/** What the route file of `/services/{service}` exports, the same in both trees: the services that are offered. */
export const serviceRoute = {
  generateStaticParams: () => serviceIds().map((service) => ({ service })),
  generateMetadata: async (props: Props) => (await routeOf(props)).generateMetadata(props),
  Page: async (props: Props) => (await routeOf(props)).Page(props),
};

/** `dynamicParams` lets no other service come this far. */
const routeOf = async ({ params }: Props) => pageRoute((await params).service, ServicePage);
