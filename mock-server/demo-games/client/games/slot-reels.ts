import { h, isStill, s, setStyle, wait } from '../dom.ts';
import { SCATTER, WILD } from './slot-rules.ts';

const FIRST_STOP_MS = 650;
const NEXT_STOP_MS = 190;
/** Passing symbols before a reel stops. */
const RUN = 14;
const RUN_MORE = 5;
const COLOURS = 8;

export interface Highlight {
  cells: readonly (readonly [number, number])[];
  /** Null for a win without a line. */
  line: readonly number[] | null;
  label: string;
}

export class Reels {
  readonly element: HTMLElement;
  readonly #columns: HTMLElement[];
  readonly #overlay: SVGElement;
  #window: number[][];

  constructor(
    readonly pictures: readonly string[],
    readonly rows: number,
    window: number[][],
    readonly onStop: () => void,
  ) {
    this.#window = window;
    this.#columns = window.map((symbols) =>
      h('div', { class: 'strip' }, ...symbols.map((symbol) => this.#cell(symbol))),
    );
    const { length } = window;
    this.#overlay = s('svg', {
      class: 'lines',
      viewBox: `0 0 ${length * 100} ${rows * 100}`,
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    });
    this.element = h(
      'div',
      { class: 'reels', 'aria-hidden': 'true' },
      ...this.#columns.map((strip) => h('div', { class: 'reel' }, strip)),
      this.#overlay,
    );
    setStyle(this.element, { '--rows': rows, '--reels': length });
  }

  async spinTo(window: number[][]): Promise<void> {
    this.clear();
    await Promise.all(window.map((symbols, reel) => this.#spin(reel, symbols)));
    this.#window = window;
  }

  async #spin(reel: number, symbols: readonly number[]): Promise<void> {
    const strip = this.#columns[reel];
    if (!strip) return;
    const cells = symbols.map((symbol) => this.#cell(symbol));
    if (isStill()) return strip.replaceChildren(...cells);
    const run = RUN + reel * RUN_MORE;
    const passing = Array.from({ length: run }, (_, index) => this.#cell((index * 7 + reel * 3) % WILD));
    const old = (this.#window[reel] ?? []).map((symbol) => this.#cell(symbol));
    strip.replaceChildren(...cells, ...passing, ...old);
    const way = ((run + this.rows) / (run + this.rows * 2)) * 100;
    const duration = FIRST_STOP_MS + NEXT_STOP_MS * reel;
    const easing = 'cubic-bezier(.3,.1,.35,1.05)';
    await strip.animate([{ transform: `translateY(-${way}%)` }, { transform: 'none' }], { duration, easing }).finished;
    strip.replaceChildren(...cells);
    this.onStop();
  }

  show({ cells, line, label }: Highlight, index: number): void {
    this.clear();
    this.element.classList.add('has-wins');
    for (const [reel, row] of cells) this.#columns[reel]?.children[row]?.classList.add('wins');
    const last = cells[0];
    if (last) this.#columns[last[0]]?.children[last[1]]?.setAttribute('data-label', label);
    if (!line) return;
    const points = line.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
    this.#overlay.replaceChildren(s('polyline', { points, class: `line line-${index % COLOURS}` }));
  }

  clear(): void {
    this.element.classList.remove('has-wins');
    this.#overlay.replaceChildren();
    for (const cell of this.element.querySelectorAll('.wins')) {
      cell.classList.remove('wins');
      cell.removeAttribute('data-label');
    }
  }

  #cell(symbol: number): HTMLElement {
    const kind = symbol === WILD ? 'wild' : symbol === SCATTER ? 'scatter' : symbol < 4 ? 'high' : 'low';
    const name = symbol === WILD ? 'WILD' : symbol === SCATTER ? 'FREE' : '';
    return h(
      'div',
      { class: `cell ${kind}` },
      h('img', { src: this.pictures[symbol] ?? '', alt: '', draggable: 'false' }),
      name !== '' && h('b', {}, name),
    );
  }
}

export async function showInTurn(reels: Reels, wins: readonly Highlight[], isStopped: () => boolean): Promise<void> {
  for (let index = 0; !isStopped() && wins.length > 0; index += 1) {
    const win = wins[index % wins.length];
    if (win) reels.show(win, index);
    await wait(1100);
    if (wins.length === 1) return;
  }
}
