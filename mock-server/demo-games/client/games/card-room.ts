import type { HandName } from '../../engine/three-cards.ts';
import { h, isStill, wait } from '../dom.ts';
import { buildRules } from '../rules.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';
import { cardFace, cardName, DEAL_MS, flyIn } from './cards.ts';

const CARDS = 3;
/** Other players, from the player's left. */
const NEIGHBOURS = ['Amihan', 'Somchai', 'Dewi', 'Minh'];

interface Rules {
  mostSeats: number;
  hands: HandName[];
}

interface Detail {
  hands: { cards: number[]; name: HandName }[];
  winners: number[];
}

function buildSeat(name: string, index: number) {
  const cards = h('div', { class: 'cards' });
  const verdict = h('output', { class: 'verdict' });
  const element = h('section', { class: `seat seat-${index}`, 'aria-label': name }, h('h2', {}, name), cards, verdict);
  return { element, cards, verdict };
}

/** Every player pays the same ante; the best three cards win the pot. */
export function mount(table: Table<Rules, null>): GameView {
  const { text, info, money, sound } = table;
  const names = text.cards;
  const seats = [names.you, ...NEIGHBOURS].slice(0, info.rules.mostSeats).map(buildSeat);
  const pot = h('p', { class: 'table-pot' });
  const [own, ...others] = seats.map(({ element }) => element);
  const felt = h('div', { class: 'felt' }, h('div', { class: 'neighbours' }, ...others), pot, own ?? null);
  const counts = Array.from({ length: info.rules.mostSeats - 1 }, (_, index) => index + 2);
  const buttons = counts.map((count) =>
    h('button', { type: 'button', class: 'plain', onclick: () => choose(count) }, String(count)),
  );
  const deal = h('button', { type: 'button', class: 'primary', onclick: () => void play() }, text.baccarat.deal);
  let chosen = 4;
  let isBusy = false;

  function clear(): void {
    for (const { cards, verdict, element } of seats) {
      cards.replaceChildren(...Array.from({ length: CARDS }, () => h('div', { class: 'card back' })));
      cards.removeAttribute('aria-label');
      verdict.textContent = '';
      element.classList.remove('has-won');
    }
  }

  function choose(count: number): void {
    if (isBusy) return;
    chosen = Math.min(info.rules.mostSeats, Math.max(2, count));
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(counts[index] === chosen));
    for (const [index, { element }] of seats.entries()) element.hidden = index >= chosen;
    pot.textContent = fill(names.pot, { amount: money(info.minBet * chosen) });
    clear();
  }

  async function show({ hands, winners }: Detail): Promise<void> {
    for (const index of [...hands.keys()].slice(1).concat(0)) {
      const [hand, seat] = [hands[index], seats[index]];
      if (!hand || !seat) continue;
      const faces = hand.cards.map(cardFace);
      seat.cards.replaceChildren(...faces);
      seat.cards.setAttribute('aria-label', hand.cards.map(cardName).join(' '));
      seat.verdict.textContent = names.hands[hand.name];
      sound.play('card');
      for (const face of faces) flyIn(face);
      await wait(isStill() ? 60 : DEAL_MS);
    }
    for (const winner of winners) seats[winner]?.element.classList.add('has-won');
  }

  async function play(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    deal.disabled = true;
    const answer = await table.play<Detail>({ seats: chosen }, info.minBet);
    if (answer) {
      clear();
      await show(answer.detail);
      const best = answer.detail.hands[answer.detail.winners[0] ?? 0];
      table.settle(answer, { words: best && names.hands[best.name] });
    }
    deal.disabled = false;
    isBusy = false;
  }

  choose(chosen);
  table.showBet(info.minBet);
  return {
    stage: h('div', { class: 'card-room' }, felt),
    controls: h(
      'div',
      { class: 'row play-bar' },
      h('span', { class: 'quiet' }, names.seats),
      h('div', { class: 'row', role: 'group', 'aria-label': names.seats }, ...buttons),
      deal,
    ),
    get rules() {
      const ranking = h('ol', { class: 'ranking' }, ...info.rules.hands.map((hand) => h('li', {}, names.hands[hand])));
      return buildRules(text, names, ranking);
    },
    onKey(key) {
      if (key === ' ' || key === 'Enter') void play();
      else if (key === 'ArrowUp' || key === '+') choose(chosen + 1);
      else if (key === 'ArrowDown' || key === '-') choose(chosen - 1);
      else return false;
      return true;
    },
    pause: () => undefined,
  };
}
