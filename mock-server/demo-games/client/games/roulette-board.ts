import { pocketColour, SPOTS, type Spot } from '../../engine/roulette-spots.ts';
import { h, setStyle } from '../dom.ts';
import type { Texts } from '../texts/shape.ts';
import { fill } from '../texts/texts.ts';

/** In cells: the table is 14 wide (zero, twelve rows, columns) and 5 high (numbers, dozens, halves). */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const HALVES = ['low', 'even', 'red', 'black', 'odd', 'high'];
/** Width in cells of the touch target between numbers. */
const REACH = 0.34;
const PHONE_REACH = { w: 0.38, h: 0.5 };
/** Phones show the second half of the numbers beside the first. */
const HALF = 18;
const ROWS_OF_HALF = 6;

const numberCell = (number: number): Box =>
  number === 0 ? { x: 0, y: 0, w: 1, h: 3 } : { x: Math.ceil(number / 3), y: (3 - (number % 3)) % 3, w: 1, h: 1 };

function insideBox(kind: string, numbers: readonly number[]): Box {
  const cells = numbers.filter((number) => number > 0).map(numberCell);
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ x }) => x + 1));
  const top = Math.min(...cells.map(({ y }) => y));
  const bottom = Math.max(...cells.map(({ y }) => y + 1));
  const hasZero = numbers.includes(0);
  const isWholeRow = kind === 'line' || (kind === 'street' && !hasZero) || (kind === 'corner' && hasZero);
  const x = hasZero ? 1 : (left + right) / 2;
  const y = isWholeRow ? 3 : (top + bottom) / 2;
  return { x: x - REACH / 2, y: y - REACH / 2, w: REACH, h: REACH };
}

function spotBox({ id, numbers }: Spot): Box {
  const [kind = '', name = ''] = id.split('-');
  switch (kind) {
    case 'straight':
      return numberCell(numbers[0] ?? 0);
    case 'dozen':
      return { x: 1 + (Number(name) - 1) * 4, y: 3, w: 4, h: 1 };
    case 'column':
      return { x: 13, y: 3 - Number(name), w: 1, h: 1 };
    case 'half':
      return { x: 1 + HALVES.indexOf(name) * 2, y: 4, w: 2, h: 1 };
    default:
      return insideBox(kind, numbers);
  }
}

/** 6 wide and 9 high (zero, numbers, dozens and columns, halves). */
function phoneSpotBox({ id, numbers }: Spot): Box {
  const [kind = '', name = ''] = id.split('-');
  const lastRow = ROWS_OF_HALF + 1;
  switch (kind) {
    case 'straight':
      return numbers[0] === 0 ? { x: 0, y: 0, w: 6, h: 1 } : phoneCell(numbers[0] ?? 0);
    case 'dozen':
      return { x: Number(name) - 1, y: lastRow, w: 1, h: 1 };
    case 'column':
      return { x: 2 + Number(name), y: lastRow, w: 1, h: 1 };
    case 'half':
      return { x: HALVES.indexOf(name), y: lastRow + 1, w: 1, h: 1 };
    default:
      return phoneInsideBox(kind, numbers);
  }
}

function phoneCell(number: number): Box {
  const isSecond = number > HALF;
  return {
    x: ((number - 1) % 3) + (isSecond ? 3 : 0),
    y: Math.ceil(number / 3) - (isSecond ? ROWS_OF_HALF : 0),
    w: 1,
    h: 1,
  };
}

/** Places bets across both halves at the end of the first half. */
function phoneInsideBox(kind: string, numbers: readonly number[]): Box {
  const isAcross = numbers.some((number) => number <= HALF) && numbers.some((number) => number > HALF);
  const cells = numbers.filter((number) => number > 0 && !(isAcross && number > HALF)).map(phoneCell);
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ x }) => x + 1));
  const top = Math.min(...cells.map(({ y }) => y));
  const bottom = Math.max(...cells.map(({ y }) => y + 1));
  const hasZero = numbers.includes(0);
  const isWholeRow = kind === 'line' || (kind === 'street' && !hasZero) || (kind === 'corner' && hasZero);
  const x = isWholeRow ? left : (left + right) / 2;
  const y = hasZero ? 1 : isAcross ? bottom : (top + bottom) / 2;
  return { x: x - PHONE_REACH.w / 2, y: y - PHONE_REACH.h / 2, ...PHONE_REACH };
}

function spotName({ id, numbers }: Spot, text: Texts): string {
  const [kind = '', name = ''] = id.split('-');
  const { roulette } = text;
  switch (kind) {
    case 'straight': {
      const number = numbers[0] ?? 0;
      return fill(roulette.result, { number, colour: roulette[pocketColour(number)] });
    }
    case 'dozen':
      return fill(roulette.dozen, { number: name });
    case 'column':
      return fill(roulette.column, { number: name });
    case 'half':
      return name === 'low' ? '1–18' : name === 'high' ? '19–36' : roulette[name as 'red' | 'black' | 'even' | 'odd'];
    default:
      return fill(roulette.numbers, { numbers: numbers.join(', ') });
  }
}

function spotFace({ id, numbers }: Spot, text: Texts): string {
  const [kind = '', name = ''] = id.split('-');
  if (kind === 'straight') return String(numbers[0]);
  if (kind === 'column') return '2:1';
  if (kind === 'dozen') return `${Number(name) * 12 - 11}–${Number(name) * 12}`;
  return kind === 'half' ? spotName({ id, numbers, pays: 2 }, text) : '';
}

/** Arrow keys move between the spots. */
export class Board {
  readonly element: HTMLElement;
  readonly #buttons = new Map<string, HTMLButtonElement>();
  readonly #boxes = new Map<string, Box>();
  readonly #phoneBoxes = new Map<string, Box>();

  constructor(
    text: Texts,
    readonly onPlace: (id: string) => void,
  ) {
    for (const spot of SPOTS.values()) this.#add(spot, text);
    this.element = h(
      'div',
      { class: 'board', role: 'group', 'aria-label': text.roulette.table },
      ...this.#buttons.values(),
    );
    this.#buttons.get('straight-0')?.setAttribute('tabindex', '0');
  }

  #add(spot: Spot, text: Texts): void {
    const [kind = '', name = ''] = spot.id.split('-');
    const box = spotBox(spot);
    const colour = kind === 'straight' ? pocketColour(spot.numbers[0] ?? 0) : kind === 'half' ? name : '';
    const pays = fill(text.roulette.pays, { times: spot.pays - 1 });
    const button = h(
      'button',
      {
        type: 'button',
        class: `spot ${kind} ${colour}`,
        tabindex: -1,
        'aria-label': `${spotName(spot, text)}, ${pays}`,
        onclick: () => this.onPlace(spot.id),
        onfocus: () => this.#mark(spot, true),
        onblur: () => this.#mark(spot, false),
        onpointerenter: () => this.#mark(spot, true),
        onpointerleave: () => this.#mark(spot, false),
      },
      h('span', {}, spotFace(spot, text)),
    );
    const phone = phoneSpotBox(spot);
    setStyle(button, { '--x': box.x, '--y': box.y, '--w': box.w, '--h': box.h });
    setStyle(button, { '--phone-x': phone.x, '--phone-y': phone.y, '--phone-w': phone.w, '--phone-h': phone.h });
    this.#buttons.set(spot.id, button);
    this.#boxes.set(spot.id, box);
    this.#phoneBoxes.set(spot.id, phone);
  }

  #mark(spot: Spot, isOn: boolean): void {
    if (spot.numbers.length === 1) return;
    for (const number of spot.numbers) this.#buttons.get(`straight-${number}`)?.classList.toggle('is-covered', isOn);
  }

  move(key: string): boolean {
    const [id] = [...this.#buttons].find(([, button]) => button === document.activeElement) ?? [];
    if (!id) return this.#focus('straight-0');
    const isUpright = this.element.clientHeight > this.element.clientWidth;
    const boxes = isUpright ? this.#phoneBoxes : this.#boxes;
    const way = WAYS[key];
    const from = boxes.get(id);
    if (!way || !from) return false;
    const [dx, dy] = way;
    let best: { id: string; cost: number } | null = null;
    for (const [other, box] of boxes) {
      const [x, y] = [box.x + box.w / 2 - from.x - from.w / 2, box.y + box.h / 2 - from.y - from.h / 2];
      const [along, across] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
      const cost = along + across * 3;
      if (along > 0.05 && (!best || cost < best.cost)) best = { id: other, cost };
    }
    return best ? this.#focus(best.id) : true;
  }

  #focus(id: string): boolean {
    for (const button of this.#buttons.values()) button.tabIndex = -1;
    const button = this.#buttons.get(id);
    if (button) button.tabIndex = 0;
    button?.focus();
    return true;
  }

  lay(chips: ReadonlyMap<string, HTMLElement>): void {
    for (const [id, button] of this.#buttons) {
      button.querySelector('.chip')?.remove();
      const chip = chips.get(id);
      if (chip) button.append(chip);
    }
  }

  /** Null for none. */
  showResult(number: number | null): void {
    for (const [id, button] of this.#buttons) {
      button.classList.toggle('has-won', number !== null && id === `straight-${number}`);
    }
  }
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
