'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { TideBreath } from '@/components/illustrations/tide-breath';
import { Button } from '@/components/ui/button';
import { OneOf } from '@/components/ui/one-of';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { BreathingWords } from '@/content/en/breathing';
import { fill } from '@/languages/fill';

/** The seconds of a breath in, and of the breath out that follows it. */
const counts = { in: [1, 2, 3, 4], out: [1, 2, 3, 4, 5, 6] };
const round = counts.in.length + counts.out.length;

/**
 * Breathing at a pace: four counts in, six out. It starts and stops by a button, makes no sound, and
 * says the rounds but not the counts to a screen reader. Where nothing may move it counts instead.
 */
export function BreathingPacer({ words }: { words: BreathingWords }) {
  const hydrated = useHydrated();
  const [running, setRunning] = useState(false);
  const seconds = useSeconds(running);
  const [spoken, setSpoken] = useState('');

  const second = seconds % round;
  const phase = second < counts.in.length ? 'in' : 'out';
  const count = 1 + (phase === 'in' ? second : second - counts.in.length);
  const rounds = Math.floor(seconds / round) + 1;

  useEffect(() => {
    if (running && rounds > 1) setSpoken(fill(words.spoken.round, { count: rounds }));
  }, [running, rounds, words]);

  function toggle() {
    setRunning(!running);
    setSpoken(running ? fill(words.spoken.stopped, { count: rounds - 1 }) : words.spoken.started);
  }

  return (
    <div className="overflow-hidden rounded-card bg-shell print:border print:border-glass">
      <div className="relative aspect-15/4 min-h-36 w-full print:hidden">
        <TideBreath
          moves={running}
          className={clsx('h-full w-full', running && 'motion-reduce:hidden')}
        />
        {running && (
          <p
            aria-hidden="true"
            className="hidden h-full items-center justify-center gap-5 font-display text-title motion-reduce:flex"
          >
            <span>{words.now[phase]}</span>
            <span className="text-7xl leading-none tabular-nums">{count}</span>
          </p>
        )}
      </div>
      <div className="p-6 pt-4 sm:p-8 sm:pt-5 large-text:px-2">
        <div className="flex gap-4 font-display text-title leading-tight large-text:flex-col">
          {(['in', 'out'] as const).map((name) => (
            <div key={name} className={clsx('basis-0', name === 'in' ? 'grow-4' : 'grow-6')}>
              <p>{words[name]}</p>
              <div aria-hidden="true" className="mt-3 flex gap-1.5">
                {counts[name].map((each) => (
                  <span
                    key={each}
                    // Filled by its border, which forced colours keep.
                    className={clsx(
                      'h-1.5 grow rounded-full border-river',
                      running && phase === name && each <= count ? 'border-3 bg-river' : 'border',
                    )}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 noscript:hidden print:hidden">
          {/* A press before it is hydrated is not lost (browser/prepare-island.ts). */}
          <Button look="help" onClick={toggle}>
            <OneOf texts={[words.start, words.stop]} shown={running ? 1 : 0} />
          </Button>
          <div className="grid text-base text-ink-soft *:col-start-1 *:row-start-1">
            <p>{words.hint}</p>
            <p className={clsx('bg-shell', hydrated ? 'invisible' : 'late')}>{words.late}</p>
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

/** Whole seconds since it began to run; it begins anew every time. */
function useSeconds(running: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!running) return;
    const start = performance.now();
    // By the clock: a tab in the background is called less often, and must not fall behind the tide.
    const timer = window.setInterval(
      () => setSeconds(Math.floor((performance.now() - start) / 1000)),
      250,
    );
    return () => {
      window.clearInterval(timer);
      setSeconds(0);
    };
  }, [running]);
  return seconds;
}
