import { fairNumbers, hashText } from '../fair/fair-numbers.ts';
import type { RoundProof } from './bet.server.ts';

export interface RoundCheck {
  doesSeedFit: boolean;
  doDrawsFit: boolean;
}

/** Recomputes the hash of the server seed and every number drawn (the contract's RoundProof). */
export async function verifyRound(proof: RoundProof & { serverSeed: string }): Promise<RoundCheck> {
  const { serverSeed, serverSeedHash, clientSeed, nonce, draws } = proof;
  const next = await fairNumbers(serverSeed, `${clientSeed}:${nonce}`);
  let doDrawsFit = true;
  for (const { bound, value } of draws) doDrawsFit = (await next(bound)) === value && doDrawsFit;
  return { doesSeedFit: (await hashText(serverSeed)) === serverSeedHash, doDrawsFit };
}
