import { BALLS, KENO_PAYS, MOST_SPOTS } from '../../engine/keno-pays.ts';
import { h, isStill, wait } from '../dom.ts';
import { buildRules } from '../rules.ts';
import { BetStepper } from '../stepper.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';

const COLUMNS = 10;
const BALL_MS = 110;

interface Detail {
  drawn: number[];
  hits: number;
  isGolden: boolean;
}

export function mount(table: Table<{ levels: number[] }, null>): GameView {
  const { text, info, money, sound } = table;
  const names = text.keno;
  const chosen = new Set<number>();
  let isBusy = false;
  const numbers = Array.from({ length: BALLS }, (_, index) =>
    h('button', { type: 'button', 'aria-pressed': 'false', onclick: () => toggle(index + 1) }, String(index + 1)),
  );
  const pays = h('table', { class: 'keno-pays' });
  const stepper = new BetStepper(table, info.rules.levels);
  const button = (kind: string, label: string, onclick: () => void) =>
    h('button', { type: 'button', class: kind, onclick }, label);
  const draw = button('primary', names.draw, () => void play());

  function clearDraw(): void {
    for (const ball of numbers) ball.className = '';
  }

  function show(): void {
    for (const [index, ball] of numbers.entries()) ball.setAttribute('aria-pressed', String(chosen.has(index + 1)));
    const tables = KENO_PAYS[chosen.size];
    const hits = Object.keys({ ...tables?.plain, ...tables?.golden }).map(Number);
    const head = h(
      'tr',
      {},
      h('th', { scope: 'col' }, names.hits),
      h('th', { scope: 'col' }, names.plain),
      h('th', { scope: 'col', class: 'golden' }, names.golden),
    );
    const rows = hits.map((count) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, String(count)),
        h('td', {}, `×${tables?.plain[count] ?? 0}`),
        h('td', { class: 'golden' }, `×${tables?.golden[count] ?? 0}`),
      ),
    );
    pays.replaceChildren(h('caption', {}, fill(names.chosen, { count: chosen.size, most: MOST_SPOTS })), head, ...rows);
    draw.disabled = isBusy || chosen.size === 0;
  }

  function toggle(number: number): void {
    if (isBusy) return;
    clearDraw();
    if (!chosen.delete(number) && chosen.size < MOST_SPOTS) chosen.add(number);
    sound.play('click');
    show();
  }

  /**
   * Picks as many numbers as before, else the maximum. The browser's random numbers suffice: picks do not affect the
   * draw.
   */
  function pick(): void {
    if (isBusy) return;
    clearDraw();
    const count = chosen.size || MOST_SPOTS;
    chosen.clear();
    while (chosen.size < count) chosen.add(1 + Math.floor(Math.random() * BALLS));
    show();
  }

  function clear(): void {
    if (isBusy) return;
    chosen.clear();
    clearDraw();
    show();
  }

  async function play(): Promise<void> {
    if (isBusy) return;
    if (chosen.size === 0) return table.say(names.first);
    isBusy = true;
    stepper.isLocked = true;
    show();
    clearDraw();
    const answer = await table.play<Detail>({ level: stepper.level, spots: [...chosen] }, stepper.units);
    if (answer) {
      const { drawn, hits, isGolden } = answer.detail;
      board.classList.toggle('golden', isGolden);
      for (const ball of drawn) {
        numbers[ball - 1]?.classList.add(chosen.has(ball) ? 'hit' : 'drawn');
        sound.play(chosen.has(ball) ? 'stop' : 'click');
        if (!isStill()) await wait(BALL_MS);
      }
      const words = fill(names.result, { hits, count: chosen.size });
      table.settle(answer, { words: isGolden ? `${names.golden} · ${words}` : words });
    }
    isBusy = false;
    stepper.isLocked = false;
    show();
  }

  function move(key: string): boolean {
    const at = numbers.indexOf(document.activeElement as HTMLButtonElement);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };
    const next = numbers[at < 0 ? 0 : at + (steps[key] ?? 0)];
    next?.focus();
    return next !== undefined;
  }

  const board = h('div', { class: 'keno-board', role: 'group', 'aria-label': names.board }, ...numbers);
  show();
  return {
    stage: h('div', { class: 'keno' }, board, pays),
    controls: h(
      'div',
      { class: 'row play-bar' },
      button('plain', names.pick, pick),
      button('plain', text.chips.clear, clear),
      stepper.element,
      draw,
    ),
    get rules() {
      const perBet = fill(text.slot.perBet, { amount: money(stepper.units) });
      return buildRules(text, names, h('p', { class: 'quiet' }, perBet));
    },
    onKey(key) {
      if (key.startsWith('Arrow')) return move(key);
      if (key === ' ' || key === 'Enter') void play();
      else if (key === '+' || key === '=') stepper.move(1);
      else if (key === '-') stepper.move(-1);
      else if (key.toLowerCase() === 'q') pick();
      else return false;
      return true;
    },
    pause: () => undefined,
  };
}
