import { cardPoint } from './hand.ts';

export type Action = 'deal' | 'hit' | 'stand' | 'double' | 'split';

export type PlayerHand = {
  cards: number[];
  /** Two after doubling. */
  stakes: number;
  isDone: boolean;
};

export type BlackjackState = {
  level: number;
  dealer: number[];
  hands: PlayerHand[];
};

/** Returns undefined if all hands are done. */
export const handInPlay = ({ hands }: BlackjackState): PlayerHand | undefined => hands.find(({ isDone }) => !isDone);

export function actionsFor(table: BlackjackState): Action[] {
  const hand = handInPlay(table);
  if (!hand) return [];
  const [one, other] = hand.cards.map(cardPoint);
  const isFirst = hand.cards.length === 2;
  const canSplit = isFirst && table.hands.length === 1 && one === other;
  return ['hit', 'stand', ...(isFirst ? (['double'] as const) : []), ...(canSplit ? (['split'] as const) : [])];
}
