import { heightAfter } from '../../engine/crash-flight.ts';
import { Refusal, readEvents, readHistory } from '../api.ts';
import { h, isStill, setStyle, wait } from '../dom.ts';
import type { PastRound, RoundAnswer } from '../protocol.ts';
import { buildRules } from '../rules.ts';
import { SoloBar } from '../solo.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';

/** Cash-out targets in hundredths of the bet. The last is the game's maximum. */
const TARGETS = [110, 125, 150, 200, 300, 500, 1000, 2500, 5000, 10_000, 100_000];
const USUAL_TARGET = 200;
const LAST_RESULTS = 12;
const STEP_MS = 40;
const POLL_MS = 250;
const ENDED = 401;

interface Flight {
  level: number;
  target: number;
  startedAt: number;
}
interface Result {
  height: number;
  hasWon: boolean;
}
interface Events {
  flight: (Flight & { result: Result | null }) | null;
}
interface CashDetail {
  pays: number;
  height: number;
}

const shown = (hundredths: number) => (hundredths / 100).toFixed(2);

/** A multiplier climbs until it bursts; the cash-out must come first. */
export function mount(table: Table<{ levels: number[]; least: number; most: number }, Flight>): GameView {
  const { text, info, sound, money } = table;
  const names = text.crash;
  const height = h('p', { class: 'height' }, `×${shown(100)}`);
  const craft = h('i', { class: 'craft', 'aria-hidden': 'true' });
  const sky = h('div', { class: 'sky' }, craft, height);
  const last = h('ol', { class: 'last-words', 'aria-label': text.baccarat.results });
  const target = h(
    'select',
    { 'aria-label': names.target },
    ...TARGETS.map((each) => h('option', { value: each }, each === info.rules.most ? names.off : `×${shown(each)}`)),
  );
  // The last flight stays in the state; its height marks the end.
  let flight: Flight | null = info.state && 'height' in info.state ? null : info.state;
  target.value = String(flight?.target ?? USUAL_TARGET);
  let isCashing = false;
  let isLate = false;
  /** Simulator's clock less the page's. */
  let ahead = 0;
  const bar = new SoloBar({
    table,
    levels: info.rules.levels,
    level: flight?.level,
    startLabel: names.start,
    start: () => (flight ? cash() : start()),
    after: show,
    more: [h('label', { class: 'row' }, h('span', { class: 'quiet' }, names.target), target)],
  });

  const heightNow = ({ startedAt }: Flight) => heightAfter(performance.now() + ahead - startedAt);

  function paint(hundredths: number): void {
    height.textContent = `×${shown(hundredths)}`;
    if (!isStill()) setStyle(sky, { '--climb': Math.min(1, Math.log10(hundredths / 100) / 1.3).toFixed(3) });
    if (flight) bar.button.textContent = fill(names.cash, { amount: money((bar.stepper.units * hundredths) / 100) });
  }

  function show(): void {
    bar.stepper.isLocked = flight !== null;
    target.disabled = flight !== null;
    if (!flight) bar.button.textContent = names.start;
  }

  async function start(): Promise<void> {
    const bet = { action: 'start', level: bar.stepper.level, target: Number(target.value) };
    const answer = await table.play<Flight>(bet, bar.stepper.units);
    if (!answer?.state) return;
    sound.play('spin');
    void fly(answer.state);
  }

  async function fly(begun: Flight): Promise<void> {
    flight = begun;
    isLate = false;
    // Provisional until the first poll.
    ahead = begun.startedAt - performance.now();
    sky.className = 'sky';
    show();
    const painter = setInterval(() => {
      if (flight) paint(Math.min(flight.target, heightNow(flight)));
    }, STEP_MS);
    while (flight) {
      await poll();
      if (flight) await wait(POLL_MS);
    }
    clearInterval(painter);
    show();
  }

  /** Continues after a failed poll. */
  async function poll(): Promise<void> {
    try {
      const { now, balance, events } = await readEvents<Events>();
      ahead = now - performance.now();
      if (!flight || isCashing) return;
      if (events.flight?.result) await finishFlight(events.flight.result, balance);
      // Cashed out in another page.
      else if (!events.flight) end(balance);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== ENDED) return;
      flight = null;
      table.say(text.ended);
    }
  }

  function end(balance: string): void {
    flight = null;
    table.showBalance(balance);
  }

  /** Ends a flight without a manual cash-out. */
  async function finishFlight({ height: burst, hasWon }: Result, balance: string): Promise<void> {
    const [round] = (await readHistory()).rounds;
    if (!flight || !round) return;
    const { target: aim } = flight;
    flight = null;
    sound.play('shot');
    paint(hasWon ? aim : burst);
    mark(burst, hasWon);
    const words = hasWon ? names.cashed : isLate ? names.late : names.burst;
    table.settle(toAnswer(round, balance), {
      words: fill(words, { height: shown(hasWon ? aim : burst) }),
      staked: bar.stepper.units,
    });
  }

  const toAnswer = ({ orderNo, win, detail }: PastRound, balance: string): RoundAnswer<unknown, Flight> => ({
    orderNo,
    win,
    detail,
    balance,
    freeRounds: null,
    state: null,
    nonce: info.nonce,
  });

  async function cash(): Promise<void> {
    if (!flight || heightNow(flight) < info.rules.least) return;
    isCashing = true;
    const answer = await table.play<CashDetail>({ action: 'cash' }, 0);
    isCashing = false;
    if (!answer) {
      isLate = true;
      return;
    }
    const { pays, height: burst } = answer.detail;
    flight = null;
    paint(pays);
    mark(burst, true);
    table.settle(answer, { words: fill(names.cashed, { height: shown(pays) }), staked: bar.stepper.units });
  }

  function mark(burst: number, hasWon: boolean): void {
    sky.classList.add(hasWon ? 'has-won' : 'burst');
    last.prepend(h('li', { class: hasWon ? 'has-won' : '' }, `×${shown(burst)}`));
    if (last.children.length > LAST_RESULTS) last.lastElementChild?.remove();
  }

  show();
  if (flight) void fly(flight);
  return {
    stage: h('div', { class: 'crash' }, sky, last),
    controls: bar.element,
    get rules() {
      return buildRules(text, names);
    },
    onKey(key) {
      const step = { ArrowUp: 1, ArrowDown: -1 }[key];
      if (!step) return bar.onKey(key);
      if (!flight) target.selectedIndex = Math.min(TARGETS.length - 1, Math.max(0, target.selectedIndex + step));
      return true;
    },
    pause: () => undefined,
  };
}
