import { h } from './dom.ts';
import { BetStepper } from './stepper.ts';
import type { Table } from './table.ts';

interface Owner {
  table: Pick<Table, 'text' | 'showBet' | 'info'>;
  levels: readonly number[];
  level?: number | undefined;
  startLabel: string;
  start(): Promise<void>;
  after?(): void;
  more?: HTMLElement[];
}

/** Stepper and start button, disabled during a round. */
export class SoloBar {
  readonly element: HTMLElement;
  readonly stepper: BetStepper;
  readonly button: HTMLButtonElement;
  readonly #owner;
  #isBusy = false;

  constructor(owner: Owner) {
    this.#owner = owner;
    this.stepper = new BetStepper(owner.table, owner.levels, owner.level);
    this.button = h('button', { type: 'button', class: 'primary', onclick: () => void this.run() }, owner.startLabel);
    this.element = h('div', { class: 'row play-bar' }, ...(owner.more ?? []), this.stepper.element, this.button);
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Ignores the call during a round. */
  async run(play: () => Promise<void> = this.#owner.start): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.button.disabled = true;
    this.stepper.isLocked = true;
    await play();
    this.#isBusy = false;
    this.button.disabled = false;
    this.stepper.isLocked = false;
    this.#owner.after?.();
  }

  /** Returns true for a used key. */
  onKey(key: string): boolean {
    if (key === ' ' || key === 'Enter') void this.run();
    else if (key === '+' || key === '=') this.stepper.move(1);
    else if (key === '-' || key === '−') this.stepper.move(-1);
    else return false;
    return true;
  }
}

export function buildChoice<Value>(
  label: string,
  values: readonly { value: Value; name: string }[],
  choose: (value: Value) => void,
): { element: HTMLElement; show(chosen: Value): void } {
  const buttons = values.map(({ value, name }) =>
    h('button', { type: 'button', class: 'plain', onclick: () => choose(value) }, name),
  );
  const element = h('div', { class: 'row', role: 'group', 'aria-label': label }, ...buttons);
  const show = (chosen: Value) => {
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(values[index]?.value === chosen));
  };
  return { element, show };
}

/** `parts` are hundredths or ten-thousandths. */
export const formatTimes = (parts: number, whole: number): string => `×${Number((parts / whole).toFixed(2))}`;
