import { z } from 'zod';
import { pickPrize, weightLeft } from '../../openapi/rules/raffle.ts';
import { requireMember } from '../control/members.ts';
import { giveReward } from '../control/rewards.ts';
import { weighPrizes } from '../domains/promotions/raffle-prizes.ts';
import { findSeeds, saveSeeds } from '../domains/promotions/raffle-repository.ts';
import { findPromotion, isKind } from '../domains/promotions/repository.ts';
import { fairSource } from '../engine/fair.ts';
import { ApiError } from '../http/api-error.ts';
import { account, brand } from './parameters.ts';
import { defineScenario, impossible } from './scenario.ts';

const CLIENT_SEED_LENGTH = 16;
/** A prize of a weight below a thousandth is found, too. */
const MOST_SEEDS = 100_000;

export default defineScenario({
  title: 'Raffle about to win',
  description:
    "A member has a ticket, and the next spin wins: the member's seed is chosen so, and the spin is checked like every other.",
  touches: [],
  parameters: z.object({
    brand,
    account: account('lucky'),
    promotion: z.int().min(1).default(1015).describe('Id of the raffle.'),
    prize: z.int().min(1).optional().describe('Id of the prize; the one with the lowest weight without it.'),
  }),
  async apply({ world, act }, { brand: code, account: name, promotion: promotionId, prize: wanted }) {
    const who = { brand: code, account: name };
    const reward = { account: name, kind: 'TICKETS' as const, amount: '1', promotionId };
    const { rewardId } = await giveReward(world, code, reward);
    await act(who, 'claimReward', { body: { rewardIds: [rewardId ?? 0] } });
    await act(who, 'getRaffle', { query: { promotionId } });
    const raffle = findPromotion(world, code, promotionId);
    if (!raffle || !isKind(raffle, 'RAFFLE'))
      throw new ApiError(404, 'promotion.not.found', `No raffle ${promotionId}.`);
    const prizes = weighPrizes(world, raffle).filter(({ stock }) => stock !== 0);
    const [rarest] = prizes
      .filter(({ prizeId }) => raffle.rules.prizes.some((each) => each.prizeId === prizeId && each.kind !== 'BLANK'))
      .toSorted((a, b) => a.weight - b.weight);
    const prizeId = wanted ?? rarest?.prizeId;
    const key = { memberId: requireMember(world, code, name).member.id, promotionId };
    const seeds = findSeeds(world, key.memberId, promotionId);
    if (!seeds) throw new Error(`${name} has no seeds of the raffle ${promotionId}`);
    const { serverSeed, nonce } = seeds;
    for (let tried = 0; tried < MOST_SEEDS; tried += 1) {
      const clientSeed = world.random.text(CLIENT_SEED_LENGTH);
      const drawn = fairSource(serverSeed, clientSeed, nonce).int(weightLeft(prizes));
      if (pickPrize(prizes, drawn).prizeId !== prizeId) continue;
      await saveSeeds(world, key, { serverSeed, clientSeed, nonce });
      return { changes: [`The next spin of ${name} in the raffle ${promotionId} wins the prize ${prizeId}.`] };
    }
    throw impossible(`The raffle ${promotionId} does not give the prize ${prizeId}.`);
  },
});
