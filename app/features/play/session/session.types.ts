import type { FormAnswer } from '~/ui/schema-form.ts';

export interface PlaySessionView {
  /** "1 h 12 min". */
  time: string;
  /** "₱60.00". */
  staked: string;
  /** "+₱20.00" or "−₱40.00". */
  net: string;
  result: 'won' | 'lost' | 'even';
  /** Seconds of play: 0 when due; null when the member wants none. */
  checkInSeconds: number | null;
}

export interface RealityCheckProps {
  session: PlaySessionView;
  leaveTo: string;
  /** Response to an answer sent without JavaScript. */
  answer: FormAnswer | undefined;
}
