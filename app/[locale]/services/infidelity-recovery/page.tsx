import { InfidelityRecoveryPage } from '@/components/pages/infidelity-recovery/infidelity-recovery-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/services/infidelity-recovery'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('infidelity-recovery', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <InfidelityRecoveryPage locale={assertPrefixedLocale((await params).locale)} />;
}
