const ACE = 14;
/** Base greater than any rank. */
const BASE = 16;

/** Best first: with three cards a flush is likelier than a straight. */
export const HANDS = ['straightFlush', 'triple', 'straight', 'flush', 'pair', 'high'] as const;
export type HandName = (typeof HANDS)[number];

/** Cards are 0 to 51: rank from the ace, four suits each. The ace is high. */
const cardRank = (card: number): number => (card < 4 ? ACE : Math.floor(card / 4) + 1);

/** Ranks are in order of comparison. */
export function readHand(cards: readonly number[]): { name: HandName; ranks: number[] } {
  const ranks = cards.map(cardRank).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = ranks;
  const isFlush = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4);
  const isWheel = high === ACE && middle === 3 && low === 2;
  const isStraight = isWheel || (high - middle === 1 && middle - low === 1);
  if (isStraight) return { name: isFlush ? 'straightFlush' : 'straight', ranks: isWheel ? [3, 2, 1] : ranks };
  if (high === low) return { name: 'triple', ranks };
  if (isFlush) return { name: 'flush', ranks };
  if (high === middle || middle === low) return { name: 'pair', ranks: [middle, high === middle ? low : high] };
  return { name: 'high', ranks };
}

/** The larger number wins. */
export function handStrength(cards: readonly number[]): number {
  const { name, ranks } = readHand(cards);
  const [high = 0, middle = 0, low = 0] = ranks;
  return (((HANDS.length - HANDS.indexOf(name)) * BASE + high) * BASE + middle) * BASE + low;
}
