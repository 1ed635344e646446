import { h } from './dom.ts';
import type { Table } from './table.ts';

export class BetStepper {
  readonly element: HTMLElement;
  readonly #less;
  readonly #more;
  #at = 0;
  #isLocked = false;

  constructor(
    readonly table: Pick<Table, 'text' | 'showBet' | 'info'>,
    readonly levels: readonly number[],
    level?: number,
  ) {
    const { text } = table;
    const button = (sign: string, label: string, step: number) =>
      h('button', { type: 'button', class: 'round', 'aria-label': label, onclick: () => this.move(step) }, sign);
    this.#less = button('−', text.lessBet, -1);
    this.#more = button('+', text.moreBet, 1);
    this.element = h('div', { class: 'stepper', role: 'group', 'aria-label': text.bet }, this.#less, this.#more);
    this.#at = Math.max(0, level === undefined ? this.#usual() : levels.indexOf(level));
    this.#show();
  }

  get level(): number {
    return this.levels[this.#at] ?? 1;
  }

  set level(level: number) {
    this.#at = Math.max(0, this.levels.indexOf(level));
    this.#show();
  }

  /** Returns ten-thousandths of the currency. */
  get units(): number {
    return this.level * this.table.info.minBet;
  }

  set isLocked(isLocked: boolean) {
    this.#isLocked = isLocked;
    this.#show();
  }

  move(step: number): void {
    if (this.#isLocked) return;
    this.#at = Math.min(this.levels.length - 1, Math.max(0, this.#at + step));
    this.#show();
  }

  /** Starts at ten minimum bets. */
  #usual(): number {
    return this.levels.indexOf(10);
  }

  #show(): void {
    this.#less.disabled = this.#isLocked || this.#at === 0;
    this.#more.disabled = this.#isLocked || this.#at === this.levels.length - 1;
    this.table.showBet(this.units);
  }
}
