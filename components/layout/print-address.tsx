import { practice } from '@/content/practice';
import { phoneDisplay } from '@/site/phone';

/** What stands at the foot of a printed page, in place of header and footer. */
export function PrintAddress() {
  const { suburb, area, state, postcode } = practice.location;
  return (
    <address className="measure mt-8 hidden border-t border-current not-italic break-before-avoid print:block">
      {practice.name} · {phoneDisplay} · {suburb}, {area}, {state} {postcode}
    </address>
  );
}
