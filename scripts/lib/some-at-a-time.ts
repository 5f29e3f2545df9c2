import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';

/**
 * Does something with each of many things, as many at once as this machine has processors, and a few more that
 * wait for its disk: all at once would not fit into memory.
 */
export function someAtATime<Thing>(
  things: Iterable<Thing>,
  work: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  return Readable.from(things).forEach(async (thing) => void (await work(thing)), {
    concurrency: availableParallelism() + 2,
  });
}
