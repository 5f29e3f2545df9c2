import { useEffect, useState } from 'react';

/** Whether React has hydrated the page: until then, and without scripts, a control can do nothing. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
