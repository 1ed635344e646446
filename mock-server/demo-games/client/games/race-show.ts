import { RUNNERS } from '../../engine/spots/race.ts';
import { h, isStill, setStyle, wait } from '../dom.ts';
import type { Sound } from '../sound.ts';
import type { Texts } from '../texts/shape.ts';
import { fill } from '../texts/texts.ts';
import type { Show } from './show.ts';

const RACE_MS = 3600;
const GAP_MS = 260;

/** The first runner drawn finishes first. */
export function raceShow({ spots }: Texts, sound: Sound): Show {
  const runners = Array.from({ length: RUNNERS }, (_, runner) =>
    h('b', { class: `runner runner-${runner}` }, String(runner + 1)),
  );
  const lanes = runners.map((runner) => h('div', { class: 'lane' }, runner));

  return {
    element: h('div', { class: 'lanes', 'aria-hidden': 'true' }, ...lanes),
    startLabel: spots.start.race,
    async play(order) {
      sound.play('shot');
      for (const [place, index] of order.entries()) {
        const runner = runners[index];
        if (!runner) continue;
        setStyle(runner, { '--run': isStill() ? '0s' : `${RACE_MS + place * GAP_MS}ms`, '--place': place });
        runner.classList.remove('home', 'first');
      }
      // Waits a frame: finished runners restart at the gate.
      await wait(isStill() ? 20 : 60);
      for (const runner of runners) runner.classList.add('home');
      await wait(isStill() ? 60 : RACE_MS + RUNNERS * GAP_MS);
      runners[order[0] ?? 0]?.classList.add('first');
    },
    resultText: ([first = 0, second = 0]) => fill(spots.finish, { first: first + 1, second: second + 1 }),
  };
}
