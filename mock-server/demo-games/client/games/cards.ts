import { h, isStill } from '../dom.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const DEAL_MS = 380;
const SUITS = ['♠', '♥', '♣', '♦'];

/** Cards are numbered from the ace, four suits each. */
export function cardFace(card: number): HTMLElement {
  const [rank, suit] = [RANKS[Math.floor(card / 4)] ?? '', SUITS[card % 4] ?? ''];
  return h(
    'div',
    { class: `card ${card % 2 === 1 ? 'red' : ''}` },
    h('span', {}, rank, h('br'), `${suit}\uFE0E`),
    h('b', {}, `${suit}\uFE0E`),
  );
}

export function flyIn(card: HTMLElement): void {
  if (isStill()) return;
  card.animate(
    [
      { transform: 'translate(40px,-140px) rotateY(180deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: DEAL_MS, easing: 'ease-out' },
  );
}

export const cardName = (card: number): string => `${RANKS[Math.floor(card / 4)] ?? ''}${SUITS[card % 4] ?? ''}`;
