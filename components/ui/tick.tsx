'use client';

import { unremembered } from './unremembered';

/** A round box to tick, for the eye of one visitor: nothing reads it and nothing keeps it. */
export function Tick({ label }: { label: string }) {
  return <input ref={unremembered} type="checkbox" aria-label={label} className="tick" />;
}
