import type { PacerWords } from '@/components/pages/infidelity-ptsd/breathing-pacer';
import { fill } from '@/languages/fill';

/**
 * Starts and stops the breathing pacer (components/pages/infidelity-ptsd/breathing-pacer.tsx). Screen readers are told
 * the rounds and not the counts.
 */
export function paceBreath(): void {
  for (const pacer of document.querySelectorAll<HTMLElement>('[data-pacer]')) {
    const words: PacerWords = JSON.parse(pacer.dataset.pacer ?? '');
    const status = pacer.querySelector('[role=status]') as HTMLElement;
    let stop: (() => number) | undefined;
    const say = (text: string, count = 0) => {
      status.textContent = fill(text, { count });
    };
    pacer.querySelector('button')?.addEventListener('click', () => {
      if (stop) {
        say(words.stopped, stop());
        stop = undefined;
      } else {
        say(words.started);
        stop = run(pacer, (round) => say(words.round, round));
      }
    });
    pacer.dataset.state = 'ready';
  }
}

/**
 * Moves a pacer by one bar a second.
 * @param onRound is called with the number of each round after the first
 * @returns a function that stops it, and returns how many rounds are done
 */
function run(pacer: HTMLElement, onRound: (round: number) => void): () => number {
  const bars = [...pacer.querySelectorAll<HTMLElement>('[data-second]')];
  const count = pacer.querySelector('[data-count]') as HTMLElement;
  const start = performance.now();
  let done = 0;

  const show = () => {
    const seconds = Math.floor((performance.now() - start) / 1000);
    const now = seconds % bars.length;
    const phase = bars[now]?.dataset.second;
    const lit = bars.filter(({ dataset }, second) => dataset.second === phase && second <= now);
    for (const bar of bars) bar.toggleAttribute('data-lit', lit.includes(bar));
    pacer.dataset.phase = phase;
    count.textContent = `${lit.length}`;
    const rounds = Math.floor(seconds / bars.length);
    if (rounds > done) onRound(rounds + 1);
    done = rounds;
  };
  show();
  pacer.dataset.state = 'running';
  // By the clock: a tab in the background is called less often, and must not fall behind the tide.
  const timer = window.setInterval(show, 250);

  return () => {
    window.clearInterval(timer);
    pacer.dataset.state = 'ready';
    for (const bar of bars) bar.removeAttribute('data-lit');
    return done;
  };
}
