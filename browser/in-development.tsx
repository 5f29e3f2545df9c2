'use client';

import { useEffect } from 'react';

/** Starts what the export's own script does, once Next has hydrated the page. */
export function BehavioursInDevelopment() {
  useEffect(() => {
    void import('@/browser/behaviours').then(({ startBehaviours }) => startBehaviours());
  }, []);
  return null;
}
