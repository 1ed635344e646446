import { pointOf } from './hand.ts';

export type Action = 'deal' | 'hit' | 'stand' | 'double' | 'split';

export type PlayerHand = {
  cards: number[];
  /** The stakes on the hand: two when it was doubled. */
  stakes: number;
  isDone: boolean;
};

/** The visible state of the table. */
export type BlackjackState = {
  level: number;
  dealer: number[];
  hands: PlayerHand[];
};

/** The hand to be played next; undefined when all are done. */
export const handInPlay = ({ hands }: BlackjackState): PlayerHand | undefined => hands.find(({ isDone }) => !isDone);

/** The allowed actions of the hand that is played. */
export function actionsFor(table: BlackjackState): Action[] {
  const hand = handInPlay(table);
  if (!hand) return [];
  const [one, other] = hand.cards.map(pointOf);
  const isFirst = hand.cards.length === 2;
  const canSplit = isFirst && table.hands.length === 1 && one === other;
  return ['hit', 'stand', ...(isFirst ? (['double'] as const) : []), ...(canSplit ? (['split'] as const) : [])];
}
