/** The breathing pacer and the grounding steps of the PTSD article, which is in English only. */
export const breathing = {
  in: 'In for 4',
  out: 'Out for 6',
  /** The same while it runs and nothing may move: a count stands beside them. */
  now: { in: 'Breathe in', out: 'Breathe out' },
  start: 'Breathe with me',
  stop: 'Stop',
  hint: 'Stop whenever you like.',
  /** For screen readers, which get the rounds and not every count. */
  spoken: {
    started: 'Started. Breathe in for four, then out for six.',
    round: 'Round {count}',
    stopped: 'Stopped. Rounds: {count}',
  },
};

/** The accessible name of one of the ticks below a grounding step: `2 of 5`. */
export const groundingTick = (count: number, of: number) => `${count} of ${of}`;
