import type { MinesState } from '../../engine/mines.ts';
import { MOST_MINES, minesPays, TILES } from '../../engine/mines-pays.ts';
import { h } from '../dom.ts';
import { buildRules } from '../rules.ts';
import { formatTimes, SoloBar } from '../solo.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';

const SIDE = 5;
const WHOLE = 10_000;
const COUNTS = Array.from({ length: MOST_MINES }, (_, index) => index + 1);

interface Detail extends MinesState {
  action: 'start' | 'open' | 'met' | 'cash';
  tile?: number;
  found?: number[];
}

/** An open field continues on reopening. */
export function mount(table: Table<{ levels: number[] }, MinesState>): GameView {
  const { text, info, sound, money } = table;
  const names = text.mines;
  let field: MinesState | null = info.state;
  const tiles = Array.from({ length: TILES }, (_, tile) =>
    h('button', {
      type: 'button',
      class: 'tile',
      'aria-label': fill(names.tile, { number: tile + 1 }),
      onclick: () => open(tile),
    }),
  );
  const count = h(
    'select',
    { 'aria-label': names.count },
    ...COUNTS.map((mines) => h('option', { value: mines }, String(mines))),
  );
  count.value = String(field?.mines ?? 3);
  const bar: SoloBar = new SoloBar({
    table,
    levels: info.rules.levels,
    level: field?.level,
    startLabel: names.start,
    start: () => (field ? cash() : start()),
    after: show,
    more: [h('label', { class: 'row' }, h('span', { class: 'quiet' }, names.count), count)],
  });

  function show(): void {
    const opened = field?.opened ?? [];
    for (const [tile, element] of tiles.entries()) {
      element.setAttribute('aria-disabled', String(!field || opened.includes(tile)));
      if (field) element.className = opened.includes(tile) ? 'tile safe' : 'tile';
    }
    const amount = field ? (bar.stepper.units * minesPays(info.rtp, field.mines, opened.length)) / WHOLE : 0;
    bar.button.textContent = field ? fill(names.cash, { amount: money(Math.floor(amount)) }) : names.start;
    bar.button.disabled = field !== null && opened.length === 0;
    bar.stepper.isLocked = field !== null;
    count.disabled = field !== null;
  }

  async function send(bet: object, stake: number): Promise<void> {
    const answer = await table.play<Detail>(bet, stake);
    if (!answer) return;
    const { action, opened, mines, tile, found = [] } = answer.detail;
    field = answer.state;
    show();
    if (!field) reveal(opened, found, tile);
    sound.play(action === 'met' ? 'shot' : 'stop');
    const staked = bar.stepper.units;
    const times = formatTimes(minesPays(info.rtp, mines, opened.length), WHOLE);
    if (action === 'met') table.settle(answer, { words: names.met, staked });
    else if (action === 'cash') table.settle(answer, { words: times, staked });
    else {
      table.settle(answer, { isQuiet: true });
      table.say(action === 'start' ? names.open : fill(names.safe, { times }));
    }
  }

  function reveal(opened: readonly number[], found: readonly number[], met: number | undefined): void {
    for (const [tile, element] of tiles.entries()) {
      const isSafe = opened.includes(tile) || (!found.includes(tile) && tile === met);
      element.className = `tile ${isSafe ? 'safe' : ''} ${found.includes(tile) ? 'mine' : ''}`;
      element.classList.toggle('met', found.includes(tile) && tile === met);
    }
  }

  const start = () =>
    send({ action: 'start', level: bar.stepper.level, mines: Number(count.value) }, bar.stepper.units);
  const cash = async () => (field && field.opened.length > 0 ? send({ action: 'cash' }, 0) : table.say(names.open));

  function open(tile: number): void {
    if (field && !field.opened.includes(tile)) void bar.run(() => send({ action: 'open', tile }, 0));
  }

  function move(key: string): boolean {
    const at = tiles.indexOf(document.activeElement as HTMLButtonElement);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE };
    const next = tiles[at < 0 ? 0 : at + (steps[key] ?? 0)];
    next?.focus();
    return next !== undefined;
  }

  show();
  return {
    stage: h('div', { class: 'mines' }, ...tiles),
    controls: bar.element,
    get rules() {
      return buildRules(text, names);
    },
    onKey: (key) => (key.startsWith('Arrow') ? move(key) : (!field || key === ' ') && bar.onKey(key)),
    pause: () => undefined,
  };
}
