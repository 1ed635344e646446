import { h } from '../dom.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
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

/** What a screen reader says of a card. */
export const cardName = (card: number): string => `${RANKS[Math.floor(card / 4)] ?? ''}${SUITS[card % 4] ?? ''}`;
