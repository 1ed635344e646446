import type { PokerState } from '../../engine/video-poker.ts';
import { POKER_PAYS, type PokerHand } from '../../engine/video-poker-hand.ts';
import { h, isStill, wait } from '../dom.ts';
import { buildRules } from '../rules.ts';
import { SoloBar } from '../solo.ts';
import type { GameView, Table } from '../table.ts';
import { cardFace, cardName, flyIn } from './cards.ts';

const HAND = 5;
const CARD_MS = 160;
const paying = (Object.keys(POKER_PAYS) as PokerHand[]).filter((hand) => POKER_PAYS[hand] > 0);

interface Detail {
  action: 'deal' | 'draw';
  cards: number[];
  hand: PokerHand;
}

export function mount(table: Table<{ levels: number[] }, PokerState>): GameView {
  const { text, info, sound, money } = table;
  const names = text.videoPoker;
  let open: PokerState | null = info.state;
  const held = new Set<number>();
  const holds = Array.from({ length: HAND }, (_, place) =>
    h(
      'button',
      { type: 'button', class: 'hold', 'aria-pressed': 'false', onclick: () => toggle(place) },
      h('div', { class: 'card back' }),
      h('span', {}, names.hold),
    ),
  );
  const rows = paying.map((hand) => {
    const amount = h('td', {});
    return { hand, amount, element: h('tr', {}, h('th', { scope: 'row' }, names.hands[hand]), amount) };
  });
  const bar = new SoloBar({
    table: { ...table, showBet: (units) => showBet(units) },
    levels: info.rules.levels,
    level: open?.level,
    startLabel: names.deal,
    start: () => (open ? draw() : deal()),
    after: () => show(),
  });

  function showBet(units: number): void {
    table.showBet(units);
    for (const { hand, amount } of rows) amount.textContent = money(units * POKER_PAYS[hand]);
  }

  async function lay(cards: readonly number[], isNew: (place: number) => boolean): Promise<void> {
    for (const [place, button] of holds.entries()) {
      const card = cards[place];
      if (card === undefined || !isNew(place)) continue;
      const face = cardFace(card);
      button.firstElementChild?.replaceWith(face);
      button.setAttribute('aria-label', `${names.hold} ${cardName(card)}`);
      sound.play('card');
      flyIn(face);
      await wait(isStill() ? 20 : CARD_MS);
    }
  }

  function mark(hand: PokerHand | null): void {
    for (const row of rows) row.element.classList.toggle('has-won', row.hand === hand);
  }

  function show(): void {
    for (const [place, button] of holds.entries()) {
      button.disabled = !open;
      button.setAttribute('aria-pressed', String(held.has(place)));
    }
    bar.button.textContent = open ? names.draw : names.deal;
    bar.stepper.isLocked = open !== null;
  }

  function toggle(place: number): void {
    if (!open || bar.isBusy) return;
    if (!held.delete(place)) held.add(place);
    sound.play('click');
    show();
  }

  async function deal(): Promise<void> {
    const answer = await table.play<Detail>({ action: 'deal', level: bar.stepper.level }, bar.stepper.units);
    if (!answer) return;
    open = answer.state;
    await lay(answer.detail.cards, () => true);
    mark(answer.detail.hand);
    table.settle(answer, { isQuiet: true });
    table.say(`${names.hands[answer.detail.hand]} · ${names.choose}`);
  }

  async function draw(): Promise<void> {
    const answer = await table.play<Detail>({ action: 'draw', held: [...held] }, 0);
    if (!answer) return;
    const kept = new Set(held);
    open = null;
    held.clear();
    show();
    await lay(answer.detail.cards, (place) => !kept.has(place));
    mark(answer.detail.hand);
    table.settle(answer, { words: names.hands[answer.detail.hand], staked: bar.stepper.units });
  }

  if (open) {
    void lay(open.cards, () => true);
    queueMicrotask(() => table.say(names.choose));
  }
  show();
  return {
    stage: h(
      'div',
      { class: 'video-poker' },
      h('table', { class: 'keno-pays' }, ...rows.map(({ element }) => element)),
      h('div', { class: 'holds' }, ...holds),
    ),
    controls: bar.element,
    get rules() {
      return buildRules(text, names);
    },
    onKey(key) {
      const place = Number(key) - 1;
      if (place >= 0 && place < HAND) toggle(place);
      else if (key === ' ' || key === 'Enter') void bar.run();
      else return !open && bar.onKey(key);
      return true;
    },
    pause: () => undefined,
  };
}
