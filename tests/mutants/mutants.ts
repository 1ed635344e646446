import { agentMutants } from './agents.ts';
import { dietMutants } from './diet.ts';
import { gameMutants } from './games.ts';
import { limitMutants } from './limits.ts';
import { lotteryMutants } from './lottery.ts';
import { missionMutants } from './missions.ts';
import { moneyMutants } from './money.ts';
import type { Mutant } from './mutant.ts';
import { orderMutants } from './orders.ts';
import { payoutMutants } from './payouts.ts';
import { promotionMutants } from './promotions.ts';
import { rankMutants } from './ranks.ts';
import { rewardMutants } from './rewards.ts';
import { sessionMutants } from './session.ts';

export const mutants: Mutant[] = [
  ...moneyMutants,
  ...orderMutants,
  ...sessionMutants,
  ...payoutMutants,
  ...limitMutants,
  ...gameMutants,
  ...lotteryMutants,
  ...missionMutants,
  ...dietMutants,
  ...promotionMutants,
  ...agentMutants,
  ...rankMutants,
  ...rewardMutants,
];

/** @throws unless `before` occurs exactly once */
export function plant({ name, file, before, after }: Mutant, text: string): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`"${name}": its text is in ${file} ${parts.length - 1} times, not once.`);
  return parts.join(after);
}
