'use client';

import { useEffect } from 'react';

/** React runs an effect twice in development. */
let started = false;

/** Starts what the export's own script does, once Next has hydrated the page. */
export function BehavioursInDevelopment() {
  useEffect(() => {
    if (started) return;
    started = true;
    void import('@/browser/behaviours').then(({ startBehaviours }) => startBehaviours());
  }, []);
  return null;
}
