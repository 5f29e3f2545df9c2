/** One event of Chromium's trace, of which `blink.animations` is asked for; `ts` is in microseconds. */
export type AnimationEvent = {
  name: string;
  pid: number;
  ts: number;
  id2?: { local?: string };
  args?: { data?: { displayName?: string; compositeFailed?: number } };
};

/** The names of the animations that began in a trace, and of those that the compositor refused. */
export function animationsIn(events: AnimationEvent[]): { begun: string[]; refused: string[] } {
  const begun: string[] = [];
  const refused: string[] = [];
  // An id is used again once its animation has ended.
  const names = new Map<string, string>();
  for (const { name, pid, id2, args } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name !== 'Animation') continue;
    const { displayName, compositeFailed } = args?.data ?? {};
    const id = `${pid} ${id2?.local}`;
    if (displayName) {
      names.set(id, displayName);
      begun.push(displayName);
    }
    if (compositeFailed) refused.push(names.get(id) ?? '');
  }
  return { begun, refused };
}
