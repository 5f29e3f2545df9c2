import { availableParallelism } from 'node:os';

/**
 * Does something with each of many things, as many at once as this machine has processors, and a few more that
 * wait for its disk: all at once would not fit into memory.
 */
export async function someAtATime<Thing>(
  things: Iterable<Thing>,
  work: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const waiting = things[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: availableParallelism() + 2 }, async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
    }),
  );
}
