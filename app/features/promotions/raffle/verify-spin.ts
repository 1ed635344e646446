import { pickPrize, type WeightedPrize, weightLeft } from '../../../../openapi/rules/raffle.ts';
import type { RoundProof } from '../../games/bet/bet.server.ts';
import { type RoundCheck, verifyRound } from '../../games/bet/verify-round.ts';

export interface SpinProof extends RoundProof {
  prizes: readonly WeightedPrize[];
  prizeId: number;
}

/** Recomputes the number as `verifyRound` does, and the prize that it gives. */
export async function verifySpin(
  spin: SpinProof & { serverSeed: string },
): Promise<RoundCheck & { doesPrizeFit: boolean }> {
  const { prizes, prizeId, draws } = spin;
  const [draw] = draws;
  const isWhole = draws.length === 1 && draw?.bound === weightLeft(prizes);
  return {
    ...(await verifyRound(spin)),
    doesPrizeFit: isWhole && pickPrize(prizes, draw.value).prizeId === prizeId,
  };
}
