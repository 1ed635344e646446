import type { FormAnswer } from '~/ui/schema-form.ts';

/** The member's sitting under way. */
export interface PlaySessionView {
  /** "1 h 12 min". */
  time: string;
  /** "₱60.00". */
  staked: string;
  /** "+₱20.00" or "−₱40.00". */
  net: string;
  result: 'won' | 'lost' | 'even';
  /** In how many seconds of the sitting a reality check is due: 0 when it is due; null where the member wants none. */
  checkInSeconds: number | null;
}

/** A reality check that is due, and where its answer leads. */
export interface RealityCheckProps {
  session: PlaySessionView;
  /** The page to which who leaves goes. */
  leaveTo: string;
  /** The response to an answer that was sent without JavaScript. */
  answer: FormAnswer | undefined;
}
