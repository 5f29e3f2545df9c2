import { practice as ours } from '../content/practice';

export function intake({ newClients = true } = ours): 'booking' | 'waitingList' | 'full' {
  if (newClients === 'waiting list') return 'waitingList';
  return newClients ? 'booking' : 'full';
}

/** The practice's own booking page, unless clients can only join a waiting list. */
export const bookingPage = intake() === 'booking' ? ours.booking : undefined;
