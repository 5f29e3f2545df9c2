import { practice } from '@/content/practice';
import { phoneDisplay } from '@/facts/phone';

/** Beside the name on paper, as on a letterhead: the phone and the place. */
export function PrintAddress() {
  const { suburb, area, state, postcode } = practice.location;
  return (
    <address className="hidden text-right not-italic print:block">
      {phoneDisplay} · {suburb}, {area}, {state} {postcode}
    </address>
  );
}
