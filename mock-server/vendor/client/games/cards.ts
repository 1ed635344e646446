import { h, isStill } from '../dom.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** How long a card is on its way. */
export const DEAL_MS = 380;
const SUITS = ['♠', '♥', '♣', '♦'];

/** A playing card by its number: rank from the ace, four suits each. */
export function cardFace(card: number): HTMLElement {
  const [rank, suit] = [RANKS[Math.floor(card / 4)] ?? '', SUITS[card % 4] ?? ''];
  return h(
    'div',
    { class: `card ${card % 2 === 1 ? 'red' : ''}` },
    h('span', {}, rank, h('br'), `${suit}\uFE0E`),
    h('b', {}, `${suit}\uFE0E`),
  );
}

/** A card comes flying from the dealer; nothing moves for players who want that. */
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

/** What a screen reader says of a card. */
export const cardName = (card: number): string => `${RANKS[Math.floor(card / 4)] ?? ''}${SUITS[card % 4] ?? ''}`;
