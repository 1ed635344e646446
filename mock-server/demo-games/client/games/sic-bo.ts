import { DICE_SPOTS } from '../../engine/sic-bo-spots.ts';
import { ChipTray, chipKey } from '../chips.ts';
import { h, isStill, wait } from '../dom.ts';
import { buildRules } from '../rules.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';
import { Zones } from '../zones.ts';
import { drawDie } from './die.ts';

const SHAKES = 9;
const SHAKE_MS = 90;
const LAST_RESULTS = 18;

interface Detail {
  drawn: [number, number, number];
}

export function mount(table: Table<{ mostOnSpot: number }, null>): GameView {
  const { text, info, sound } = table;
  const names = text.sicBo;
  const cup = h('div', { class: 'dice' }, drawDie(1), drawDie(3), drawDie(6));
  const last = h('ol', { class: 'last-results', 'aria-label': text.baccarat.results });
  let isBusy = false;
  const zones = new Zones(
    [...DICE_SPOTS.values()].map(({ id, most }) => ({ id, label: spotLabel(id), note: `${most / 100 - 1}:1` })),
    (id) => tray.place(id),
  );
  const tray = new ChipTray({
    table,
    mostOnSpot: info.rules.mostOnSpot,
    start: () => void shake(),
    startLabel: names.shake,
    onChange: (placed) => queueMicrotask(() => zones.lay(placed, tray)),
  });

  function spotLabel(id: string): string {
    const [kind = '', number = ''] = id.split('-');
    if (number === '') return names[kind as 'small' | 'odd' | 'even' | 'big' | 'any'];
    return fill(names[kind as 'sum' | 'double' | 'triple' | 'face'], { number });
  }

  async function roll(dice: readonly number[]): Promise<void> {
    for (let step = 0; step < SHAKES && !isStill(); step += 1) {
      cup.replaceChildren(...dice.map((face) => drawDie(((face + step + 1) % 6) + 1)));
      cup.classList.toggle('tilted', step % 2 === 0);
      await wait(SHAKE_MS);
    }
    cup.classList.remove('tilted');
    cup.replaceChildren(...dice.map(drawDie));
  }

  async function shake(): Promise<void> {
    if (isBusy) return;
    if (tray.units === 0) return table.say(text.chips.first);
    isBusy = true;
    tray.isLocked = true;
    const answer = await table.play<Detail>({ chips: tray.placed }, tray.units);
    if (answer) {
      const { drawn: dice } = answer.detail;
      zones.showWinners([]);
      sound.play('spin');
      cup.scrollIntoView({ block: 'nearest' });
      await roll(dice);
      const winners = [...DICE_SPOTS.values()].filter(({ pays }) => pays(dice) > 0).map(({ id }) => id);
      zones.showWinners(winners);
      const sum = dice.reduce((total, face) => total + face, 0);
      last.append(h('li', { class: winners.find((id) => ['small', 'big', 'any'].includes(id)) ?? '' }, String(sum)));
      if (last.children.length > LAST_RESULTS) last.firstElementChild?.remove();
      table.settle(answer, { words: `${dice.join(' + ')} = ${sum}` });
      tray.collect();
    }
    tray.isLocked = false;
    isBusy = false;
  }

  return {
    stage: h('div', { class: 'sic-bo' }, h('div', { class: 'dice-side' }, cup, last), zones.element),
    controls: tray.element,
    get rules() {
      return buildRules(text, { about: names.about, keys: text.baccarat.keys });
    },
    onKey(key) {
      if (key === ' ' || key === 'Enter') void shake();
      else return chipKey(tray, key);
      return true;
    },
    pause: () => undefined,
  };
}
