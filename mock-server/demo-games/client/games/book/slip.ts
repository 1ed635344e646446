import { parseOdds, payout } from '../../../engine/book/payout.ts';
import { h } from '../../dom.ts';
import { BetStepper } from '../../stepper.ts';
import type { Table } from '../../table.ts';
import { fill } from '../../texts/texts.ts';
import { type Leg, pickName } from './matches.ts';

interface Owner {
  table: Table<{ levels: number[]; mostLegs: number }, null>;
  place(): void;
  onChange(): void;
}

const HUNDRED = 100n;

/** At most one pick per match. */
export class Slip {
  readonly element: HTMLElement;
  readonly stepper: BetStepper;
  readonly #owner;
  readonly #list = h('ul', { class: 'legs' });
  readonly #sum = h('p', { class: 'slip-sum', 'aria-live': 'polite' });
  readonly #button: HTMLButtonElement;
  #legs: Leg[] = [];
  #isLocked = false;

  constructor(owner: Owner) {
    this.#owner = owner;
    const { table } = owner;
    const { text, info } = table;
    // The slip also shows the stake, so it follows the shell's bet.
    this.stepper = new BetStepper({ ...table, showBet: (units) => this.#follow(units) }, info.rules.levels);
    this.#button = h('button', { type: 'button', class: 'primary', onclick: owner.place }, text.book.place);
    this.element = h(
      'section',
      { class: 'slip', 'aria-label': text.book.slip },
      this.#list,
      h('div', { class: 'row' }, this.#sum, this.stepper.element, this.#button),
    );
    this.#show();
  }

  get legs(): readonly Leg[] {
    return this.#legs;
  }

  set isLocked(isLocked: boolean) {
    this.#isLocked = isLocked;
    this.stepper.isLocked = isLocked;
    this.#show();
  }

  has(event: string, market: string, pick: string): boolean {
    return this.#legs.some((leg) => leg.event === event && leg.market === market && leg.pick === pick);
  }

  /** Replaces another pick of the match. */
  toggle(leg: Leg): void {
    if (this.#isLocked) return;
    const isOn = this.has(leg.event, leg.market, leg.pick);
    const others = this.#legs.filter(({ event }) => event !== leg.event);
    const { text, info, say } = this.#owner.table;
    const isFull = !isOn && others.length >= info.rules.mostLegs;
    if (isFull) say(fill(text.book.full, { count: info.rules.mostLegs }));
    else this.#set(isOn ? others : [...others, leg]);
  }

  clear(): void {
    this.#set([]);
  }

  dropBegun(now: number): void {
    const left = this.#legs.filter(({ startsAt }) => startsAt > now);
    if (left.length < this.#legs.length && !this.#isLocked) this.#set(left);
  }

  #set(legs: Leg[]): void {
    this.#legs = legs;
    this.#show();
    this.#owner.onChange();
  }

  #follow(units: number): void {
    this.#owner.table.showBet(units);
    queueMicrotask(() => this.#show());
  }

  #show(): void {
    const { text, money } = this.#owner.table;
    const { book } = text;
    this.#list.replaceChildren(
      ...this.#legs.map((leg) => {
        const name = pickName(text, leg.market, leg.pick, leg);
        const label = fill(book.remove, { pick: name });
        const remove = h('button', { type: 'button', 'aria-label': label, onclick: () => this.toggle(leg) }, '×');
        return h(
          'li',
          {},
          h('span', {}, name, h('small', {}, `${leg.home} – ${leg.away}`)),
          h('b', {}, leg.odds),
          remove,
        );
      }),
    );
    const odds = this.#legs.map((leg) => parseOdds(leg.odds));
    const name = this.#legs.length > 1 ? fill(book.accumulator, { count: this.#legs.length }) : book.single;
    const possible = fill(book.possible, { amount: money(Number(payout(BigInt(this.stepper.units), odds))) });
    const shown = (Number(payout(HUNDRED, odds)) / Number(HUNDRED)).toFixed(2);
    this.#sum.textContent = this.#legs.length === 0 ? book.empty : `${name} · ${shown} · ${possible}`;
    this.#button.disabled = this.#isLocked || this.#legs.length === 0;
  }
}
