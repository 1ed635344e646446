import { ChipTray, chipKey } from '../chips.ts';
import { h, isStill, wait } from '../dom.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';
import { cardFace, cardName, DEAL_MS, flyIn } from './cards.ts';

const ZONES = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'] as const;
type Zone = (typeof ZONES)[number];

interface Rules {
  pays: Record<Zone, number>;
  mostOnSpot: number;
}

interface Detail {
  player: number[];
  banker: number[];
  points: [number, number];
  winners: Zone[];
}

const LAST_RESULTS = 24;

/** Tens and face cards count 0. */
const sumPoints = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + (card >= 36 ? 0 : Math.floor(card / 4) + 1), 0) % 10;

class Hand {
  readonly #cards = h('div', { class: 'cards' });
  readonly #points = h('b', { class: 'points' });
  readonly element: HTMLElement;
  #dealt: number[] = [];

  constructor(title: string, kind: string) {
    this.element = h(
      'section',
      { class: `hand ${kind}`, 'aria-label': title },
      h('h2', {}, title, this.#points),
      this.#cards,
    );
    this.clear();
  }

  clear(): void {
    this.#dealt = [];
    this.#cards.replaceChildren();
    this.#points.textContent = '–';
    this.element.classList.remove('has-won');
  }

  add(card: number): void {
    const face = cardFace(card);
    this.#dealt.push(card);
    this.#cards.append(face);
    this.#points.textContent = String(sumPoints(this.#dealt));
    this.#cards.setAttribute('aria-label', this.#dealt.map(cardName).join(' '));
    flyIn(face);
  }
}

export function mount(table: Table<Rules, null>): GameView {
  const { text, info, sound } = table;
  const names = text.baccarat;
  const player = new Hand(names.player, 'player');
  const banker = new Hand(names.banker, 'banker');
  const last = h('ol', { class: 'last-results', 'aria-label': names.results });
  let isBusy = false;
  const zones = new Map(
    ZONES.map((zone) => {
      const odds = `${info.rules.pays[zone] / 100 - 1}:1`;
      const button = h(
        'button',
        { type: 'button', class: `zone ${zone}`, onclick: () => tray.place(zone) },
        h('span', {}, names[zone]),
        h('small', {}, odds),
      );
      return [zone as string, button];
    }),
  );
  const tray = new ChipTray({
    table,
    mostOnSpot: info.rules.mostOnSpot,
    start: () => void deal(),
    startLabel: names.deal,
    onChange: (placed) =>
      queueMicrotask(() => {
        for (const [zone, button] of zones) {
          button.querySelector('.chip')?.remove();
          const count = placed.get(zone);
          if (count) button.append(tray.chipFor(count));
        }
      }),
  });

  async function show({ player: first, banker: second }: Detail): Promise<void> {
    const order = [0, 1].flatMap((index) => [[player, first[index]] as const, [banker, second[index]] as const]);
    for (const [hand, card] of [...order, [player, first[2]] as const, [banker, second[2]] as const]) {
      if (card === undefined) continue;
      sound.play('card');
      hand.add(card);
      await wait(isStill() ? 60 : DEAL_MS + 120);
    }
  }

  function finish({ points, winners }: Detail): string {
    for (const [zone, button] of zones)
      button.classList.toggle(
        'has-won',
        winners.some((winner) => winner === zone),
      );
    const side = winners.find((winner) => winner === 'player' || winner === 'banker');
    if (side) (side === 'player' ? player : banker).element.classList.add('has-won');
    last.append(h('li', { class: side ?? 'tie' }, String(Math.max(...points))));
    if (last.children.length > LAST_RESULTS) last.firstElementChild?.remove();
    const score = `${points[0]} – ${points[1]}`;
    return side ? fill(names.wins, { side: names[side], points: score }) : fill(names.tied, { points: score });
  }

  async function deal(): Promise<void> {
    if (isBusy) return;
    if (tray.units === 0) return table.say(text.chips.first);
    isBusy = true;
    tray.isLocked = true;
    const answer = await table.play<Detail>({ chips: tray.placed }, tray.units);
    if (answer) {
      for (const hand of [player, banker]) hand.clear();
      for (const button of zones.values()) button.classList.remove('has-won');
      await show(answer.detail);
      table.settle(answer, { words: finish(answer.detail) });
      tray.collect();
    }
    tray.isLocked = false;
    isBusy = false;
  }

  return {
    stage: h(
      'div',
      { class: 'baccarat' },
      h('div', { class: 'hands' }, player.element, banker.element),
      h('div', { class: 'zones' }, ...zones.values()),
      last,
    ),
    controls: tray.element,
    get rules() {
      return h(
        'div',
        { class: 'stack' },
        h('p', {}, names.about),
        h('p', { class: 'quiet' }, `${text.keys}: ${names.keys}`),
      );
    },
    onKey(key) {
      if (key === ' ' || key === 'Enter') void deal();
      else return chipKey(tray, key);
      return true;
    },
    pause: () => undefined,
  };
}
