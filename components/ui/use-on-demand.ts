import { useCallback, useState } from 'react';

/**
 * A module that is loaded on demand, as a chunk of its own.
 * @param load imports it
 * @returns the module, undefined until it is loaded, and a function that loads it. Its promise rejects where
 * the chunk fails to load. The function is stable as long as `load` is.
 */
export function useOnDemand<Code>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  // React would call a module that is a function, as an updater of the state.
  const fetchCode = useCallback(() => load().then((code) => setCode(() => code)), [load]);
  return [code, fetchCode] as const;
}
