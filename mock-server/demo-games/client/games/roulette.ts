import { pocketColour } from '../../engine/roulette-spots.ts';
import { ChipTray, chipKey } from '../chips.ts';
import { h } from '../dom.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';
import { Board } from './roulette-board.ts';
import { Wheel } from './roulette-wheel.ts';

interface Rules {
  mostOnSpot: number;
}

interface Detail {
  number: number;
}

const LAST_NUMBERS = 10;

export function mount(table: Table<Rules, null>): GameView {
  const { text, info, sound } = table;
  const wheel = new Wheel();
  const last = h('ol', { class: 'last-numbers' });
  let isBusy = false;
  const board = new Board(text, (id) => tray.place(id));
  const tray = new ChipTray({
    table,
    mostOnSpot: info.rules.mostOnSpot,
    start: () => void spin(),
    startLabel: text.roulette.spin,
    onChange: (placed) =>
      queueMicrotask(() => board.lay(new Map([...placed].map(([id, count]) => [id, tray.chipFor(count)])))),
  });

  async function spin(): Promise<void> {
    if (isBusy) return;
    if (tray.units === 0) return table.say(text.chips.first);
    isBusy = true;
    tray.isLocked = true;
    board.showResult(null);
    const answer = await table.play<Detail>({ chips: tray.placed }, tray.units);
    if (answer) {
      const { number } = answer.detail;
      sound.play('spin');
      wheel.element.scrollIntoView({ block: 'nearest' });
      await wheel.spinTo(number);
      board.showResult(number);
      last.prepend(h('li', { class: pocketColour(number) }, String(number)));
      last.children[LAST_NUMBERS]?.remove();
      table.settle(answer, {
        words: fill(text.roulette.result, { number, colour: text.roulette[pocketColour(number)] }),
      });
      tray.collect();
    }
    tray.isLocked = false;
    isBusy = false;
  }

  return {
    stage: h('div', { class: 'roulette' }, h('div', { class: 'wheel-side' }, wheel.element, last), board.element),
    controls: tray.element,
    get rules() {
      return h(
        'div',
        { class: 'stack' },
        h('p', {}, text.roulette.about),
        h('p', { class: 'quiet' }, `${text.keys}: ${text.roulette.keys}`),
      );
    },
    onKey(key) {
      if (key === ' ') void spin();
      else if (key.startsWith('Arrow')) return board.move(key);
      else return chipKey(tray, key);
      return true;
    },
    pause: () => undefined,
  };
}
