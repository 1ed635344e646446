import { h, isStill, setStyle, wait } from '../dom.ts';
import { parseUnits } from '../money.ts';
import type { FreeRounds } from '../protocol.ts';
import { BetStepper } from '../stepper.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';
import { type Highlight, Reels, showInTurn } from './slot-reels.ts';
import { SCATTER, type SlotRules, type SlotState, slotRules, WILD } from './slot-rules.ts';

interface Detail {
  window: number[][];
  wins: { symbol: number; count: number; coins: number; line?: number; ways?: number }[];
  scatters: number;
  multiplier: number;
  awarded: number;
  free: number;
  isFree: boolean;
  freeWon: string;
  jackpot: string;
}

const BIG_WIN = 15;
const FREE_PAUSE_MS = 1200;
const BANNER_MS = 1600;
/** A double press at the end of free rounds does not bet. */
const GO_ON_MS = 600;

class SlotView implements GameView {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  readonly #table;
  readonly #reels;
  readonly #stepper;
  readonly #spin;
  readonly #banner = h('p', { class: 'banner', hidden: true });
  readonly #ribbon = h('p', { class: 'ribbon', hidden: true });
  #isBusy = false;
  #isPaused = false;
  #freeLeft = 0;
  /** Free rounds that the next spin belongs to. */
  #grant: FreeRounds | null;
  /** Says what free rounds or free spins have won, until the player goes on. */
  #total: string | null = null;
  #turn = 0;

  constructor(table: Table<SlotRules, SlotState>) {
    const { info, text, money } = table;
    this.#table = table;
    this.#reels = new Reels(info.skin.symbols, info.rules.rows, info.rules.window, () => table.sound.play('stop'));
    this.#stepper = new BetStepper(table, info.rules.levels, info.state?.level);
    this.#spin = h(
      'button',
      { type: 'button', class: 'primary spin', onclick: () => void this.spin() },
      text.slot.spin,
    );
    this.controls = h('div', { class: 'row' }, this.#stepper.element, this.#spin);
    const jackpot =
      info.jackpot !== null &&
      h('p', { class: 'pot' }, h('span', {}, text.jackpot), h('b', {}, money(parseUnits(info.jackpot))));
    const poster = h('img', { class: 'poster', src: info.skin.cover, alt: '' });
    this.stage = h(
      'div',
      { class: 'slot' },
      poster,
      jackpot,
      h('div', { class: 'cabinet' }, this.#reels.element, this.#banner),
      this.#ribbon,
    );
    setStyle(this.stage, { '--rows': info.rules.rows });
    this.#grant = info.freeRounds;
    this.#setFree(info.state?.free ?? 0);
    // In a frame a dialog of the site may have the focus; its next key must not place a bet.
    queueMicrotask(() => document.hasFocus() && this.#spin.focus());
  }

  get rules(): HTMLElement {
    return slotRules(this.#table, this.#stepper.units);
  }

  onKey(key: string): boolean {
    if (key === ' ' || key === 'Enter') void this.spin();
    else if (key === 'ArrowUp' || key === 'ArrowRight') this.#stepper.move(1);
    else if (key === 'ArrowDown' || key === 'ArrowLeft') this.#stepper.move(-1);
    else return false;
    return true;
  }

  pause(): void {
    this.#isPaused = true;
  }

  /** Also plays the free spins that it wins. After the last free one the next press only leads back to bets. */
  async spin(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#setBusy(true);
    if (this.#total === null) await this.#play();
    else await this.#goOn();
    this.#isBusy = false;
    this.#setBusy(false);
  }

  async #play(): Promise<void> {
    this.#isPaused = false;
    this.#turn += 1;
    await this.#once();
    while (this.#freeLeft > 0 && !this.#isPaused) {
      await wait(FREE_PAUSE_MS);
      await this.#once();
    }
  }

  async #goOn(): Promise<void> {
    this.#total = null;
    this.#setFree(this.#freeLeft);
    await wait(GO_ON_MS);
  }

  async #once(): Promise<void> {
    const { sound, text, money } = this.#table;
    this.#turn += 1;
    this.#reels.clear();
    const price = this.#stepper.units;
    const grant = this.#freeLeft > 0 ? null : this.#grant;
    const stake = this.#freeLeft > 0 || grant ? 0 : price;
    const freeRound = grant ? { grantId: grant.grantId, index: grant.rounds - grant.left + 1 } : undefined;
    sound.play('spin');
    const answer = await this.#table.play<Detail>({ level: this.#stepper.level }, stake, freeRound);
    if (!answer) {
      this.#isPaused = true;
      return;
    }
    const { detail } = answer;
    await this.#reels.spinTo(detail.window);
    const { freeRounds } = answer;
    const isLast = detail.isFree && detail.free === 0;
    const isOver = freeRounds?.left === 0 && detail.free === 0;
    const total = isOver
      ? fill(text.slot.grantTotal, { amount: money(parseUnits(freeRounds.won)) })
      : fill(text.slot.freeTotal, { amount: money(parseUnits(detail.freeWon)) });
    const words = isLast || isOver ? total : undefined;
    this.#table.settle(answer, { words });
    this.#grant = isOver ? null : freeRounds;
    this.#total = this.#grant === null && words ? words : null;
    const turn = this.#turn;
    void showInTurn(this.#reels, this.#highlights(detail, price), () => turn !== this.#turn);
    const win = parseUnits(answer.win);
    if (parseUnits(detail.jackpot) > 0) await this.#announce(text.jackpot, money(parseUnits(detail.jackpot)));
    else if (win >= price * BIG_WIN) await this.#announce(text.bigWin, money(win));
    if (detail.awarded > 0) await this.#announce(fill(text.slot.freeWon, { count: detail.awarded }), '');
    this.#setFree(detail.free);
  }

  #highlights({ window, wins, scatters, multiplier }: Detail, price: number): Highlight[] {
    const { rules } = this.#table.info;
    const everywhere = (matches: (symbol: number) => boolean, reels: number) =>
      window
        .slice(0, reels)
        .flatMap((symbols, reel) => symbols.flatMap((found, row) => (matches(found) ? [[reel, row] as const] : [])));
    const shown = wins.map(({ symbol, count, coins, line }): Highlight => {
      const rows = line === undefined ? null : (rules.lines?.[line] ?? null);
      const cells = rows
        ? rows.slice(0, count).map((row, reel) => [reel, row] as const)
        : everywhere((found) => found === symbol || found === WILD, count);
      return { cells, line: rows, label: this.#table.money(Math.round((coins * multiplier * price) / rules.coins)) };
    });
    if (scatters < 3) return shown;
    const pays = (rules.scatterPays[scatters - 3] ?? 0) * price * multiplier;
    const cells = everywhere((found) => found === SCATTER, window.length);
    return [{ cells, line: null, label: this.#table.money(pays) }, ...shown];
  }

  async #announce(title: string, amount: string): Promise<void> {
    this.#banner.replaceChildren(h('strong', {}, title), amount);
    this.#banner.hidden = false;
    if (!isStill()) {
      this.#banner.animate(
        [
          { transform: 'scale(.6)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 220, easing: 'ease-out' },
      );
    }
    await wait(BANNER_MS);
    this.#banner.hidden = true;
  }

  #setFree(free: number): void {
    this.#freeLeft = free;
    const grant = this.#grant;
    const { text } = this.#table;
    const left = grant && fill(text.slot.grantLeft, { left: grant.left, rounds: grant.rounds });
    const line = free > 0 ? fill(text.slot.freeLeft, { count: free }) : (this.#total ?? left);
    this.#ribbon.hidden = line === null;
    this.#ribbon.textContent = line;
    this.#spin.textContent = this.#total === null ? text.slot.spin : text.slot.goOn;
    if (grant) this.#stepper.level = grant.level;
    this.#stepper.isLocked = this.#isLocked;
    this.#spin.classList.toggle('is-free', this.#ribbon.hidden === false);
  }

  get #isLocked(): boolean {
    return this.#isBusy || this.#freeLeft > 0 || this.#grant !== null;
  }

  #setBusy(isBusy: boolean): void {
    this.#spin.setAttribute('aria-disabled', String(isBusy));
    this.#stepper.isLocked = this.#isLocked;
  }
}

export const mount = (table: Table<SlotRules, SlotState>): GameView => new SlotView(table);
