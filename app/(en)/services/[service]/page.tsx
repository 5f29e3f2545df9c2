import { pageRoute } from '@/app/page-route';
import { ServicePage } from '@/components/pages/service/service-page';
import { type ServiceId, serviceIds } from '@/routing/pages';

type Props = { params: Promise<{ locale?: string; service: ServiceId }> };

export const dynamicParams = false;
export const generateStaticParams = () => serviceIds().map((service) => ({ service }));
export const generateMetadata = async (props: Props) =>
  (await routeOf(props)).generateMetadata(props);

export default async function Page(props: Props) {
  return (await routeOf(props)).Page(props);
}

/** `dynamicParams` lets no other service come this far. */
const routeOf = async ({ params }: Props) => pageRoute((await params).service, ServicePage);
