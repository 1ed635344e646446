import type { Kind } from '../engine/types.ts';
import type { Skin } from '../skin.ts';

export interface FreeRounds {
  grantId: number;
  /** Bet of each in minimum bets. */
  level: number;
  rounds: number;
  left: number;
  won: string;
}

export interface PlayInfo<Rules = unknown, State = unknown> {
  title: string;
  vendor: string;
  kind: Kind;
  rtp: string;
  /** Ten-thousandths of the currency. */
  minBet: number;
  balance: string;
  currency: string;
  symbol: string;
  jackpot: string | null;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  state: State | null;
  skin: Skin;
  rules: Rules;
  /** Free rounds that the next round belongs to. */
  freeRounds: FreeRounds | null;
}

export interface RoundAnswer<Detail = unknown, State = unknown> {
  orderNo: string;
  detail: Detail;
  win: string;
  balance: string;
  state: State | null;
  nonce: number;
  /** Free rounds that it belongs to, counted with it. */
  freeRounds: FreeRounds | null;
}

export interface PastRound {
  orderNo: string;
  time: number;
  bet: string;
  win: string;
  state: 'open' | 'won' | 'lost' | 'draw';
  /** Outcome or open bet, by kind. */
  detail: unknown;
}

export interface Feed<Events> {
  now: number;
  balance: string;
  events: Events;
}

export interface Revealed {
  revealed: { serverSeed: string; clientSeed: string; rounds: number };
  serverSeedHash: string;
}
