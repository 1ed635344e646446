import type { BetRow } from '../betting-record/betting-record.types.ts';

export interface RoundProof {
  serverSeedHash: string;
  /** Null while rounds are drawn under it; then there are no draws either. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  draws: { bound: number; value: number }[];
  /** JSON. */
  outcome: string;
}

export interface BetView extends BetRow {
  back: string;
  /** Null where the round drew nothing under a pair of seeds. */
  proof: RoundProof | null;
}
