import { h } from './dom.ts';
import { icon } from './icons.ts';
import type { Table } from './table.ts';
import { fill } from './texts/texts.ts';

/** Chip values in multiples of the minimum bet. */
const CHIPS = [1, 5, 10, 50, 100, 500, 1000] as const;
const SCALE = 10_000;
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });

type Placed = ReadonlyMap<string, number>;

interface Owner {
  table: Pick<Table, 'text' | 'showBet' | 'info' | 'money' | 'sound' | 'say'>;
  mostOnSpot: number;
  start(): void;
  startLabel: string;
  onChange(placed: Placed): void;
}

export class ChipTray {
  readonly element: HTMLElement;
  readonly #owner;
  readonly #chips: HTMLButtonElement[];
  readonly #buttons: HTMLButtonElement[];
  #chosen = 0;
  #placed = new Map<string, number>();
  #before: Map<string, number>[] = [];
  #last = new Map<string, number>();
  #isLocked = false;

  constructor(owner: Owner) {
    this.#owner = owner;
    const { table } = owner;
    const { text, money, info } = table;
    this.#chips = CHIPS.map((worth, index) =>
      h(
        'button',
        {
          type: 'button',
          class: `chip chip-${index}`,
          'aria-label': fill(text.chips.chip, { amount: money(worth * info.minBet) }),
          onclick: () => this.choose(index),
        },
        this.#shortText(worth),
      ),
    );
    // Phones show the icon alone.
    const button = (sign: Node | string, label: string, act: () => void) =>
      h(
        'button',
        { type: 'button', class: 'plain', title: label, onclick: act },
        h('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
        h('span', { class: 'words' }, label),
      );
    const start = h('button', { type: 'button', class: 'primary', onclick: owner.start }, owner.startLabel);
    this.#buttons = [
      button(icon('undo'), text.chips.undo, () => this.undo()),
      button(icon('close'), text.chips.clear, () => this.clear()),
      button(icon('again'), text.chips.again, () => this.again()),
      button('×2', text.chips.double, () => this.#double()),
    ];
    this.element = h(
      'div',
      { class: 'tray' },
      h('div', { class: 'chips', role: 'group', 'aria-label': text.bet }, ...this.#chips),
      h('div', { class: 'row' }, ...this.#buttons, start),
    );
    this.choose(2);
    this.#changed();
  }

  get placed(): Record<string, number> {
    return Object.fromEntries(this.#placed);
  }

  /** Returns ten-thousandths of the currency. */
  get units(): number {
    return this.#count() * this.#owner.table.info.minBet;
  }

  set isLocked(isLocked: boolean) {
    this.#isLocked = isLocked;
    for (const button of this.#buttons) button.disabled = isLocked;
  }

  choose(index: number): void {
    this.#chosen = Math.min(CHIPS.length - 1, Math.max(0, index));
    for (const [at, chip] of this.#chips.entries()) chip.setAttribute('aria-pressed', String(at === this.#chosen));
  }

  step(by: number): void {
    this.choose(this.#chosen + by);
  }

  place(id: string): void {
    const count = (this.#placed.get(id) ?? 0) + (CHIPS[this.#chosen] ?? 1);
    if (this.#isLocked || count > this.#owner.mostOnSpot) return;
    this.#set(new Map(this.#placed).set(id, count));
    this.#owner.table.sound.play('click');
  }

  undo(): void {
    const before = this.#before.pop();
    if (this.#isLocked || !before) return;
    this.#placed = before;
    this.#changed();
  }

  clear(): void {
    if (!this.#isLocked && this.#placed.size > 0) this.#set(new Map());
  }

  again(): void {
    if (!this.#isLocked && this.#last.size > 0) this.#set(new Map(this.#last));
  }

  /** Clears the chips and stores them for a repeat. */
  collect(): void {
    this.#last = this.#placed;
    this.#placed = new Map();
    this.#before = [];
    this.#changed();
  }

  chipFor(count: number): HTMLElement {
    const index = CHIPS.findLastIndex((worth) => worth <= count);
    return h('span', { class: `chip small chip-${Math.max(0, index)}` }, this.#shortText(count));
  }

  #double(): void {
    const doubled = [...this.#placed].map(([id, count]) => [id, Math.min(count * 2, this.#owner.mostOnSpot)] as const);
    if (!this.#isLocked && doubled.length > 0) this.#set(new Map(doubled));
  }

  #set(placed: Map<string, number>): void {
    this.#before.push(this.#placed);
    this.#placed = placed;
    this.#changed();
  }

  #changed(): void {
    this.#owner.table.showBet(this.units);
    this.#owner.onChange(this.#placed);
  }

  readonly #count = () => [...this.#placed.values()].reduce((sum, count) => sum + count, 0);
  readonly #shortText = (count: number) => compact.format((count * this.#owner.table.info.minBet) / SCALE);
}

/** Returns true for a used key. */
export function chipKey(tray: ChipTray, key: string): boolean {
  if (key === '+' || key === '=') tray.step(1);
  else if (key === '-' || key === '−') tray.step(-1);
  else if (key === 'Backspace') tray.undo();
  else return false;
  return true;
}
