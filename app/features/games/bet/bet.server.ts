import { paths } from '~/config/paths.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { BetRow } from '../betting-record/betting-record.server.ts';
import { betRow } from '../betting-record/betting-record.server.ts';

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

const ORDER_NO = /^[A-Z0-9]{6,32}$/;

/** A bet of the member's with the proof of its round. Throws as `requireRealAccount`, and 404 for a bet that is not the member's. */
export async function readBet(site: Site, orderNo: string): Promise<BetView> {
  requireRealAccount(site);
  if (!ORDER_NO.test(orderNo)) throw notFound(site);
  const { bet, proof } = await orNotFound(site, site.api.call('getRoundProof', { query: { orderNo } }));
  return { ...betRow(site, bet), back: paths.bettingRecord(), proof };
}
