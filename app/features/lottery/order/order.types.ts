import type { Refund } from '../betting/betting.types.ts';
import type { Board } from '../board.tsx';

interface Fact {
  label: string;
  text: string;
  tone?: 'profit' | 'loss' | undefined;
}

export interface OrderDraw {
  /** The lottery's name where the order is over two. */
  name: string | null;
  numero: string;
  time: string;
  state: string;
  balls: string[];
  board: Board;
  /** Where it is checked; null before it is drawn. */
  fairPath: string | null;
}

/** A lottery order with its draws, and what came of it. */
export interface LotteryOrderView {
  back: string;
  orderNo: string;
  slipNo: string;
  lottery: string;
  group: string;
  play: string;
  state: string;
  tone: 'won' | 'open' | 'plain';
  /** What was chosen, row by row. */
  rows: { label: string; text: string }[];
  stake: Fact[];
  outcome: Fact[];
  /** What won; empty for an order that has not. */
  wins: Fact[];
  draws: OrderDraw[];
  isChase: boolean;
  /** The other orders of its slip; `about` says in what one differs, null for another draw alone. */
  others: {
    orderNo: string;
    path: string;
    numero: string;
    about: string | null;
    amount: string;
    state: string;
    tone: string;
  }[];
  /** Where all of them are, if these are not; null where they are. */
  all: { label: string; path: string } | null;
  amount: string;
  numero: string;
  action: string;
  /** What cancelling it costs and gives back; null where it cannot be cancelled. */
  refund: Refund | null;
  /** The same for all orders of its slip that can be cancelled; null unless there are several. */
  slipRefund: (Refund & { count: number; amount: string }) | null;
  /** The lottery with this play and these numbers; null where the brand has it no more. */
  betAgain: string | null;
}
