import { useCallback, useState } from 'react';

/**
 * Code that few visitors want, in a file of its own.
 * @param load imports it
 * @returns the code, undefined until it has come, and a function that fetches it. Its promise rejects where
 * the file does not come. The function stays the same between renders as long as `load` does.
 */
export function useOnDemand<Code>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  // A function as the next state would be called.
  const fetchCode = useCallback(() => load().then((code) => setCode(() => code)), [load]);
  return [code, fetchCode] as const;
}
