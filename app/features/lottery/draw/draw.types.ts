import type { NearView } from '../lottery.server.ts';

/** What the panel of a lottery's draw shows. */
export interface DrawView extends NearView {
  name: string;
  /** The gateway's time, in epoch milliseconds. */
  now: number;
  gameId: number;
  group: string;
  /** The draw that takes bets, and until when. */
  draw: { numero: string; until: number };
  /** How many balls a result shows. */
  places: number;
}
