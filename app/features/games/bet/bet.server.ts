import { paths } from '~/config/paths.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { BetRow } from '../betting-record/betting-record.server.ts';
import { betRow } from '../betting-record/betting-record.server.ts';

export interface RoundProof {
  serverSeedHash: string;
  /** Null while rounds use this seed. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  draws: { bound: number; value: number }[];
  /** JSON. */
  outcome: string;
}

export interface BetView extends BetRow {
  back: string;
  /** Null when the round drew nothing from a seed pair. */
  proof: RoundProof | null;
}

const ORDER_NO = /^[A-Z0-9]{6,32}$/;

/** Throws 404 for another member's bet. */
export async function readBet(site: Site, orderNo: string): Promise<BetView> {
  if (!ORDER_NO.test(orderNo)) throw notFound(site);
  const found = await orNotFound(site, site.api.call('getRoundProof', { query: { orderNo } }));
  return betView(site, found, paths.bettingRecord());
}

export const betView = (site: Site, { bet, proof }: Value<'getRoundProof'>, back: string): BetView => ({
  ...betRow(site, bet),
  back,
  proof,
});
