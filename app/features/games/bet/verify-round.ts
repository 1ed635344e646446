import { fairNumbers, hashOf } from '../fair/fair-numbers.ts';
import type { RoundProof } from './bet.server.ts';

/** What a check of a round has found. */
export interface RoundCheck {
  doesSeedFit: boolean;
  doDrawsFit: boolean;
}

/** Computes a round again: the hash of its server seed, and every number that it drew (the contract's RoundProof). */
export async function verifyRound(proof: RoundProof & { serverSeed: string }): Promise<RoundCheck> {
  const { serverSeed, serverSeedHash, clientSeed, nonce, draws } = proof;
  const next = await fairNumbers(serverSeed, `${clientSeed}:${nonce}`);
  let doDrawsFit = true;
  for (const { bound, value } of draws) doDrawsFit = (await next(bound)) === value && doDrawsFit;
  return { doesSeedFit: (await hashOf(serverSeed)) === serverSeedHash, doDrawsFit };
}
