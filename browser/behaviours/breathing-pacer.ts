import type { PacerWords } from '@/components/pages/infidelity-ptsd/breathing-pacer';
import { fill } from '@/languages/fill';

/**
 * Starts and stops the breathing pacer, which moves by one bar a second
 * (components/pages/infidelity-ptsd/breathing-pacer.tsx). Screen readers are told the rounds and not the counts.
 */
export function paceBreath(): void {
  for (const pacer of document.querySelectorAll<HTMLElement>('[data-pacer]')) {
    const words: PacerWords = JSON.parse(pacer.dataset.pacer ?? '');
    const bars = [...pacer.querySelectorAll<HTMLElement>('[data-second]')];
    const counter = pacer.querySelector('[data-count]') as HTMLElement;
    const status = pacer.querySelector('[role=status]') as HTMLElement;
    let timer: number | undefined;
    let start = 0;
    let rounds = 0;
    const say = (text: string, count = 0) => {
      status.textContent = fill(text, { count });
    };
    const show = () => {
      // By the clock: a tab in the background is called less often, and must not fall behind the tide.
      const seconds = Math.floor((performance.now() - start) / 1000);
      const now = seconds % bars.length;
      const phase = bars[now]?.dataset.second;
      const lit = bars.filter(({ dataset }, second) => dataset.second === phase && second <= now);
      for (const bar of bars) bar.toggleAttribute('data-lit', lit.includes(bar));
      pacer.dataset.phase = phase;
      counter.textContent = `${lit.length}`;
      if (seconds < (rounds + 1) * bars.length) return;
      rounds = Math.floor(seconds / bars.length);
      say(words.round, rounds + 1);
    };
    pacer.querySelector('button')?.addEventListener('click', () => {
      if (timer) {
        window.clearInterval(timer);
        timer = undefined;
        for (const bar of bars) bar.removeAttribute('data-lit');
        say(words.stopped, rounds);
      } else {
        start = performance.now();
        rounds = 0;
        timer = window.setInterval(show, 250);
        say(words.started);
        show();
      }
      pacer.dataset.state = timer ? 'running' : 'ready';
    });
    pacer.dataset.state = 'ready';
  }
}
