import { parseOdds, payout } from '../../engine/book/payout.ts';
import type { Side } from '../../engine/cockfight.ts';
import { ChipTray, chipKey } from '../chips.ts';
import { h, isStill } from '../dom.ts';
import { countDown, EventFeed } from '../feed.ts';
import { resultWords } from '../result.ts';
import { buildRules } from '../rules.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';
import { Zones } from '../zones.ts';
import { drawBird } from './bird.ts';

const SIDES = ['meron', 'draw', 'wala'] as const;
const TICK_MS = 250;

interface Events {
  fight: number;
  closesAt: number;
  endsAt: number;
  nextAt: number;
  odds: Record<Side, string>;
  winner: Side | null;
  history: Side[];
}

export function mount(table: Table<{ mostOnSpot: number }, null>): GameView {
  const { text, info, sound } = table;
  const names = text.cockfight;
  const clock = h('p', { class: 'clock' });
  const arena = h('div', { class: 'arena' }, drawBird('meron'), drawBird('wala'), clock);
  const beads = h('ol', { class: 'beads', 'aria-label': text.baccarat.results });
  let events: Events | null = null;
  let announced = 0;
  /** Chips (in minimum bets) by fight. */
  const mine = new Map<number, Partial<Record<Side, number>>>();
  let isBusy = false;
  const zones = new Zones(
    SIDES.map((id) => ({ id, label: names[id], note: '' })),
    (id) => tray.place(id),
  );
  const tray = new ChipTray({
    table,
    mostOnSpot: info.rules.mostOnSpot,
    start: () => void bet(),
    startLabel: text.book.place,
    onChange: (placed) => queueMicrotask(() => zones.lay(placed, tray)),
  });
  const feed = new EventFeed<Events>(table, show, () => isBusy);

  function show(heard: Events): void {
    events = heard;
    for (const side of SIDES) zones.setNote(side, heard.odds[side]);
    beads.replaceChildren(...heard.history.map((side) => h('li', { class: side }, names.short[side])));
    zones.showWinners(heard.winner ? [heard.winner] : []);
    if (heard.winner && announced !== heard.fight) {
      announced = heard.fight;
      sound.play('win');
      const words = heard.winner === 'draw' ? names.tied : fill(names.wins, { side: names[heard.winner] });
      const staked = stakesOn(heard.fight).reduce((sum, [, stake]) => sum + stake, 0);
      const result = { staked, paid: paidBy(heard, heard.winner) };
      table.say(staked > 0 ? `${words} · ${resultWords(text, table.money, result)}` : words);
    }
    tick();
  }

  /** Returns ten-thousandths of the currency, by side. */
  const stakesOn = (fight: number) =>
    SIDES.map((side) => [side, (mine.get(fight)?.[side] ?? 0) * info.minBet] as const);

  /** Returns ten-thousandths; a draw refunds the bets on birds. */
  function paidBy({ fight, odds }: Events, winner: Side): number {
    const computePayout = ([side, stake]: readonly [Side, number]) =>
      side === winner ? Number(payout(BigInt(stake), [parseOdds(odds[side])])) : winner === 'draw' ? stake : 0;
    return stakesOn(fight).reduce((sum, bet) => sum + computePayout(bet), 0);
  }

  function tick(): void {
    if (!events) return;
    const isOpen = feed.now < events.closesAt;
    const isFighting = !isOpen && feed.now < events.endsAt;
    zones.isClosed = !isOpen;
    tray.isLocked = !isOpen || isBusy;
    arena.dataset.stage = isOpen ? 'open' : isFighting ? 'fight' : (events.winner ?? 'fight');
    arena.classList.toggle('still', isStill());
    const left = (isOpen ? events.closesAt : isFighting ? events.endsAt : events.nextAt) - feed.now;
    const stage = isOpen ? names.open : isFighting ? names.fight : names.next;
    clock.textContent = `${fill(names.number, { number: events.fight % 1000 })} · ${stage} ${countDown(left)}`;
    if (feed.now >= events.nextAt) void feed.ask();
  }

  async function bet(): Promise<void> {
    if (isBusy || !events) return;
    if (feed.now >= events.closesAt) return table.say(names.closed);
    if (tray.units === 0) return table.say(text.chips.first);
    isBusy = true;
    tray.isLocked = true;
    const { fight } = events;
    const chips: Partial<Record<Side, number>> = tray.placed;
    const answer = await table.play({ fight, chips }, tray.units);
    if (answer) {
      const before = mine.get(fight) ?? {};
      mine.set(fight, Object.fromEntries(SIDES.map((side) => [side, (before[side] ?? 0) + (chips[side] ?? 0)])));
      table.showBalance(answer.balance);
      table.say(text.book.placed);
      tray.isLocked = false;
      tray.collect();
    }
    isBusy = false;
    tick();
  }

  setInterval(tick, TICK_MS);
  return {
    stage: h('div', { class: 'cockfight' }, arena, zones.element, beads),
    controls: tray.element,
    get rules() {
      return buildRules(text, names);
    },
    onKey(key) {
      if (key === ' ' || key === 'Enter') void bet();
      else return chipKey(tray, key);
      return true;
    },
    pause: () => undefined,
  };
}
