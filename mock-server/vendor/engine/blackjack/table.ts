import { pointOf } from './hand.ts';

export type Action = 'deal' | 'hit' | 'stand' | 'double' | 'split';

export type PlayerHand = {
  cards: number[];
  /** Stakes on it: two when it was doubled. */
  stakes: number;
  isDone: boolean;
};

/** What lies on the table, for everybody to see. */
export type BlackjackState = {
  level: number;
  dealer: number[];
  hands: PlayerHand[];
};

/** The hand whose turn it is; undefined when all are done. */
export const handInPlay = ({ hands }: BlackjackState): PlayerHand | undefined => hands.find(({ isDone }) => !isDone);

/** What may be done with the hand whose turn it is. */
export function actionsFor(table: BlackjackState): Action[] {
  const hand = handInPlay(table);
  if (!hand) return [];
  const [one, other] = hand.cards.map(pointOf);
  const isFirst = hand.cards.length === 2;
  const canSplit = isFirst && table.hands.length === 1 && one === other;
  return ['hit', 'stand', ...(isFirst ? (['double'] as const) : []), ...(canSplit ? (['split'] as const) : [])];
}
