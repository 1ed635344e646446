const ACE = 14;
const JACK = 11;
const HAND = 5;

/** Best first, for one coin: Jacks or Better, nine for a full house and six for a flush. */
export const POKER_PAYS = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPairs: 2,
  jacksOrBetter: 1,
  nothing: 0,
} as const;
export type PokerHand = keyof typeof POKER_PAYS;

/** Cards are 0 to 51: rank from the ace, four suits each. The ace is high. */
export const cardRank = (card: number): number => (card < 4 ? ACE : Math.floor(card / 4) + 1);

/** The ace is above the king or below the two. */
function isRun(ranks: readonly number[]): boolean {
  const [highest = 0, second = 0] = ranks;
  const lowest = ranks[HAND - 1] ?? 0;
  return highest - lowest === HAND - 1 || (highest === ACE && second === HAND && lowest === 2);
}

export function readPoker(cards: readonly number[]): PokerHand {
  const ranks = cards.map(cardRank).sort((a, b) => b - a);
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const sizes = [...counts.values()].sort((a, b) => b - a);
  if (sizes.length === HAND) {
    const isFlush = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4);
    const hasRun = isRun(ranks);
    if (isFlush && hasRun) return ranks[1] === ACE - 1 ? 'royalFlush' : 'straightFlush';
    if (isFlush) return 'flush';
    return hasRun ? 'straight' : 'nothing';
  }
  if (sizes[0] === 4) return 'fourOfAKind';
  if (sizes[0] === 3) return sizes[1] === 2 ? 'fullHouse' : 'threeOfAKind';
  if (sizes[1] === 2) return 'twoPairs';
  const pair = [...counts].find(([, count]) => count === 2)?.[0] ?? 0;
  return pair >= JACK ? 'jacksOrBetter' : 'nothing';
}
