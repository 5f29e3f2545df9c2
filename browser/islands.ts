import type { ComponentType } from 'react';
import type { IslandName } from '@/components/ui/island';

type Island = {
  /** Fetches the component, which has a file of its own. */
  load: () => Promise<ComponentType<never>>;
  /**
   * When it is hydrated: as it comes near the window, or as a pointer or the focus comes to the navigation or other
   * landmark that it is in.
   */
  when: 'near the window' | 'approached';
};

/** Every island of the site. */
export const islands: Record<IslandName, Island> = {
  'breathing-pacer': {
    load: async () =>
      (await import('@/components/pages/infidelity-ptsd/breathing-pacer')).BreathingPacer,
    when: 'near the window',
  },
  'cost-calculator': {
    load: async () => (await import('@/components/pages/fees/cost-calculator')).CostCalculator,
    when: 'near the window',
  },
  'enquiry-form': {
    load: async () => (await import('@/components/pages/contact/enquiry-form')).EnquiryForm,
    when: 'near the window',
  },
  'services-menu': {
    load: async () => (await import('@/components/layout/services-menu')).ServicesMenu,
    when: 'approached',
  },
};
