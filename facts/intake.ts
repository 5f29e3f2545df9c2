import type { Practice } from './practice-schema';

export function intake({ newClients = true }: Practice): 'booking' | 'waitingList' | 'full' {
  if (newClients === 'waiting list') return 'waitingList';
  return newClients ? 'booking' : 'full';
}

/** The practice's own booking page, unless clients can only join a waiting list. */
export const bookingPage = (practice: Practice) =>
  intake(practice) === 'booking' ? practice.booking : undefined;
