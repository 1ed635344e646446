import { h, isStill, setStyle, wait } from '../dom.ts';
import { rulesOf } from '../rules.ts';
import { SoloBar } from '../solo.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';

/** Multipliers to cash out at, in hundredths of the bet. */
const TARGETS = [110, 125, 150, 200, 300, 500, 1000, 2500, 5000, 10_000, 100_000];
const LONGEST_MS = 5000;
const LAST_RESULTS = 12;
const STEP_MS = 40;

interface Detail {
  height: number;
  hasWon: boolean;
}

const shown = (hundredths: number) => `×${(hundredths / 100).toFixed(2)}`;

/** Mounts a crash game: a multiplier climbs until it crashes; the bet is cashed out before that, or lost. */
export function mount(table: Table<{ levels: number[] }, null>): GameView {
  const { text, info, sound } = table;
  const names = text.crash;
  const height = h('p', { class: 'height' }, shown(100));
  const craft = h('i', { class: 'craft', 'aria-hidden': 'true' });
  const sky = h('div', { class: 'sky' }, craft, height);
  const last = h('ol', { class: 'last-words', 'aria-label': text.baccarat.results });
  const target = h(
    'select',
    { 'aria-label': names.target },
    ...TARGETS.map((each) => h('option', { value: each }, shown(each))),
  );
  target.value = '200';
  const bar = new SoloBar({
    table,
    levels: info.rules.levels,
    startLabel: names.start,
    start: play,
    more: [h('label', { class: 'row' }, h('span', { class: 'quiet' }, names.target), target)],
  });

  /** Animates exponential growth: each doubling takes the same time. */
  async function climb(to: number): Promise<void> {
    const length = Math.min(LONGEST_MS, 700 * Math.log2(to / 50));
    for (let at = 0; at < length && !isStill(); at += STEP_MS) {
      const now = 100 * (to / 100) ** (at / length);
      height.textContent = shown(Math.floor(now));
      setStyle(sky, { '--climb': Math.min(1, Math.log10(now / 100) / 1.3).toFixed(3) });
      await wait(STEP_MS);
    }
    height.textContent = shown(to);
    setStyle(sky, { '--climb': Math.min(1, Math.log10(to / 100) / 1.3).toFixed(3) });
  }

  async function play(): Promise<void> {
    sky.className = 'sky';
    const bet = { level: bar.stepper.level, target: Number(target.value) };
    const answer = await table.play<Detail>(bet, bar.stepper.units);
    if (!answer) return;
    sound.play('spin');
    await climb(answer.detail.height);
    sound.play('shot');
    sky.classList.add('burst');
    sky.classList.toggle('has-won', answer.detail.hasWon);
    last.prepend(h('li', { class: answer.detail.hasWon ? 'has-won' : '' }, shown(answer.detail.height)));
    if (last.children.length > LAST_RESULTS) last.lastElementChild?.remove();
    table.settle(answer, { words: fill(names.burst, { height: (answer.detail.height / 100).toFixed(2) }) });
  }

  return {
    stage: h('div', { class: 'crash' }, sky, last),
    controls: bar.element,
    get rules() {
      return rulesOf(text, names);
    },
    onKey(key) {
      const step = { ArrowUp: 1, ArrowDown: -1 }[key];
      if (!step) return bar.onKey(key);
      if (!bar.isBusy) target.selectedIndex = Math.min(TARGETS.length - 1, Math.max(0, target.selectedIndex + step));
      return true;
    },
    pause: () => undefined,
  };
}
