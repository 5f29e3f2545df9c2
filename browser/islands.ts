import type { ComponentType } from 'react';
import type { IslandName } from '@/components/ui/island';

/** How each island's component is fetched. Every one has a file of its own. */
export const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'cost-calculator': async () =>
    (await import('@/components/pages/fees/cost-calculator')).CostCalculator,
  'enquiry-submit': async () =>
    (await import('@/components/pages/contact/enquiry-submit')).EnquirySubmit,
  'services-menu': async () => (await import('@/components/layout/services-menu')).ServicesMenu,
};
