import { useEffect, useState } from 'react';

/** Whether React has taken the page over: until then, and without scripts, a control can do nothing. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}
